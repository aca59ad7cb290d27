import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import { type BuyNowGroup, buyNowGroupSchema, type OrderGroup, orderGroupSchema } from '@/contract/order';
import {
  catalogueResponse,
  listedProductSchema,
  type Product,
  type ProductFields,
  type UpdateProductPayload,
} from '@/contract/product';
import {
  type AdminLogInPayload,
  type AdminSignUpPayload,
  type ListedUser,
  listedUserSchema,
  messageResponse,
  resultRecords,
  type UpdateOrderStatusPayload,
} from '@/contract/user';
import { expireAdminSession, startAdminSession } from './adminSession';
import { isSignInRequired } from './apiError';
import { readRecords } from './productStream';
import { shopApi, tagged } from './shopApi';

type CatalogueResponse = v.InferOutput<typeof catalogueResponse>;
type ResultRecords = v.InferOutput<typeof resultRecords>;

interface Lifecycle {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
}

/** A 401 or 403 ends the session: the guard redirects to the sign-in, which leads back (ruling 24). */
const guarded = {
  onQueryStarted: (_: unknown, { dispatch, queryFulfilled }: Lifecycle) => {
    queryFulfilled.catch((failure: unknown) => {
      const error = typeof failure === 'object' && failure !== null && 'error' in failure ? failure.error : null;
      if (isSignInRequired(error, 'administrator')) dispatch(expireAdminSession());
    });
  },
};

/** Comparing thousands of records with the previous ones costs more than rendering them. */
const guardedList = { ...guarded, structuralSharing: false } as const;

/** For a product that was added, changed or deleted; a batch refetches once, after its last change. */
export const refetchProducts = () => shopApi.util.invalidateTags(['Product', 'AdminProduct']);

/** The ten admin calls (§7). Loaded with the dashboard only. */
export const adminApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    adminLogIn: build.mutation<{ message: string }, AdminLogInPayload>({
      query: (body) => ({ call: 'adminLogIn', body, schema: messageResponse }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          () => dispatch(startAdminSession()),
          () => {},
        );
      },
    }),
    adminSignUp: build.mutation<{ message: string }, AdminSignUpPayload>({
      query: (body) => ({ call: 'adminSignUp', body, schema: messageResponse }),
    }),
    addProduct: build.mutation<{ message: string }, ProductFields>({
      ...guarded,
      query: (body) => ({ call: 'addProduct', body, schema: messageResponse }),
    }),
    adminGetProducts: build.query<Product[], void>({
      ...guardedList,
      query: () => ({ call: 'adminGetProducts', schema: catalogueResponse }),
      transformResponse: ({ response }: CatalogueResponse) => readRecords(listedProductSchema, response),
      providesTags: tagged('AdminProduct'),
    }),
    updateProduct: build.mutation<{ message: string }, UpdateProductPayload>({
      ...guarded,
      query: (body) => ({ call: 'updateProduct', body, schema: messageResponse }),
    }),
    deleteProduct: build.mutation<{ message: string }, string>({
      ...guarded,
      query: (id) => ({ call: 'deleteProduct', path: { id }, schema: messageResponse }),
    }),
    getUsers: build.query<ListedUser[], void>({
      ...guardedList,
      query: () => ({ call: 'getUsers', schema: resultRecords }),
      transformResponse: ({ result }: ResultRecords) => readRecords(listedUserSchema, result),
      providesTags: tagged('AdminUser'),
    }),
    updateUserOrderStatus: build.mutation<{ message: string }, UpdateOrderStatusPayload>({
      ...guarded,
      query: (body) => ({ call: 'updateUserOrderStatus', body, schema: messageResponse }),
      invalidatesTags: ['AdminUser', 'AdminBooking'],
    }),
    getBookings: build.query<OrderGroup[], void>({
      ...guardedList,
      query: () => ({ call: 'getBookings', schema: resultRecords }),
      transformResponse: ({ result }: ResultRecords) => readRecords(orderGroupSchema, result),
      providesTags: tagged('AdminBooking'),
    }),
    getBuyNowBookings: build.query<BuyNowGroup[], void>({
      ...guardedList,
      query: () => ({ call: 'getBuyNowBookings', schema: resultRecords }),
      transformResponse: ({ result }: ResultRecords) => readRecords(buyNowGroupSchema, result),
      providesTags: tagged(),
    }),
  }),
});

const { adminGetProducts, getUsers, getBookings, getBuyNowBookings } = adminApi.endpoints;

/** The four calls that respond with a list. */
export const listCalls = { adminGetProducts, getUsers, getBookings, getBuyNowBookings } as const;
export type ListCall = (typeof listCalls)[keyof typeof listCalls];

export const {
  useAdminLogInMutation,
  useAdminSignUpMutation,
  useAdminGetProductsQuery,
  useGetUsersQuery,
  useGetBookingsQuery,
  useGetBuyNowBookingsQuery,
} = adminApi;
