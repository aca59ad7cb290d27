import { statusOf } from './orderFigures';
import type { CustomerOrder } from './orders';

export interface StatusNews {
  readonly orderId: string;
  readonly status: string;
}

export interface OrderNews {
  /** Orders with another status than before; `status` is '' if their bookings differ. */
  readonly changed: readonly StatusNews[];
  /** Ids of orders that were not listed before. */
  readonly added: readonly string[];
}

function statusesOf(order: CustomerOrder): string {
  return order.kind === 'known' ? order.bookings.map(({ OrderStatus }) => OrderStatus).join(', ') : '';
}

/** What a newer list of orders tells. */
export function orderNews(before: readonly CustomerOrder[], now: readonly CustomerOrder[]): OrderNews {
  const known = new Map(before.map((order) => [order.id, statusesOf(order)]));
  return {
    changed: now.flatMap((order) => {
      const status = known.get(order.id);
      if (order.kind === 'id-only' || status === undefined || status === statusesOf(order)) return [];
      return [{ orderId: order.id, status: statusOf(order.bookings) }];
    }),
    added: now.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  };
}
