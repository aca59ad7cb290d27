import { env } from '@/config/env';
import type { ListedUser } from '@/contract/user';
import { searchTextOf } from '@/lib/text';
import { type CustomerOrder, customerOrders, statusOf, totalOf } from './customerOrders';
import type { InvoiceLine } from './invoice';
import { orderStage } from './orderStatus';

export type OrderedProduct = Pick<InvoiceLine, 'quantity' | 'name'>;

/** `status` is '' if the bookings' statuses differ or are unknown. */
export interface UserOrder {
  readonly userId: string;
  readonly orderId: string;
  readonly owner: string;
  readonly date: Date | null;
  readonly status: string;
  /** The stage of each booking's status. */
  readonly stages: readonly (number | null)[];
  readonly totalCents: number;
  readonly products: readonly OrderedProduct[];
}

/** What a status change needs to know about an order. */
export type OrderRef = Pick<UserOrder, 'userId' | 'orderId' | 'owner' | 'status'>;

export interface UserRow {
  readonly id: string;
  readonly user: ListedUser;
  readonly name: string;
  readonly orders: readonly UserOrder[];
  readonly searchText: string;
}

function userOrder(user: ListedUser, owner: string, order: CustomerOrder): UserOrder {
  const bookings = order.kind === 'known' ? order.bookings : [];
  return {
    userId: user._id,
    orderId: order.id,
    owner,
    date: order.date,
    status: statusOf(bookings),
    stages: bookings.map(({ status }) => orderStage(status)),
    totalCents: totalOf(bookings),
    products: bookings.flatMap(({ lines }) =>
      lines.map(({ quantity, product }) => ({ quantity, name: product?.name ?? '' })),
    ),
  };
}

export function userRow(user: ListedUser): UserRow {
  const { firstName, lastName, email, contactNumber } = user.profile;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email || user._id;
  const orders = customerOrders(user.myOrders, env.timeZone).map((order) => userOrder(user, name, order));
  const searchText = searchTextOf([name, email], [contactNumber, user._id, ...orders.map(({ orderId }) => orderId)]);
  return { id: user._id, user, name, orders, searchText };
}
