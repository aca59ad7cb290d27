import * as v from 'valibot';
import { amount, text } from '@/contract/lenient';
import { toCents } from './money';
import type { CustomerOrder } from './orders';
import { withUniqueKeys } from './uniqueKeys';

/** One payment as the account lists it; money in cents. Ids that the server does not give are ''. */
export interface CustomerPayment {
  readonly key: string;
  readonly transactionId: string;
  readonly cents: number;
  readonly method: string;
  readonly orderId: string;
  readonly date: Date | null;
}

type Payment = Omit<CustomerPayment, 'key'>;

/** What may stand in `myPayments`; the contract does not define it, so every field may be missing. */
const looseSchema = v.object({ transactionId: text, amount, amountPaid: amount, paymentType: text, orderId: text });

function ofOrder(order: CustomerOrder): Payment[] {
  if (order.kind === 'id-only') return [];
  return order.bookings.flatMap(({ payment_info: paid }) =>
    paid
      ? {
          transactionId: paid.transactionId,
          cents: toCents(paid.amountPaid),
          method: paid.paymentType || 'PayPal',
          orderId: order.id,
          date: order.date,
        }
      : [],
  );
}

function ofEntry(entry: unknown): Payment[] {
  const { success, output } = v.safeParse(looseSchema, entry);
  if (!success) return [];
  const { transactionId, amount: charged, amountPaid, paymentType, orderId } = output;
  const cents = toCents(amountPaid || charged);
  if (!transactionId && !orderId && cents === 0) return [];
  return [{ transactionId, cents, method: paymentType || 'PayPal', orderId, date: null }];
}

/** Whether both tell of one payment: by the first of the ids that both name, else by what was paid. */
function isSame(one: Payment, other: Payment): boolean {
  if (one.transactionId && other.transactionId) return one.transactionId === other.transactionId;
  if (one.orderId && other.orderId) return one.orderId === other.orderId;
  return one.cents === other.cents;
}

/** Payments from the bookings' payment data, and from `myPayments` what the bookings do not know (ruling 21). */
export function customerPayments(orders: readonly CustomerOrder[], myPayments: readonly unknown[]): CustomerPayment[] {
  const others = myPayments.flatMap(ofEntry);
  const fromOrders = orders.flatMap(ofOrder).map((payment) => {
    const place = others.findIndex((other) => isSame(payment, other));
    const [known] = place < 0 ? [] : others.splice(place, 1);
    return { ...payment, transactionId: payment.transactionId || (known?.transactionId ?? '') };
  });
  const all = [...fromOrders, ...others];
  return withUniqueKeys(all.map((payment) => ({ ...payment, key: `${payment.orderId} ${payment.transactionId}` })));
}
