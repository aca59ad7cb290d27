import type { ApiAddress } from '@/contract/address';
import type { Product } from '@/contract/product';
import type { Profile } from '@/contract/user';
import type { Fault } from './faults';

export interface CartLine {
  _id: string;
  productId: string;
  quantity: number;
}

export interface UserRecord {
  _id: string;
  profile: Profile;
  password: string;
  DOB: string;
  gender: string;
  country: string;
  addresses: (ApiAddress & { readonly _id: string })[];
  /** Null until the first item: `myCart` is then an empty list. */
  cart: { items: CartLine[] } | null;
  wishlist: string[];
  /** Some customers' orders are sent as ids only. */
  ordersAsIds: boolean;
}

/** A customer without addresses, cart and wishlist. */
export const newUser = (_id: string, profile: Profile, password: string): UserRecord => ({
  _id,
  profile,
  password,
  DOB: '',
  gender: '',
  country: '',
  addresses: [],
  cart: null,
  wishlist: [],
  ordersAsIds: false,
});

export interface BookedLine {
  productId: string;
  quantity: number;
  price: number;
  total_price: number;
}

/** A payment as booked. */
export interface BookedPayment {
  transactionId: string;
  amount: number;
  currency: string;
}

interface AnyBookingRecord {
  _id: string;
  OrderStatus: string;
  OrderSummary: { Total: number };
  shippingAddress: ApiAddress;
  bookingAddress: ApiAddress;
}

export interface BookingRecord extends AnyBookingRecord {
  payment_info: BookedPayment;
  products: BookedLine[];
  shipping_info: { shipping_date: string; shipping_Cost: number };
}

export interface GuestBookingRecord extends AnyBookingRecord {
  email: string;
  payment: BookedPayment;
  products: (BookedLine & { name: string })[];
  shipping_Cost: number;
}

export interface OrderGroupRecord {
  _id: string;
  userId: string;
  bookings: BookingRecord[];
}

export interface GuestGroupRecord {
  _id: string;
  bookings: GuestBookingRecord[];
}

export interface AdminRecord {
  _id: string;
  username: string;
  password: string;
}

export interface Capture {
  id: string;
  status: string;
  amount: { value: string; currency_code: string };
}

export interface PayPalOrder {
  id: string;
  description: string;
  amount: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  /** Set by "Decline card": the next capture fails. */
  declineNext: boolean;
  capture: Capture | null;
}

export interface Session {
  role: 'customer' | 'admin';
  ownerId: string;
}

/** The demo backend's whole state, as plain serialisable data. */
export interface DemoState {
  /** The number of ids generated since the seed. */
  counter: number;
  products: Product[];
  users: UserRecord[];
  orderGroups: OrderGroupRecord[];
  guestGroups: GuestGroupRecord[];
  admins: AdminRecord[];
  adminCode: string;
  /** Sessions by id (cookie) or token (Bearer). */
  sessions: Record<string, Session>;
  payPalOrders: Record<string, PayPalOrder>;
  faults: Fault[];
}

/** The shop's next id, MongoDB-style: seconds of the date, a fixed machine part, a counter (24 hex digits). */
export function newObjectId(state: DemoState, now: Date): string {
  state.counter += 1;
  const seconds = Math.floor(now.getTime() / 1000);
  return `${seconds.toString(16).padStart(8, '0')}7a11d00000${state.counter.toString(16).padStart(6, '0').slice(-6)}`;
}
