import { type ApiError, isApiError } from '@/api/apiError';
import type { CreateBookingPayload, CreateBuyNowBookingPayload } from '@/contract/booking';
import type { OrderEntry } from '@/contract/order';
import type { CaptureOrderResponse, CreateOrderPayload, CreateOrderResponse } from '@/contract/payPal';
import type { User } from '@/contract/user';
import { wait } from '@/lib/scheduling';
import { local, storageLagMs } from '@/lib/storage';
import { type Journal, makeJournal } from './journal';
import { type Locks, leaseLocks, webLocks } from './locks';
import { type Channel, tabChannel } from './presence';
import { databaseStore, dismissals, mirrorStore } from './stores';

/** The result of an RTK Query dispatch. */
export type ShopResponse<T> = { readonly data: T } | { readonly error: ApiError };

export type BookingToSend =
  | { readonly call: 'createBooking'; readonly body: CreateBookingPayload }
  | { readonly call: 'createBuyNowBooking'; readonly body: CreateBuyNowBookingPayload };

/** Guests get no `user`. */
export interface BookingResponse {
  readonly message: string;
  /** '' if the shop names none. */
  readonly orderId: string;
  readonly user?: User | null;
}

export type CaptureReply = CaptureOrderResponse & { readonly status: number };

export interface ShopCalls {
  createOrder(payload: CreateOrderPayload): Promise<ShopResponse<CreateOrderResponse>>;
  captureOrder(orderId: string): Promise<ShopResponse<CaptureReply>>;
  book(booking: BookingToSend): Promise<ShopResponse<BookingResponse>>;
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

/** Never rejects: an exception other than the call's own error says nothing of the server; it is a lost response. */
export async function responseOf<T>(send: () => Promise<T>): Promise<ShopResponse<T>> {
  try {
    return { data: await send() };
  } catch (error) {
    if (isApiError(error)) return { error };
    console.warn('payment call:', error instanceof Error ? error.message : error);
    return { error: { kind: 'network', message: '' } };
  }
}

export type BrowserParts = Omit<Ports, keyof ShopCalls | 'currentUser'>;

// crypto.randomUUID is missing on plain http, where a shop is tried out on a local network.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function browserLocks(): Locks {
  const leases = leaseLocks({ storage: local, now: Date.now, wait, newId });
  return 'locks' in navigator ? webLocks(navigator.locks, leases) : leases;
}

export function browserParts(): BrowserParts {
  return {
    now: () => new Date(),
    random: Math.random,
    newId,
    wait,
    // Browsers that cannot tell report true.
    online: () => navigator.onLine !== false,
    journal: makeJournal({
      shared: [databaseStore(), mirrorStore()],
      dismissals: dismissals(local),
      wait,
      localStorageSettles: () => wait(storageLagMs),
      persist: () => void navigator.storage?.persist?.().catch(() => {}),
    }),
    locks: browserLocks(),
    channel: tabChannel(),
  };
}
