import { Printer } from 'lucide-react';
import type { AdminBooking } from '@/domain/adminBookings';
import { formatKnown } from '@/domain/knownMoney';
import { dateText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DefinitionRows } from '@/ui/Disclosure';
import { BookedProducts } from './BookedProducts';
import { BookingAddress } from './BookingAddress';
import { BookingStatus } from './BookingStatus';
import { DetailSection } from './DetailSection';
import { OrderCustomer } from './OrderCustomer';
import { OrderHistory } from './OrderHistory';
import { sheetParams } from './sheetParams';
import { adminBookingsTexts, bookingDetailTexts as texts } from './texts';
import { useBookedPicture } from './useBookedPicture';
import { useOrderOwner } from './useOrderOwner';

interface Props {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

function paymentRows(booking: AdminBooking) {
  return [
    { term: texts.shipping, value: formatKnown(booking.shippingCents) },
    { term: adminBookingsTexts.total, value: formatKnown(booking.totalCents), strong: true },
    { term: texts.paid, value: formatKnown(booking.paidCents ?? 0) },
    { term: texts.transaction, value: booking.transactionId || texts.notProvided },
    { term: texts.currency, value: booking.currency || texts.notProvided },
    ...(booking.kind === 'customer'
      ? [
          { term: texts.paymentType, value: booking.paymentType || texts.notProvided },
          { term: texts.shippingDate, value: booking.shippingDate ? dateText(booking.date) : texts.notProvided },
        ]
      : []),
  ];
}

/** A booking in full (§3): who ordered, what, how it was paid, its status and history. */
export function BookingDialog({ booking, onClose }: Props) {
  const { hrefWith } = useDashboardUrl();
  const search = useOrderOwner(booking);
  const pictureOf = useBookedPicture();
  return (
    <Dialog open onClose={onClose} title={texts.title} layout="wide">
      <div className="mb-4">
        <p className="font-semibold break-all">
          {booking.orderId ? adminBookingsTexts.orderTitle(booking.orderId) : adminBookingsTexts.orderWithoutId}
        </p>
        <p className="text-ink-soft">{dateText(booking.date)}</p>
      </div>
      {/* Come first because the dialog focuses its first control: at the end, it would open scrolled down. */}
      <div className="mb-6 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" size="small" to={hrefWith(sheetParams('slip', [booking.key]))}>
          <Printer aria-hidden size={17} /> {texts.packingSlip}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to={hrefWith(sheetParams('invoice', [booking.key]))}>
          <Printer aria-hidden size={17} /> {texts.invoice}
        </ButtonLink>
      </div>
      <div className="space-y-7">
        <BookingStatus booking={booking} owner={search.owner} />
        <div className="max-sm:text-sm">
          <BookedProducts lines={booking.lines} withPrices pictureOf={pictureOf} />
        </div>
        <div className="grid items-start gap-7 sm:grid-cols-2">
          <OrderCustomer booking={booking} search={search} />
          <DetailSection title={texts.payment}>
            <DefinitionRows rows={paymentRows(booking)} />
          </DetailSection>
          <BookingAddress title={texts.shippingAddress} address={booking.shippingAddress} />
          <BookingAddress title={texts.bookingAddress} address={booking.bookingAddress} />
        </div>
        <OrderHistory booking={booking} owner={search.owner} />
      </div>
    </Dialog>
  );
}
