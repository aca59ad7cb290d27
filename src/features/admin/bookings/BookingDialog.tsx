import { Printer } from 'lucide-react';
import type { AdminBooking } from '@/domain/adminBookings';
import { formatKnown } from '@/domain/knownMoney';
import { OrderTimeline } from '@/features/account/OrderTimeline';
import { StatusBadge } from '@/features/account/StatusBadge';
import { dateText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ButtonLink } from '@/ui/ButtonLink';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { Dialog } from '@/ui/Dialog';
import { BookedProducts } from './BookedProducts';
import { BookingAddress } from './BookingAddress';
import { adminBookingsTexts } from './texts';

const texts = adminBookingsTexts.detail;

interface Props {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** A booking in full (§3). */
export function BookingDialog({ booking, onClose }: Props) {
  const { hrefWith } = useDashboardUrl();
  const { status, paidCents, totalCents } = booking;
  const payment = [
    { term: texts.shipping, value: formatKnown(booking.shippingCents) },
    { term: adminBookingsTexts.total, value: formatKnown(totalCents), strong: true },
    { term: texts.paid, value: formatKnown(paidCents ?? 0) },
    { term: texts.transaction, value: booking.transactionId || texts.notProvided },
    { term: texts.currency, value: booking.currency || texts.notProvided },
    ...(booking.kind === 'customer'
      ? [
          { term: texts.paymentType, value: booking.paymentType || texts.notProvided },
          { term: texts.shippingDate, value: booking.shippingDate ? dateText(booking.date) : texts.notProvided },
        ]
      : [{ term: texts.email, value: booking.email || texts.notProvided }]),
  ];
  return (
    <Dialog open onClose={onClose} title={texts.title} layout="wide">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-all">
            {booking.orderId ? adminBookingsTexts.orderTitle(booking.orderId) : adminBookingsTexts.orderWithoutId}
          </p>
          <p className="text-ink-soft">{dateText(booking.date)}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      {/* Comes first because the dialog focuses its first control: at the end, it would open scrolled down. */}
      <ButtonLink variant="secondary" size="small" className="mb-6" to={hrefWith({ slip: booking.key, open: null })}>
        <Printer aria-hidden size={17} /> {texts.packingSlip}
      </ButtonLink>
      <OrderTimeline status={status} />
      <div className="mt-6 max-sm:text-sm">
        <BookedProducts lines={booking.lines} withPrices />
      </div>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2">
        <DefinitionRows rows={payment} />
        <div className="space-y-5">
          <BookingAddress title={texts.shippingAddress} address={booking.shippingAddress} />
          <BookingAddress title={texts.bookingAddress} address={booking.bookingAddress} />
        </div>
      </div>
    </Dialog>
  );
}
