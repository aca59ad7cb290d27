import { bookingsResponse, buyNowBookingsResponse } from '@/contract/booking';
import type { BuyNowGroup, OrderGroup } from '@/contract/order';
import { type Product, type ProductFields, productsResponse, type UpdateProductPayload } from '@/contract/product';
import {
  type AdminLogInPayload,
  type AdminSignUpPayload,
  messageResponse,
  type UpdateOrderStatusPayload,
  type User,
  usersResponse,
} from '@/contract/user';
import { endAdminSession, startAdminSession } from './adminSession';
import { isRefused } from './apiError';
import { shopApi } from './shopApi';

interface Started {
  readonly queryFulfilled: Promise<unknown>;
}

/** A 401 or 403 from any call behind the sign-in ends the session: the guard leads to the sign-in and back (ruling 24). */
const guarded = {
  onQueryStarted: (_: unknown, { queryFulfilled }: Started) => {
    queryFulfilled.catch((failure: unknown) => {
      const error = typeof failure === 'object' && failure !== null && 'error' in failure ? failure.error : null;
      if (isRefused(error)) endAdminSession();
    });
  },
};

/** The ten admin calls (§7). Loaded with the dashboard only. */
export const adminApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    adminLogIn: build.mutation<{ message: string }, AdminLogInPayload>({
      query: (body) => ({ call: 'adminLogIn', body, answer: messageResponse }),
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.then(startAdminSession, () => {});
      },
    }),
    adminSignUp: build.mutation<{ message: string }, AdminSignUpPayload>({
      query: (body) => ({ call: 'adminSignUp', body, answer: messageResponse }),
    }),
    addProduct: build.mutation<{ message: string }, ProductFields>({
      ...guarded,
      query: (body) => ({ call: 'addProduct', body, answer: messageResponse }),
      invalidatesTags: ['Product', 'AdminProduct'],
    }),
    adminGetProducts: build.query<Product[], void>({
      ...guarded,
      query: () => ({ call: 'adminGetProducts', answer: productsResponse }),
      transformResponse: (answer: { response: Product[] }) => answer.response,
      providesTags: ['AdminProduct'],
    }),
    updateProduct: build.mutation<{ message: string }, UpdateProductPayload>({
      ...guarded,
      query: (body) => ({
        call: 'updateProduct',
        body,
        answer: messageResponse,
      }),
      invalidatesTags: ['Product', 'AdminProduct'],
    }),
    deleteProduct: build.mutation<{ message: string }, string>({
      ...guarded,
      query: (id) => ({
        call: 'deleteProduct',
        path: { id },
        answer: messageResponse,
      }),
      invalidatesTags: ['Product', 'AdminProduct'],
    }),
    getUsers: build.query<User[], void>({
      ...guarded,
      query: () => ({ call: 'getUsers', answer: usersResponse }),
      transformResponse: (answer: { result: User[] }) => answer.result,
      providesTags: ['AdminUser'],
    }),
    updateUserOrderStatus: build.mutation<{ message: string }, UpdateOrderStatusPayload>({
      ...guarded,
      query: (body) => ({
        call: 'updateUserOrderStatus',
        body,
        answer: messageResponse,
      }),
      invalidatesTags: ['AdminUser', 'AdminBooking'],
    }),
    getBookings: build.query<OrderGroup[], void>({
      ...guarded,
      query: () => ({ call: 'getBookings', answer: bookingsResponse }),
      transformResponse: (answer: { result: OrderGroup[] }) => answer.result,
      providesTags: ['AdminBooking'],
    }),
    getBuyNowBookings: build.query<BuyNowGroup[], void>({
      ...guarded,
      query: () => ({
        call: 'getBuyNowBookings',
        answer: buyNowBookingsResponse,
      }),
      transformResponse: (answer: { result: BuyNowGroup[] }) => answer.result,
      providesTags: ['AdminBooking'],
    }),
  }),
});

export const {
  useAdminLogInMutation,
  useAdminSignUpMutation,
  useAddProductMutation,
  useAdminGetProductsQuery,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useGetUsersQuery,
  useUpdateUserOrderStatusMutation,
  useGetBookingsQuery,
  useGetBuyNowBookingsQuery,
} = adminApi;
