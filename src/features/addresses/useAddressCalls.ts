import { isUnauthorized } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { messages } from '@/config/messages';
import type { Address, StoredAddress } from '@/contract/address';
import type { UpdatedUser } from '@/contract/user';
import { addedAddress } from '@/domain/addedAddress';
import { errorText } from '@/state/errorText';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { signInAgain } from '@/state/signInAgain';
import { selectUser } from '@/state/userSlice';

const { addAddress, updateAddress, deleteAddress } = customerApi.endpoints;

export type AddressOutcome =
  /** `address` is the one that was saved, as the server keeps it. */
  { readonly ok: true; readonly address: StoredAddress | null } | { readonly ok: false; readonly message: string };

/** Which address of the new list was saved. */
type Saved = (after: readonly StoredAddress[]) => StoredAddress | null;

interface Result {
  readonly data?: UpdatedUser | undefined;
  readonly error?: unknown;
}

/**
 * The three address calls of the signed-in customer (§7); each outcome holds the saved address or what to say beside the
 * form. After a 401 the call is sent once more when the customer has signed in again (ruling 7).
 */
export function useAddressCalls() {
  const store = useAppStore();
  const userId = useAppSelector(selectUser)?._id ?? '';

  function outcomeOf(result: Result, saved: Saved): AddressOutcome {
    if (result.data) return { ok: true, address: saved(result.data.updatedUser.myAddresses) };
    if (isUnauthorized(result.error)) return { ok: false, message: 'Please sign in, then save your address again.' };
    return { ok: false, message: errorText(result.error, `${messages.genericError}. Your address wasn’t saved.`) };
  }

  async function carryOut(send: () => Promise<Result>, saved: Saved): Promise<AddressOutcome> {
    const result = await send();
    const again = isUnauthorized(result.error) && (await signInAgain(store));
    return outcomeOf(again ? await send() : result, saved);
  }

  return {
    add: (address: Address) => {
      const before = selectUser(store.getState())?.myAddresses ?? [];
      return carryOut(
        () => store.dispatch(addAddress.initiate({ ...address, userId })),
        (after) => addedAddress(before, after, address),
      );
    },
    update: (address: Address, addressId: string) =>
      carryOut(
        () => store.dispatch(updateAddress.initiate({ ...address, userId, addressId })),
        (after) => after.find(({ _id }) => _id === addressId) ?? null,
      ),
    remove: (addressId: string) =>
      carryOut(
        () => store.dispatch(deleteAddress.initiate({ addressId, userId })),
        () => null,
      ),
  };
}
