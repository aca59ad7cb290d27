import * as v from 'valibot';
import { orderGroupSchema } from '@/contract/order';
import { groupBookings, oldestFirst } from '@/domain/bookings';
import { type LedgerEntry, ledgerReader } from '@/domain/ledger';

interface Payment {
  readonly day: string;
  readonly paid: number;
  readonly total?: number;
  readonly transactionId?: string;
  readonly products?: readonly unknown[];
}

/** The ledger of customers' bookings, newest first; the day '?' is an invalid date. */
export function ledgerOf(payments: readonly Payment[]): readonly LedgerEntry[] {
  const bookings = payments.flatMap(({ day, paid, total = paid, transactionId = '', products = [] }, index) =>
    groupBookings(
      'customer',
      v.parse(orderGroupSchema, {
        _id: `order ${index}`,
        bookings: [
          {
            OrderSummary: { Total: total },
            payment_info: { amountPaid: paid, transactionId },
            products,
            shipping_info: { shipping_date: day.includes('T') ? day : `${day}T12:00:00` },
          },
        ],
      }),
    ),
  );
  return oldestFirst(bookings).map(ledgerReader(bookings)).toReversed();
}
