import * as v from 'valibot';
import { amount, text } from '@/contract/lenient';
import { toCents } from './money';
import type { CustomerOrder } from './orders';
import { withUniqueKeys } from './uniqueKeys';

/** Missing ids are ''. */
export interface CustomerPayment {
  readonly key: string;
  readonly transactionId: string;
  readonly cents: number;
  readonly method: string;
  readonly orderId: string;
  readonly date: Date | null;
}

type Payment = Omit<CustomerPayment, 'key'>;

/** The contract does not define the entries of `myPayments`, so every field may be missing. */
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

/** Compares the first id that both have, or else the amount. */
function isSamePayment(one: Payment, other: Payment): boolean {
  if (one.transactionId && other.transactionId) return one.transactionId === other.transactionId;
  if (one.orderId && other.orderId) return one.orderId === other.orderId;
  return one.cents === other.cents;
}

/** Adds the entries of `myPayments` that no booking matches (ruling 21). */
export function customerPayments(orders: readonly CustomerOrder[], myPayments: readonly unknown[]): CustomerPayment[] {
  const others = myPayments.flatMap(ofEntry);
  const fromOrders = orders.flatMap(ofOrder).map((payment) => {
    const index = others.findIndex((other) => isSamePayment(payment, other));
    const [known] = index < 0 ? [] : others.splice(index, 1);
    return { ...payment, transactionId: payment.transactionId || (known?.transactionId ?? '') };
  });
  const all = [...fromOrders, ...others];
  return withUniqueKeys(all.map((payment) => ({ ...payment, key: `${payment.orderId} ${payment.transactionId}` })));
}
