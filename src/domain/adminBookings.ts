import type { Address } from '@/contract/address';
import type { Booking, BuyNowBooking, BuyNowGroup, OrderGroup } from '@/contract/order';
import { dayOf, parseDate } from '@/lib/dates';
import { normalizeForSearch } from '@/lib/text';
import { adminDomainTexts } from './adminTexts';
import { toCents } from './money';
import { dateOfObjectId } from './objectId';
import { orderStage } from './orderStatus';
import { orderStatusLabel } from './orderStatusLabel';

export interface AdminBookingLine {
  /** '' for a guest's product, which is only named (§3), and for a deleted one. */
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
}

/** A booking of either kind (§3); money in cents. */
export interface AdminBooking {
  readonly key: string;
  readonly kind: 'customer' | 'guest';
  readonly orderId: string;
  /** '' if missing. */
  readonly bookingId: string;
  readonly date: Date | null;
  readonly day: string;
  readonly status: string;
  readonly stage: number | null;
  readonly name: string;
  /** Guests only, if the server sends it (§3 doesn't). */
  readonly email: string;
  readonly totalCents: number;
  readonly shippingCents: number;
  readonly shippingDate: string;
  /** '' if missing, as for customers (§3). */
  readonly transactionId: string;
  readonly paidCents: number | null;
  readonly currency: string;
  readonly paymentType: string;
  readonly lines: readonly AdminBookingLine[];
  readonly shippingAddress: Address | null;
  readonly bookingAddress: Address | null;
  readonly searchText: string;
}

type Common = Pick<Booking, '_id' | 'OrderStatus' | 'OrderSummary' | 'shippingAddress' | 'bookingAddress'>;

function common(booking: Common, groupId: string, index: number) {
  const { shippingAddress, bookingAddress, OrderStatus: status } = booking;
  return {
    key: `${groupId || booking._id} ${index}`,
    orderId: groupId || booking._id,
    bookingId: booking._id,
    status,
    totalCents: toCents(booking.OrderSummary.Total),
    shippingAddress,
    bookingAddress,
    name: shippingAddress?.name || bookingAddress?.name || '',
  };
}

function withFilterFields(booking: Omit<AdminBooking, 'day' | 'stage' | 'searchText'>): AdminBooking {
  const { orderId, name, email, transactionId, status, lines, shippingAddress } = booking;
  const destination = [
    shippingAddress?.city ?? '',
    shippingAddress?.postalCode ?? '',
    shippingAddress?.contactNumber ?? '',
  ];
  return {
    ...booking,
    day: dayOf(booking.date),
    stage: orderStage(status),
    searchText: normalizeForSearch(
      orderId,
      name,
      email,
      transactionId,
      orderStatusLabel(status),
      ...destination,
      ...lines.map((line) => line.name),
    ),
  };
}

function customerBooking(booking: Booking, group: OrderGroup, index: number): AdminBooking {
  const { payment_info: payment, shipping_info: shipping } = booking;
  return withFilterFields({
    ...common(booking, group._id, index),
    kind: 'customer',
    date: parseDate(shipping.shipping_date) ?? dateOfObjectId(booking._id) ?? dateOfObjectId(group._id),
    email: '',
    shippingCents: toCents(shipping.shipping_Cost),
    shippingDate: shipping.shipping_date,
    transactionId: payment?.transactionId.trim() ?? '',
    paidCents: payment ? toCents(payment.amountPaid) : null,
    currency: '',
    paymentType: payment?.paymentType ?? '',
    lines: booking.products.map((line) => ({
      productId: line.productId?._id ?? '',
      name: line.productId?.name ?? adminDomainTexts.productUnavailable,
      quantity: line.quantity,
      unitCents: toCents(line.price),
      totalCents: toCents(line.total_price || line.price * line.quantity),
    })),
  });
}

function guestBooking(booking: BuyNowBooking, group: BuyNowGroup, index: number): AdminBooking {
  const { payment } = booking;
  return withFilterFields({
    ...common(booking, group._id, index),
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
      productId: '',
      name: line.name || adminDomainTexts.productUnavailable,
      quantity: line.quantity,
      unitCents: toCents(line.price),
      totalCents: toCents(line.price * line.quantity),
    })),
  });
}

export function customerGroupBookings(group: OrderGroup): AdminBooking[] {
  return group.bookings.map((booking, index) => customerBooking(booking, group, index));
}

export function guestGroupBookings(group: BuyNowGroup): AdminBooking[] {
  return group.bookings.map((booking, index) => guestBooking(booking, group, index));
}

const time = ({ date }: AdminBooking) => date?.getTime() ?? 0;

export function newestFirst(bookings: readonly AdminBooking[]): AdminBooking[] {
  return bookings.toSorted((a, b) => time(b) - time(a));
}

export function oldestFirst(bookings: readonly AdminBooking[]): AdminBooking[] {
  return bookings.toSorted((a, b) => time(a) - time(b));
}
