import type { ApiError } from '@/api/apiError';
import type { CreateBookingPayload, CreateBuyNowBookingPayload } from '@/contract/booking';
import type { OrderEntry } from '@/contract/order';
import type { CaptureOrderAnswer, CreateOrderAnswer, CreateOrderPayload } from '@/contract/payPal';
import type { UpdatedUser } from '@/contract/user';
import type { Channel } from './channel';
import type { Journal } from './journal';
import type { Locks } from './locks';

/** As RTK Query's dispatch returns it. */
export type ShopResponse<T> = { readonly data: T } | { readonly error: ApiError };

export type BookingToSend =
  | { readonly call: 'createBooking'; readonly body: CreateBookingPayload }
  | { readonly call: 'createBuyNowBooking'; readonly body: CreateBuyNowBookingPayload };

/** Guests get no `updatedUser`. */
export interface BookingAnswer {
  readonly message: string;
  readonly response: { readonly _id: string } | null;
  readonly updatedUser?: UpdatedUser['updatedUser'] | null;
}

export type CaptureReply = CaptureOrderAnswer & { readonly status: number };

export interface ShopCalls {
  createOrder(payload: CreateOrderPayload): Promise<ShopResponse<CreateOrderAnswer>>;
  captureOrder(orderId: string): Promise<ShopResponse<CaptureReply>>;
  book(booking: BookingToSend): Promise<ShopResponse<BookingAnswer>>;
}

export interface ShopUser {
  readonly userId: string;
  readonly orders: readonly OrderEntry[];
  /** ISO time; null if unknown. */
  readonly signedInAt: string | null;
}

/** Everything outside the desk; tests replace it. */
export interface Ports extends ShopCalls {
  currentUser(): ShopUser | null;
  now(): Date;
  /** In [0, 1). */
  random(): number;
  newId(): string;
  wait(ms: number): Promise<void>;
  online(): boolean;
  readonly journal: Journal;
  readonly locks: Locks;
  readonly channel: Channel;
}
