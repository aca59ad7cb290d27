import { commonMessages } from '@/config/messages';
import {
  type Address,
  addAddressPayload,
  type PincodeResponse,
  pincodeResponse,
  updateAddressPayload,
} from '@/contract/address';
import type { CallName } from '@/contract/calls';
import {
  type LogInPayload,
  logInResponse,
  messageResponse,
  type NewAccount,
  signUpPayload,
  type UpdatedUser,
  type User,
  updatedUserResponse,
} from '@/contract/user';
import type { Request } from './baseQuery';
import { shopApi, tagged } from './shopApi';

export interface ProductOfUser {
  productId: string;
  userId: string;
}

/** A call that responds with the updated user; a `body` of {} is the contract's "empty body". */
function userCall(call: CallName, query: Readonly<Record<string, string | number>>, body?: unknown): Request {
  return { call, query, schema: updatedUserResponse, queued: true, ...(body === undefined ? {} : { body }) };
}

/** Any message but the one of success is an error (§8), unless the cart contains the product nevertheless. */
const isNotAdded = ({ message, user }: UpdatedUser, productId: string): boolean =>
  message !== commonMessages.cartAdded &&
  !user.myCart[0]?.items.some(({ product, deletedProductId }) => (product?._id ?? deletedProductId) === productId);

/** Calls of a customer (§7). Those about wishlist, cart and addresses respond with the updated user. */
export const customerApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<{ user: User; token: string }, LogInPayload>({
      query: (body) => ({ call: 'logIn', body, schema: logInResponse }),
    }),
    signUp: build.mutation<{ message: string }, NewAccount>({
      query: (account) => ({ call: 'signUp', body: signUpPayload(account), schema: messageResponse }),
    }),
    toggleWishlist: build.mutation<UpdatedUser, ProductOfUser>({
      query: ({ productId, userId }) => userCall('wishlist', { productId, userId }, {}),
    }),
    addToCart: build.mutation<UpdatedUser, ProductOfUser & { qty: number }>({
      query: ({ productId, userId, qty }) => ({
        ...userCall('addToCart', { productId, userId, qty }, {}),
        isRefused: (response) => isNotAdded(response as UpdatedUser, productId),
      }),
    }),
    updateCart: build.mutation<UpdatedUser, ProductOfUser & { type: 'add' | 'sub' }>({
      query: ({ productId, userId, type }) => userCall('updateCart', { productId, userId, type }),
    }),
    deleteItemFromCart: build.mutation<UpdatedUser, ProductOfUser>({
      query: ({ productId, userId }) => userCall('deleteItemFromCart', { productId, userId }),
    }),
    addAddress: build.mutation<UpdatedUser, { userId: string; address: Address }>({
      query: ({ userId, address }) => userCall('addAddress', {}, addAddressPayload(userId, address)),
    }),
    updateAddress: build.mutation<UpdatedUser, { userId: string; address: Address; addressId: string }>({
      query: ({ userId, address, addressId }) =>
        userCall('updateAddress', {}, updateAddressPayload(userId, address, addressId)),
    }),
    deleteAddress: build.mutation<UpdatedUser, { addressId: string; userId: string }>({
      query: ({ addressId, userId }) => userCall('deleteAddress', { addressId, userId }),
    }),
    /** The third-party lookup of a pincode. */
    lookUpPincode: build.query<PincodeResponse, string>({
      query: (pincode) => ({ call: 'lookUpPincode', path: { pincode }, query: { json: 1 }, schema: pincodeResponse }),
      providesTags: tagged(),
    }),
  }),
});

export const { useLogInMutation, useSignUpMutation } = customerApi;
