import type { Address } from '@/contract/address';
import type { Booking } from '@/contract/order';
import type { AdminBooking } from './bookings';
import { toCents } from './money';

export interface InvoiceLine {
  /** '' for a product that is no longer available. */
  readonly name: string;
  readonly quantity: number;
  /** 0 is unknown, here and below. */
  readonly unitCents: number;
  readonly cents: number;
}

export interface InvoiceFigures {
  readonly lines: readonly InvoiceLine[];
  /** Unknown as soon as one line is. */
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  /** What was paid, not what was asked for. */
  readonly paidCents: number;
}

/** What an invoice shows of a booking besides its order's id and date. */
export interface InvoiceContent extends InvoiceFigures {
  readonly billTo: Address | null;
  readonly shipTo: Address | null;
  /** Of what was paid; '' is the shop's. */
  readonly currency: string;
  /** '' if unknown, as below. */
  readonly method: string;
  readonly transactionId: string;
}

/** Figures as the server sent them; only the sum of the goods is computed. */
export function invoiceFigures(booking: Booking): InvoiceFigures {
  const lines = booking.products.map(({ productId, quantity, price, total_price }) => ({
    name: productId?.name ?? '',
    quantity,
    unitCents: toCents(price),
    cents: toCents(total_price),
  }));
  const known = lines.every(({ cents }) => cents > 0);
  return {
    lines,
    goodsCents: known ? lines.reduce((sum, { cents }) => sum + cents, 0) : 0,
    shippingCents: toCents(booking.shipping_info.shipping_Cost),
    totalCents: toCents(booking.OrderSummary.Total),
    paidCents: toCents(booking.payment_info?.amountPaid ?? 0),
  };
}

export function invoiceContent(booking: Booking): InvoiceContent {
  return {
    ...invoiceFigures(booking),
    currency: '',
    billTo: booking.bookingAddress,
    shipTo: booking.shippingAddress,
    method: booking.payment_info?.paymentType ?? '',
    transactionId: booking.payment_info?.transactionId ?? '',
  };
}

/** A booking of either kind as an invoice. The sum of its goods is unknown as soon as one line is. */
export function adminInvoice(booking: AdminBooking): InvoiceContent {
  const lines = booking.lines.map(({ name, quantity, unitCents, totalCents }) => ({
    name,
    quantity,
    unitCents,
    cents: totalCents,
  }));
  const known = lines.every(({ cents }) => cents > 0);
  return {
    lines,
    goodsCents: known ? lines.reduce((sum, { cents }) => sum + cents, 0) : 0,
    shippingCents: booking.shippingCents,
    totalCents: booking.totalCents,
    paidCents: booking.paidCents ?? 0,
    currency: booking.currency,
    billTo: booking.bookingAddress,
    shipTo: booking.shippingAddress,
    method: booking.paymentType,
    transactionId: booking.transactionId,
  };
}
