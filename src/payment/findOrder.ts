import { isBookable } from './machine';
import type { ShopUser } from './ports';
import { matchOrders, type OrderMatch } from './readings/matchOrders';
import { mayBookAs } from './recordRules';
import type { PaymentRecord } from './types';

const none: OrderMatch = { kind: 'none' };

/** Ignores orders that belong to other records. */
export function findOrder(record: PaymentRecord, records: readonly PaymentRecord[], user: ShopUser | null): OrderMatch {
  if (!user || record.who.kind === 'guest' || !mayBookAs(record.who, user.userId)) return none;
  if (!isBookable(record) || record.sentTimes.length === 0) return none;
  const { capture, sentTimes, snapshot } = record;
  const others = records.flatMap((other) => (other.state === 'DONE' ? [other.orderNumber] : []));
  return matchOrders(user.orders, {
    ...snapshot,
    captureId: capture.id,
    sentTimes,
    knownIds: [...snapshot.knownOrderIds, ...others],
  });
}
