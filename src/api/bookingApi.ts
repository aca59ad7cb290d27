import {
  type CreateBookingAnswer,
  type CreateBookingPayload,
  type CreateBuyNowBookingAnswer,
  type CreateBuyNowBookingPayload,
  createBookingResponse,
  createBuyNowBookingResponse,
} from '@/contract/booking';
import { shopApi } from './shopApi';

/** The two booking calls (§7). */
export const bookingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    createBooking: build.mutation<CreateBookingAnswer, CreateBookingPayload>({
      query: (body) => ({
        call: 'createBooking',
        body,
        schema: createBookingResponse,
      }),
      invalidatesTags: ['Product'],
    }),
    createBuyNowBooking: build.mutation<CreateBuyNowBookingAnswer, CreateBuyNowBookingPayload>({
      query: (body) => ({
        call: 'createBuyNowBooking',
        body,
        schema: createBuyNowBookingResponse,
      }),
      invalidatesTags: ['Product'],
    }),
  }),
});
