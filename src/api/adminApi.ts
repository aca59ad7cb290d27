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
import { shopApi } from './shopApi';

/** The ten admin calls (§7). Loaded with the dashboard only. */
export const adminApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    adminLogIn: build.mutation<{ message: string }, AdminLogInPayload>({
      query: (body) => ({ call: 'adminLogIn', body, answer: messageResponse }),
    }),
    adminSignUp: build.mutation<{ message: string }, AdminSignUpPayload>({
      query: (body) => ({ call: 'adminSignUp', body, answer: messageResponse }),
    }),
    addProduct: build.mutation<{ message: string }, ProductFields>({
      query: (body) => ({ call: 'addProduct', body, answer: messageResponse }),
      invalidatesTags: ['Product', 'AdminProduct'],
    }),
    adminGetProducts: build.query<Product[], void>({
      query: () => ({ call: 'adminGetProducts', answer: productsResponse }),
      transformResponse: (answer: { response: Product[] }) => answer.response,
      providesTags: ['AdminProduct'],
    }),
    updateProduct: build.mutation<{ message: string }, UpdateProductPayload>({
      query: (body) => ({
        call: 'updateProduct',
        body,
        answer: messageResponse,
      }),
      invalidatesTags: ['Product', 'AdminProduct'],
    }),
    deleteProduct: build.mutation<{ message: string }, string>({
      query: (id) => ({
        call: 'deleteProduct',
        path: { id },
        answer: messageResponse,
      }),
      invalidatesTags: ['Product', 'AdminProduct'],
    }),
    getUsers: build.query<User[], void>({
      query: () => ({ call: 'getUsers', answer: usersResponse }),
      transformResponse: (answer: { result: User[] }) => answer.result,
      providesTags: ['AdminUser'],
    }),
    updateUserOrderStatus: build.mutation<{ message: string }, UpdateOrderStatusPayload>({
      query: (body) => ({
        call: 'updateUserOrderStatus',
        body,
        answer: messageResponse,
      }),
      invalidatesTags: ['AdminUser', 'AdminBooking'],
    }),
    getBookings: build.query<OrderGroup[], void>({
      query: () => ({ call: 'getBookings', answer: bookingsResponse }),
      transformResponse: (answer: { result: OrderGroup[] }) => answer.result,
      providesTags: ['AdminBooking'],
    }),
    getBuyNowBookings: build.query<BuyNowGroup[], void>({
      query: () => ({
        call: 'getBuyNowBookings',
        answer: buyNowBookingsResponse,
      }),
      transformResponse: (answer: { result: BuyNowGroup[] }) => answer.result,
      providesTags: ['AdminBooking'],
    }),
  }),
});
