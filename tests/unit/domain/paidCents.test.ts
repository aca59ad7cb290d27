import { describe, expect, it } from 'vitest';
import { paidCents } from '@/domain/customerOrders';

const booking = (amountPaid: number | null) => ({
  OrderSummary: { Total: 84.99 },
  payment_info: amountPaid === null ? null : { paymentType: 'PayPal', amountPaid, transactionId: 'T1' },
});

describe('paidCents', () => {
  it('is the payment’s amount', () => expect(paidCents(booking(80.5))).toBe(8050));
  it.each([0, null])('is the order’s total if the payment has %s', (amount) =>
    expect(paidCents(booking(amount))).toBe(8499),
  );
});
