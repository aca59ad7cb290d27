import type { Address, StoredAddress } from '@/contract/address';

/**
 * The address that was just added, wherever in the new list the server put it: the one that was not there before, of several
 * the one that reads as it was entered. A server that keeps no address twice has it under an older id.
 */
export function addedAddress(
  before: readonly StoredAddress[],
  after: readonly StoredAddress[],
  entered: Address,
): StoredAddress | null {
  const reads = (address: StoredAddress) =>
    Object.entries(entered).every(([field, value]) => Reflect.get(address, field) === value);
  const known = new Set(before.map(({ _id }) => _id));
  const added = after.filter(({ _id }) => !known.has(_id));
  return added.find(reads) ?? added.at(-1) ?? after.find(reads) ?? null;
}
