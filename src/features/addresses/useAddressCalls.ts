import { isApiError, isUnauthorized } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { messages } from '@/config/messages';
import type { Address, StoredAddress } from '@/contract/address';
import type { UpdatedUser } from '@/contract/user';
import { foreignText } from '@/domain/foreignText';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { signInAgain } from '@/state/signInAgain';
import { selectUser } from '@/state/userSlice';

const { addAddress, updateAddress, deleteAddress } = customerApi.endpoints;

export type AddressOutcome =
  | { readonly ok: true; readonly addresses: readonly StoredAddress[] }
  | { readonly ok: false; readonly message: string };

interface Result {
  readonly data?: UpdatedUser | undefined;
  readonly error?: unknown;
}

/**
 * The three address calls of the signed-in customer (§7); each outcome holds the new list or what to say beside the
 * form. After a 401 the call is sent once more when the customer has signed in again (ruling 7).
 */
export function useAddressCalls() {
  const store = useAppStore();
  const userId = useAppSelector(selectUser)?._id ?? '';

  function outcomeOf(result: Result): AddressOutcome {
    if (result.data) return { ok: true, addresses: result.data.updatedUser.myAddresses };
    const told = isApiError(result.error) ? foreignText(result.error.message) : '';
    if (isUnauthorized(result.error)) return { ok: false, message: 'Please sign in again, then save once more.' };
    return { ok: false, message: told || `${messages.genericError}. Your address was not saved.` };
  }

  async function carryOut(send: () => Promise<Result>): Promise<AddressOutcome> {
    const result = await send();
    const again = isUnauthorized(result.error) && (await signInAgain(store));
    return outcomeOf(again ? await send() : result);
  }

  return {
    add: (address: Address) => carryOut(() => store.dispatch(addAddress.initiate({ ...address, userId }))),
    update: (address: Address, addressId: string) =>
      carryOut(() => store.dispatch(updateAddress.initiate({ ...address, userId, addressId }))),
    remove: (addressId: string) => carryOut(() => store.dispatch(deleteAddress.initiate({ addressId, userId }))),
  };
}
