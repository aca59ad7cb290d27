import type { AddAddressPayload, UpdateAddressPayload } from '@/contract/address';
import type { CallName } from '@/contract/calls';
import { type UpdatedUser, updatedUserResponse } from '@/contract/user';
import type { Request } from './baseQuery';
import { shopApi } from './shopApi';

export interface ProductOfUser {
  productId: string;
  userId: string;
}

/** A call that answers with the updated user; a `body` of {} is the contract's "empty body". */
function userCall(call: CallName, query: Readonly<Record<string, string | number>>, body?: unknown): Request {
  return {
    call,
    query,
    answer: updatedUserResponse,
    queued: true,
    ...(body === undefined ? {} : { body }),
  };
}

/** Wishlist, cart and addresses of a signed-in customer (§7): each answers with the updated user. */
export const customerApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    toggleWishlist: build.mutation<UpdatedUser, ProductOfUser>({
      query: ({ productId, userId }) => userCall('wishlist', { productId, userId }, {}),
    }),
    addToCart: build.mutation<UpdatedUser, ProductOfUser & { qty: number }>({
      query: ({ productId, userId, qty }) => userCall('addToCart', { productId, userId, qty }, {}),
    }),
    updateCart: build.mutation<UpdatedUser, ProductOfUser & { type: 'add' | 'sub' }>({
      query: ({ productId, userId, type }) => userCall('updateCart', { productId, userId, type }),
    }),
    deleteItemFromCart: build.mutation<UpdatedUser, ProductOfUser>({
      query: ({ productId, userId }) => userCall('deleteItemFromCart', { productId, userId }),
    }),
    addAddress: build.mutation<UpdatedUser, AddAddressPayload>({
      query: (body) => userCall('addAddress', {}, body),
    }),
    updateAddress: build.mutation<UpdatedUser, UpdateAddressPayload>({
      query: (body) => userCall('updateAddress', {}, body),
    }),
    deleteAddress: build.mutation<UpdatedUser, { addressId: string; userId: string }>({
      query: ({ addressId, userId }) => userCall('deleteAddress', { addressId, userId }),
    }),
  }),
});
