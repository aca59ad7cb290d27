import { Printer } from 'lucide-react';
import type { AdminBooking } from '@/domain/adminBookings';
import { formatMoney } from '@/domain/money';
import { OrderTimeline } from '@/features/account/OrderTimeline';
import { StatusBadge } from '@/features/account/StatusBadge';
import { ButtonLink } from '@/ui/ButtonLink';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { Dialog } from '@/ui/Dialog';
import { AdminAddress } from './AdminAddress';
import { AdminBookingLines } from './AdminBookingLines';
import { dateText } from './adminFormat';
import { useAdminView } from './useAdminView';

interface Props {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** All of a booking (§3). */
export function AdminBookingDetail({ booking, onClose }: Props) {
  const { hrefWith } = useAdminView();
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
    <Dialog open onClose={onClose} title="Booking" layout="wide">
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
        <AdminBookingLines lines={booking.lines} withPrices />
      </div>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2">
        <DefinitionRows rows={paid} />
        <div className="space-y-5">
          <AdminAddress title="Shipping address" address={booking.shippingAddress} />
          <AdminAddress title="Booking address" address={booking.bookingAddress} />
        </div>
      </div>
    </Dialog>
  );
}
