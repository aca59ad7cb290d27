import type { Address } from '@/contract/address';
import type { Booking, BuyNowBooking } from '@/contract/order';
import { toCents } from './money';
import { type Totals, totalsOf } from './order';

type AnyBooking = Booking | BuyNowBooking;

export interface InvoiceLine {
  /** '' for a guest's product, which is only named (§3), and for a deleted one. */
  readonly productId: string;
  /** '' for a product that is no longer available. */
  readonly name: string;
  readonly quantity: number;
  /** 0 if unknown, like `cents`. */
  readonly unitCents: number;
  readonly cents: number;
}

/** What an invoice shows of a booking besides its order's id and date. An amount is 0 if it is unknown, a text ''. */
export interface InvoiceContent {
  readonly lines: readonly InvoiceLine[];
  readonly shippingCents: number;
  readonly totalCents: number;
  /** The amount paid, which may differ from the total. */
  readonly paidCents: number;
  /** The currency of the paid amount; '' for the shop's. */
  readonly currency: string;
  readonly paymentType: string;
  readonly transactionId: string;
  readonly shippingAddress: Address | null;
  readonly bookingAddress: Address | null;
}

type BookedLine = Pick<AnyBooking['lines'][number], 'quantity' | 'price'> & { readonly total?: number };

/** A line's total; price times quantity if the server sends none, as for guests (§3). */
export const bookedCents = ({ quantity, price, total }: BookedLine): number => toCents(total || price * quantity);

function invoiceLine(line: AnyBooking['lines'][number]): InvoiceLine {
  const product = 'product' in line ? line.product : { _id: '', name: line.name };
  return {
    productId: product?._id ?? '',
    name: product?.name ?? '',
    quantity: line.quantity,
    unitCents: toCents(line.price),
    cents: bookedCents(line),
  };
}

export function invoiceContent({ payment, ...booking }: AnyBooking): InvoiceContent {
  return {
    lines: booking.lines.map(invoiceLine),
    shippingCents: toCents(booking.shippingCost),
    totalCents: toCents(booking.total),
    paidCents: toCents(payment?.paid ?? 0),
    currency: payment && 'currency' in payment ? payment.currency : '',
    paymentType: payment && 'method' in payment ? payment.method : '',
    transactionId: payment?.transactionId.trim() ?? '',
    shippingAddress: booking.shippingAddress,
    bookingAddress: booking.bookingAddress,
  };
}

/** The server's totals. Only the sum of the goods is computed, unless one is unknown, and the discount if all is known. */
export function invoiceTotals({
  lines,
  shippingCents: shipping,
  totalCents: total,
}: Pick<InvoiceContent, 'lines' | 'shippingCents' | 'totalCents'>): Totals {
  const known = lines.every(({ cents }) => cents > 0);
  const goods = known ? lines.reduce((sum, { cents }) => sum + cents, 0) : 0;
  const totals = totalsOf(goods, shipping, total);
  return goods > 0 && shipping > 0 && total > 0 && totals.discount > 0 ? totals : { ...totals, discount: 0 };
}
