import {
  type CreateBookingPayload,
  type CreateBookingResponse,
  type CreateBuyNowBookingPayload,
  type CreateBuyNowBookingResponse,
  createBookingResponse,
  createBuyNowBookingResponse,
} from '@/contract/booking';
import {
  type CaptureOrderResponse,
  type CreateOrderPayload,
  type CreateOrderResponse,
  captureOrderResponse,
  createOrderResponse,
} from '@/contract/payPal';
import { moneyApi } from './shopApi';

/** PayPal's 4xx bodies hold its reasons; 429 and 5xx are reasons to retry. */
const hasReasons = (status: number) => status >= 400 && status < 500 && status !== 429;

/** Order create and capture on the payment host (§7), without cookies and token; the two booking calls. */
export const paymentApi = moneyApi.injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation<CreateOrderResponse, CreateOrderPayload>({
      query: (body) => ({ call: 'createOrder', body, schema: createOrderResponse, alsoAccepts: hasReasons }),
    }),
    // The result includes the status, because after a 409 it is unknown whether the money moved.
    captureOrder: build.mutation<CaptureOrderResponse & { status: number }, { orderId: string }>({
      query: ({ orderId }) => ({
        call: 'captureOrder',
        path: { orderId },
        schema: captureOrderResponse,
        alsoAccepts: hasReasons,
      }),
      transformResponse: (response: CaptureOrderResponse, meta) => ({ ...response, status: meta?.status ?? 200 }),
    }),
    createBooking: build.mutation<CreateBookingResponse, CreateBookingPayload>({
      query: (body) => ({ call: 'createBooking', body, schema: createBookingResponse }),
    }),
    createBuyNowBooking: build.mutation<CreateBuyNowBookingResponse, CreateBuyNowBookingPayload>({
      query: (body) => ({ call: 'createBuyNowBooking', body, schema: createBuyNowBookingResponse }),
    }),
  }),
});
