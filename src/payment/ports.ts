import type { ApiError } from '@/api/apiError';
import type { CreateBookingPayload, CreateBuyNowBookingPayload } from '@/contract/booking';
import type { OrderEntry } from '@/contract/order';
import type { CaptureOrderAnswer, CreateOrderAnswer, CreateOrderPayload } from '@/contract/payPal';
import type { UpdatedUser } from '@/contract/user';
import type { Channel } from './channel';
import type { Journal } from './journal/journal';
import type { Locks } from './locks/locks';

/** An answer as RTK Query's dispatch gives it. */
export type Answer<T> = { readonly data: T } | { readonly error: ApiError };

/** A finished booking body and the call that takes it. */
export type BookingToSend =
  | { readonly call: 'createBooking'; readonly body: CreateBookingPayload }
  | { readonly call: 'createBuyNowBooking'; readonly body: CreateBuyNowBookingPayload };

/** What both booking calls answer; a guest's answer has no `updatedUser`. */
export interface BookingAnswer {
  readonly message: string;
  readonly response: { readonly _id: string } | null;
  readonly updatedUser?: UpdatedUser['updatedUser'] | null;
}

/** PayPal's answer to a capture, with its HTTP status. */
export type CaptureReply = CaptureOrderAnswer & { readonly status: number };

/** The three calls that move money or book it. */
export interface ShopCalls {
  createOrder(payload: CreateOrderPayload): Promise<Answer<CreateOrderAnswer>>;
  captureOrder(orderId: string): Promise<Answer<CaptureReply>>;
  book(booking: BookingToSend): Promise<Answer<BookingAnswer>>;
}

/** The signed-in customer as the server last told it. */
export interface ShopUser {
  readonly userId: string;
  readonly orders: readonly OrderEntry[];
  /** ISO time of the sign-in; null when it is not known. */
  readonly signedInAt: string | null;
}

/** Everything outside the desk: tests and the model check bring their own. */
export interface Ports extends ShopCalls {
  currentUser(): ShopUser | null;
  now(): Date;
  /** A number from 0 to below 1. */
  random(): number;
  newId(): string;
  wait(ms: number): Promise<void>;
  online(): boolean;
  readonly journal: Journal;
  readonly locks: Locks;
  readonly channel: Channel;
}
