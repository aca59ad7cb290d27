import * as v from 'valibot';
import { amount, text } from '@/contract/lenient';
import { toCents } from './money';
import type { CustomerOrder } from './orders';

/** One payment as the account lists it; money in cents. */
export interface CustomerPayment {
  readonly transactionId: string;
  readonly cents: number;
  readonly method: string;
  readonly orderId: string;
  readonly date: Date | null;
}

/** What may stand in `myPayments`; the specification does not draw it, so every field may be missing. */
const looseSchema = v.object({ transactionId: text, amount, amountPaid: amount, paymentType: text, orderId: text });

/** Payments from the bookings' payment data, and from `myPayments` what the bookings do not know (ruling 21). */
export function customerPayments(orders: readonly CustomerOrder[], myPayments: readonly unknown[]): CustomerPayment[] {
  const fromOrders = orders.flatMap((order) =>
    order.kind === 'id-only'
      ? []
      : order.bookings.flatMap(({ payment_info: paid }): CustomerPayment[] =>
          paid
            ? [
                {
                  transactionId: paid.transactionId,
                  cents: toCents(paid.amountPaid || paid.amount),
                  method: paid.paymentType || 'PayPal',
                  orderId: order.id,
                  date: order.date,
                },
              ]
            : [],
        ),
  );
  const known = new Set(fromOrders.map((payment) => payment.transactionId));
  const others = myPayments.flatMap((entry): CustomerPayment[] => {
    const result = v.safeParse(looseSchema, entry);
    if (!result.success || !result.output.transactionId || known.has(result.output.transactionId)) return [];
    const { transactionId, amount: charged, amountPaid, paymentType, orderId } = result.output;
    return [
      { transactionId, cents: toCents(amountPaid || charged), method: paymentType || 'PayPal', orderId, date: null },
    ];
  });
  return [...fromOrders, ...others];
}
