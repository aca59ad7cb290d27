import { isApiError, isUnauthorized } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { messages } from '@/config/messages';
import type { Address, StoredAddress } from '@/contract/address';
import type { UpdatedUser } from '@/contract/user';
import { foreignText } from '@/domain/foreignText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

const { addAddress, updateAddress, deleteAddress } = customerApi.endpoints;

export type AddressOutcome =
  | { readonly ok: true; readonly addresses: readonly StoredAddress[] }
  | { readonly ok: false; readonly message: string };

/** The three address calls of the signed-in customer (§7); each outcome holds the new list or what to say beside the form. */
export function useAddressCalls() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?._id ?? '';

  function outcomeOf(result: { data?: UpdatedUser | undefined; error?: unknown }): AddressOutcome {
    if (result.data) return { ok: true, addresses: result.data.updatedUser.myAddresses };
    const told = isApiError(result.error) ? foreignText(result.error.message) : '';
    if (isUnauthorized(result.error)) return { ok: false, message: 'Please sign in again, then save once more.' };
    return { ok: false, message: told || `${messages.genericError}. Your address was not saved.` };
  }

  return {
    add: async (address: Address) => outcomeOf(await dispatch(addAddress.initiate({ ...address, userId }))),
    update: async (address: Address, addressId: string) =>
      outcomeOf(await dispatch(updateAddress.initiate({ ...address, userId, addressId }))),
    remove: async (addressId: string) => outcomeOf(await dispatch(deleteAddress.initiate({ addressId, userId }))),
  };
}
