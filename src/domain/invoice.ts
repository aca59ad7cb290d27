import type { Address } from '@/contract/address';
import type { Booking } from '@/contract/order';
import { toCents } from './money';
import { type Totals, totalsOf } from './order';

export interface InvoiceLine {
  /** '' for a product that is no longer available. */
  readonly name: string;
  readonly quantity: number;
  /** 0 if unknown, like `cents`. */
  readonly unitCents: number;
  readonly cents: number;
}

/** What an invoice shows of a booking besides its order's id and date. */
export interface InvoiceContent {
  readonly lines: readonly InvoiceLine[];
  /** The goods are unknown if one line is. */
  readonly totals: Totals;
  /** The amount paid, which may differ from the total. */
  readonly paidCents: number;
  readonly billTo: Address | null;
  readonly shipTo: Address | null;
  /** The currency of the paid amount; '' for the shop's. */
  readonly currency: string;
  /** '' if unknown, like `transactionId`. */
  readonly method: string;
  readonly transactionId: string;
}

type BookedLine = Pick<Booking['lines'][number], 'quantity' | 'price'> & { readonly total?: number };

/** A line's total; price times quantity if the server sends none, as for guests (§3). */
export const bookedCents = ({ quantity, price, total }: BookedLine): number => toCents(total || price * quantity);

/** The server's totals. Only the sum of the goods is computed, and the discount if all else is known. */
export function totalsOfLines(lines: readonly InvoiceLine[], shipping: number, total: number): Totals {
  const known = lines.every(({ cents }) => cents > 0);
  const goods = known ? lines.reduce((sum, { cents }) => sum + cents, 0) : 0;
  const totals = totalsOf(goods, shipping, total);
  return goods > 0 && shipping > 0 && total > 0 && totals.discount > 0 ? totals : { ...totals, discount: 0 };
}

export function invoiceContent(booking: Booking): InvoiceContent {
  const lines = booking.lines.map((line) => ({
    name: line.product?.name ?? '',
    quantity: line.quantity,
    unitCents: toCents(line.price),
    cents: bookedCents(line),
  }));
  return {
    lines,
    totals: totalsOfLines(lines, toCents(booking.shippingCost), toCents(booking.total)),
    paidCents: toCents(booking.payment?.paid ?? 0),
    currency: '',
    billTo: booking.bookingAddress,
    shipTo: booking.shippingAddress,
    method: booking.payment?.method ?? '',
    transactionId: booking.payment?.transactionId ?? '',
  };
}
