import { isUnauthorized } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { commonMessages } from '@/config/messages';
import type { Address, StoredAddress } from '@/contract/address';
import type { UpdatedUser } from '@/contract/user';
import { addedAddress } from '@/domain/addedAddress';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { signInAgain } from '@/state/loginModal';
import { errorText } from '@/state/notices';
import { selectUser } from '@/state/userSlice';
import { addressesTexts } from './texts';

const { addAddress, updateAddress, deleteAddress } = customerApi.endpoints;

export type AddressOutcome =
  /** `address` as the server stores it. */
  { readonly ok: true; readonly address: StoredAddress | null } | { readonly ok: false; readonly message: string };

/** Finds the saved address in the new list. */
type FindSaved = (after: readonly StoredAddress[]) => StoredAddress | null;

interface Result {
  readonly data?: UpdatedUser | undefined;
  readonly error?: unknown;
}

/** The customer's three address calls (§7). After a 401, a call is repeated once the customer signs in again (ruling 7). */
export function useAddressCalls() {
  const store = useAppStore();
  const userId = useAppSelector(selectUser)?._id ?? '';

  function outcomeOf(result: Result, findSaved: FindSaved): AddressOutcome {
    if (result.data) return { ok: true, address: findSaved(result.data.updatedUser.myAddresses) };
    if (isUnauthorized(result.error)) return { ok: false, message: addressesTexts.signInToSave };
    return { ok: false, message: errorText(result.error, addressesTexts.notSaved(commonMessages.genericError)) };
  }

  async function send(call: () => Promise<Result>, findSaved: FindSaved): Promise<AddressOutcome> {
    const result = await call();
    const again = isUnauthorized(result.error) && (await signInAgain(store));
    return outcomeOf(again ? await call() : result, findSaved);
  }

  return {
    add: (address: Address) => {
      const before = selectUser(store.getState())?.myAddresses ?? [];
      return send(
        () => store.dispatch(addAddress.initiate({ ...address, userId })),
        (after) => addedAddress(before, after, address),
      );
    },
    update: (address: Address, addressId: string) =>
      send(
        () => store.dispatch(updateAddress.initiate({ ...address, userId, addressId })),
        (after) => after.find(({ _id }) => _id === addressId) ?? null,
      ),
    remove: (addressId: string) =>
      send(
        () => store.dispatch(deleteAddress.initiate({ addressId, userId })),
        () => null,
      ),
  };
}
