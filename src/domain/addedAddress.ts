import type { Address, StoredAddress } from '@/contract/address';

/** Of several new addresses, the one that matches. A server without duplicates keeps an older id. */
export function addedAddress(
  before: readonly StoredAddress[],
  after: readonly StoredAddress[],
  entered: Address,
): StoredAddress | null {
  const matches = (address: StoredAddress) =>
    Object.entries(entered).every(([field, value]) => Reflect.get(address, field) === value);
  const known = new Set(before.map(({ _id }) => _id));
  const added = after.filter(({ _id }) => !known.has(_id));
  return added.find(matches) ?? added.at(-1) ?? after.find(matches) ?? null;
}
