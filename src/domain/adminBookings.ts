import type { Address } from '@/contract/address';
import type { Booking, BuyNowBooking, BuyNowGroup, OrderGroup } from '@/contract/order';
import { dayOf, parseDate } from '@/lib/dates';
import { normalizeForSearch } from '@/lib/searchText';
import { toCents } from './money';
import { dateOfObjectId } from './objectId';
import { orderStage } from './orderStatus';

export interface AdminBookingLine {
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
}

/** A booking of either kind (§3) as the dashboard shows it; money in cents. */
export interface AdminBooking {
  /** Unique in its list. */
  readonly key: string;
  readonly kind: 'customer' | 'guest';
  readonly orderId: string;
  readonly date: Date | null;
  /** Of the date, as a date field spells it; '' without one. */
  readonly day: string;
  readonly status: string;
  /** Of the status; null for one the shop does not know. */
  readonly stage: number | null;
  readonly name: string;
  /** Guests only, where the server tells it: §3 names none. */
  readonly email: string;
  readonly totalCents: number;
  readonly shippingCents: number;
  readonly shippingDate: string;
  /** '' where the booking does not name it, as a customer's does not (§3). */
  readonly transactionId: string;
  /** What was paid; null where the booking does not say. */
  readonly paidCents: number | null;
  readonly currency: string;
  readonly paymentType: string;
  readonly lines: readonly AdminBookingLine[];
  readonly shippingAddress: Address | null;
  readonly bookingAddress: Address | null;
  readonly words: string;
}

type Common = Pick<Booking, '_id' | 'OrderStatus' | 'OrderSummary' | 'shippingAddress' | 'bookingAddress'>;

function common(booking: Common, groupId: string, place: number) {
  const { shippingAddress, bookingAddress, OrderStatus: status } = booking;
  return {
    key: `${groupId || booking._id} ${place}`,
    orderId: groupId || booking._id,
    status,
    totalCents: toCents(booking.OrderSummary.Total),
    shippingAddress,
    bookingAddress,
    name: shippingAddress?.name || bookingAddress?.name || '',
  };
}

/** What filters ask again and again is found out once. */
function forFilters(booking: Omit<AdminBooking, 'day' | 'stage' | 'words'>): AdminBooking {
  const { orderId, name, email, transactionId, status, lines, shippingAddress } = booking;
  const place = [shippingAddress?.city ?? '', shippingAddress?.postalCode ?? '', shippingAddress?.contactNumber ?? ''];
  return {
    ...booking,
    day: dayOf(booking.date),
    stage: orderStage(status),
    words: normalizeForSearch(orderId, name, email, transactionId, status, ...place, ...lines.map((line) => line.name)),
  };
}

function customerBooking(booking: Booking, group: OrderGroup, place: number): AdminBooking {
  const { payment_info: paid, shipping_info: shipping } = booking;
  return forFilters({
    ...common(booking, group._id, place),
    kind: 'customer',
    date: parseDate(shipping.shipping_date) ?? dateOfObjectId(booking._id) ?? dateOfObjectId(group._id),
    email: '',
    shippingCents: toCents(shipping.shipping_Cost),
    shippingDate: shipping.shipping_date,
    transactionId: paid?.transactionId.trim() ?? '',
    paidCents: paid ? toCents(paid.amountPaid) : null,
    currency: '',
    paymentType: paid?.paymentType ?? '',
    lines: booking.products.map((line) => ({
      name: line.productId?.name ?? 'Product no longer available',
      quantity: line.quantity,
      unitCents: toCents(line.price),
      totalCents: toCents(line.total_price || line.price * line.quantity),
    })),
  });
}

function guestBooking(booking: BuyNowBooking, group: BuyNowGroup, place: number): AdminBooking {
  const { payment } = booking;
  return forFilters({
    ...common(booking, group._id, place),
    kind: 'guest',
    date: dateOfObjectId(booking._id) ?? dateOfObjectId(group._id),
    email: booking.email,
    shippingCents: toCents(booking.shipping_Cost),
    shippingDate: '',
    transactionId: payment?.transactionId.trim() ?? '',
    paidCents: payment ? toCents(payment.amount) : null,
    currency: payment?.currency ?? '',
    paymentType: '',
    lines: booking.products.map((line) => ({
      name: line.name || 'Product no longer available',
      quantity: line.quantity,
      unitCents: toCents(line.price),
      totalCents: toCents(line.price * line.quantity),
    })),
  });
}

/** The bookings of a customer's order group. */
export function customerGroupBookings(group: OrderGroup): AdminBooking[] {
  return group.bookings.map((booking, place) => customerBooking(booking, group, place));
}

/** The bookings of a guest's Buy Now group. */
export function guestGroupBookings(group: BuyNowGroup): AdminBooking[] {
  return group.bookings.map((booking, place) => guestBooking(booking, group, place));
}

const time = ({ date }: AdminBooking) => date?.getTime() ?? 0;

/** A copy with the newest first; those without a date come last. */
export function newestFirst(bookings: readonly AdminBooking[]): AdminBooking[] {
  return bookings.toSorted((a, b) => time(b) - time(a));
}

/** A copy with the oldest first. */
export function oldestFirst(bookings: readonly AdminBooking[]): AdminBooking[] {
  return bookings.toSorted((a, b) => time(a) - time(b));
}
