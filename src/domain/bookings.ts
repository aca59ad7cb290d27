import { env } from '@/config/env';
import type { Booking, BuyNowBooking, BuyNowGroup, OrderGroup } from '@/contract/order';
import type { Product } from '@/contract/product';
import { dayOf, parseDate } from '@/lib/dates';
import { searchTextOf } from '@/lib/text';
import { adminDomainTexts } from './adminTexts';
import type { UserOrder, UserRow } from './adminUsers';
import { statusOf } from './customerOrders';
import { type InvoiceContent, type InvoiceLine, invoiceContent } from './invoice';
import { toDecimalText } from './money';
import { dateOfObjectId } from './order';
import { orderStage, orderStatusLabel } from './orderStatus';
import { shopDay } from './periods';

/** A booking of either kind (§3); money in cents. */
export interface AdminBooking extends InvoiceContent {
  readonly key: string;
  readonly kind: 'customer' | 'guest';
  readonly orderId: string;
  /** '' if missing. */
  readonly bookingId: string;
  readonly date: Date | null;
  readonly day: string;
  readonly status: string;
  readonly stage: number | null;
  /** The status of all bookings of the order; '' if they differ. */
  readonly orderStatus: string;
  /** How many bookings the order has. */
  readonly parts: number;
  readonly name: string;
  /** Guests only, if the server sends it (§3 doesn't). */
  readonly email: string;
  readonly shippingDate: string;
  readonly searchText: string;
}

/** A line's product, or a text that says that it was deleted. */
export const bookedName = ({ name }: Pick<InvoiceLine, 'name'>): string => name || adminDomainTexts.productUnavailable;

function adminBooking(
  kind: AdminBooking['kind'],
  booking: Booking | BuyNowBooking,
  groupId: string,
  index: number,
): Omit<AdminBooking, 'orderStatus' | 'parts'> {
  const { _id: bookingId, status } = booking;
  const content = invoiceContent(booking);
  const { lines, totalCents, transactionId, shippingAddress, bookingAddress } = content;
  const orderId = groupId || bookingId;
  const name = shippingAddress?.name || bookingAddress?.name || '';
  const email = 'email' in booking ? booking.email : '';
  const shippingDate = 'shippingDate' in booking ? booking.shippingDate : '';
  const date = parseDate(shippingDate, env.timeZone) ?? dateOfObjectId(bookingId) ?? dateOfObjectId(groupId);
  const { city = '', pincode = '', phone = '' } = shippingAddress ?? {};
  return {
    ...content,
    key: `${orderId} ${index}`,
    kind,
    orderId,
    bookingId,
    date,
    day: shopDay(date),
    status,
    stage: orderStage(status),
    name,
    email,
    shippingDate,
    searchText: searchTextOf(
      [name, email, orderStatusLabel(status), city, ...lines.map(bookedName)],
      [orderId, transactionId, pincode, phone, toDecimalText(totalCents)],
    ),
  };
}

export function groupBookings(kind: AdminBooking['kind'], group: OrderGroup | BuyNowGroup): AdminBooking[] {
  const order = { orderStatus: statusOf(group.bookings), parts: group.bookings.length };
  return group.bookings.map((booking, index) => ({ ...adminBooking(kind, booking, group._id, index), ...order }));
}

const time = ({ date }: AdminBooking) => date?.getTime() ?? 0;

export function newestFirst(bookings: readonly AdminBooking[]): AdminBooking[] {
  return bookings.toSorted((a, b) => time(b) - time(a));
}

export function oldestFirst(bookings: readonly AdminBooking[]): AdminBooking[] {
  return bookings.toSorted((a, b) => time(a) - time(b));
}

export interface BookingFilter {
  /** An order status, 'other' for any unknown one, '' for all. */
  readonly status: string;
  /** First and last day ("2025-03-09"), inclusive; '' for no limit. */
  readonly from: string;
  readonly to: string;
}

/** A day in the format of a date field; '' for any other text. */
export const asDay = (text: string): string => (dayOf(parseDate(text)) === text ? text : '');

export function isWithin(day: string, { from, to }: Pick<BookingFilter, 'from' | 'to'>): boolean {
  if (!from && !to) return true;
  return day !== '' && (!from || day >= from) && (!to || day <= to);
}

export function bookingFilter(filter: BookingFilter): (booking: AdminBooking) => boolean {
  const { status } = filter;
  const wanted = status === 'other' ? null : orderStage(status);
  return ({ stage, day }) => (!status || stage === wanted) && isWithin(day, filter);
}

export interface OrderOwner {
  readonly row: UserRow;
  readonly order: UserOrder;
}

/** Owners by order id; null for an order that several users have. */
type OrderOwners = ReadonlyMap<string, OrderOwner | null>;

export function orderOwners(rows: readonly UserRow[]): OrderOwners {
  const owners = new Map<string, OrderOwner | null>();
  for (const row of rows) {
    for (const order of row.orders) {
      const known = owners.get(order.orderId);
      owners.set(order.orderId, known === undefined || known?.row.id === row.id ? { row, order } : null);
    }
  }
  return owners;
}

/** Joins a booking with its user by the order's id. Servers that list only ids may list those of bookings. */
export function ownerOf(
  owners: OrderOwners,
  { orderId, bookingId }: Pick<AdminBooking, 'orderId' | 'bookingId'>,
): OrderOwner | 'none' | 'several' {
  const owner = owners.get(orderId) ?? (bookingId ? owners.get(bookingId) : undefined);
  if (owner) return owner;
  return owners.has(orderId) || owners.has(bookingId) ? 'several' : 'none';
}

interface ChosenOrder extends UserOrder {
  /** How many bookings it has, if some of them are not chosen; else 0. */
  readonly parts: number;
}

/** The orders of the chosen bookings that one user owns, each once. `status` is '' if an order's bookings differ. */
export function ordersOf(owners: OrderOwners, chosen: readonly AdminBooking[]): ChosenOrder[] {
  const bookingsOf = new Map<UserOrder, readonly [AdminBooking, ...AdminBooking[]]>();
  for (const booking of chosen) {
    const owner = ownerOf(owners, booking);
    if (typeof owner === 'object') bookingsOf.set(owner.order, [booking, ...(bookingsOf.get(owner.order) ?? [])]);
  }
  return [...bookingsOf].map(([order, bookings]) => {
    const [{ orderId, status, orderStatus, parts }] = bookings;
    // The user's list may name the booking itself instead of its order.
    if (order.orderId !== orderId) return { ...order, status, parts: 0 };
    return { ...order, status: orderStatus, parts: parts > bookings.length ? parts : 0 };
  });
}

/** Finds a line's product in the current catalogue by its id, or if the booking has none by a name that is unique. */
export function bookedProducts(products: readonly Product[]): (line: InvoiceLine) => Product | undefined {
  const byId = new Map(products.map((product) => [product._id, product]));
  const byName = new Map<string, Product | undefined>();
  for (const product of products) byName.set(product.name, byName.has(product.name) ? undefined : product);
  return ({ productId, name }) => (productId ? byId.get(productId) : name ? byName.get(name) : undefined);
}
