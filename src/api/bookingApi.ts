import {
  type CreateBookingPayload,
  type CreateBookingResponse,
  type CreateBuyNowBookingPayload,
  type CreateBuyNowBookingResponse,
  createBookingResponse,
  createBuyNowBookingResponse,
} from '@/contract/booking';
import { shopApi } from './shopApi';

/** The two booking calls (§7). */
export const bookingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    createBooking: build.mutation<CreateBookingResponse, CreateBookingPayload>({
      query: (body) => ({
        call: 'createBooking',
        body,
        schema: createBookingResponse,
      }),
      invalidatesTags: ['Product'],
    }),
    createBuyNowBooking: build.mutation<CreateBuyNowBookingResponse, CreateBuyNowBookingPayload>({
      query: (body) => ({
        call: 'createBuyNowBooking',
        body,
        schema: createBuyNowBookingResponse,
      }),
      invalidatesTags: ['Product'],
    }),
  }),
});
