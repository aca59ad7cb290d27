import type { AdminBooking } from './adminBookings';
import type { InvoiceContent } from './invoice';

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
    billTo: booking.bookingAddress,
    shipTo: booking.shippingAddress,
    method: booking.paymentType,
    transactionId: booking.transactionId,
  };
}
