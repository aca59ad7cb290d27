import { isApiError } from '@/api/apiError';
import type { CreateBookingPayload, CreateBuyNowBookingPayload } from '@/contract/booking';
import type { CreateOrderAnswer, CreateOrderPayload } from '@/contract/payPal';
import type { BookingAnswer, CaptureReply, ShopCalls, ShopResponse } from './ports';

export type Dispatched<T> = PromiseLike<{ readonly data: T } | { readonly error: unknown }>;

export interface DispatchedCalls {
  createOrder(payload: CreateOrderPayload): Dispatched<CreateOrderAnswer>;
  captureOrder(order: { orderId: string }): Dispatched<CaptureReply>;
  createBooking(body: CreateBookingPayload): Dispatched<BookingAnswer>;
  createBuyNowBooking(body: CreateBuyNowBookingPayload): Dispatched<BookingAnswer>;
}

/** An exception says nothing about the server, so it counts as a lost response. */
async function answered<T>(send: () => Dispatched<T>): Promise<ShopResponse<T>> {
  try {
    const result = await send();
    if ('data' in result) return result;
    if (isApiError(result.error)) return { error: result.error };
  } catch (error) {
    console.warn('payment call:', error instanceof Error ? error.message : error);
  }
  return { error: { kind: 'network', message: '' } };
}

/** Never reject. */
export function shopCalls(calls: DispatchedCalls): ShopCalls {
  return {
    createOrder: (payload) => answered(() => calls.createOrder(payload)),
    captureOrder: (orderId) => answered(() => calls.captureOrder({ orderId })),
    book: (booking) =>
      answered(() =>
        booking.call === 'createBooking' ? calls.createBooking(booking.body) : calls.createBuyNowBooking(booking.body),
      ),
  };
}
