import { Printer } from 'lucide-react';
import type { AdminBooking } from '@/domain/adminBookings';
import { formatMoney } from '@/domain/money';
import { OrderTimeline } from '@/features/account/OrderTimeline';
import { StatusBadge } from '@/features/account/StatusBadge';
import { dateText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ButtonLink } from '@/ui/ButtonLink';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { Dialog } from '@/ui/Dialog';
import { BookedProducts } from './BookedProducts';
import { BookingAddress } from './BookingAddress';

interface Props {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** All of a booking (§3). */
export function BookingDialog({ booking, onClose }: Props) {
  const { hrefWith } = useDashboardUrl();
  const { status, paidCents, totalCents } = booking;
  const paid = [
    { term: 'Shipping', value: formatMoney(booking.shippingCents) },
    { term: 'Total', value: formatMoney(totalCents), strong: true },
    { term: 'Paid', value: paidCents === null ? 'Unknown' : formatMoney(paidCents) },
    { term: 'Transaction', value: booking.transactionId || 'Not provided' },
    { term: 'Currency', value: booking.currency || 'Not provided' },
    ...(booking.kind === 'customer'
      ? [
          { term: 'Payment type', value: booking.paymentType || 'Not provided' },
          { term: 'Shipping date', value: booking.shippingDate ? dateText(booking.date) : 'Not provided' },
        ]
      : [{ term: 'Email', value: booking.email || 'Not provided' }]),
  ];
  return (
    <Dialog open onClose={onClose} title="Booking" place="wide">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-all">Order {booking.orderId || 'without ID'}</p>
          <p className="text-ink-soft">{dateText(booking.date)}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      {/* The first control has the focus: at the end of the sheet it would open there. */}
      <ButtonLink variant="secondary" size="small" className="mb-6" to={hrefWith({ slip: booking.key, open: null })}>
        <Printer aria-hidden size={17} /> Packing slip
      </ButtonLink>
      <OrderTimeline status={status} />
      <div className="mt-6 max-sm:text-sm">
        <BookedProducts lines={booking.lines} withPrices />
      </div>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2">
        <DefinitionRows rows={paid} />
        <div className="space-y-5">
          <BookingAddress title="Shipping address" address={booking.shippingAddress} />
          <BookingAddress title="Booking address" address={booking.bookingAddress} />
        </div>
      </div>
    </Dialog>
  );
}
