import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminBooking } from '@/domain/bookings';
import { callLink, mailToLink } from '@/domain/contact';
import { formatKnown, formatPaid } from '@/domain/money';
import { OrderTimeline, StatusBadge } from '@/features/account/OrderTimeline';
import { selectStatusChanges } from '@/features/admin/changes/statusChangesSlice';
import { countText, dateText } from '@/features/admin/list/format';
import { ProblemText } from '@/features/admin/list/problemText';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { OrderStatusControl } from '@/features/admin/users/OrderStatusControl';
import { useAppSelector } from '@/state/hooks';
import { Button, ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DefinitionRows } from '@/ui/Disclosure';
import { Skeleton } from '@/ui/Skeleton';
import { BookedProducts, BookingAddress, DetailSection, useBookedPicture } from './BookedProducts';
import { OrderHistory } from './OrderHistory';
import { sheetParams } from './PrintBookings';
import { adminBookingsTexts, bookingDetailTexts as texts } from './texts';
import { type OwnerSearch, useOrderGroup, useOrderOwner } from './useBookings';

interface Props {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

function paymentRows(booking: AdminBooking) {
  return [
    { term: texts.shipping, value: formatKnown(booking.shippingCents) },
    { term: adminBookingsTexts.total, value: formatKnown(booking.totalCents), strong: true },
    { term: texts.paid, value: formatPaid(booking.paidCents ?? 0, booking.currency) },
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

interface OrderCustomerProps {
  readonly booking: AdminBooking;
  readonly search: OwnerSearch;
}

const notes = { none: texts.noOwner, several: texts.severalOwners, guest: texts.guest } as const;

function Search({ search: { error, isFetching, refetch } }: Pick<OrderCustomerProps, 'search'>) {
  if (error === undefined)
    return (
      <div role="status" aria-label={texts.loadingCustomer} className="mb-2">
        <Skeleton className="h-6 w-48" />
      </div>
    );
  return (
    <div role="alert" className="mb-2 text-sm text-alert">
      {texts.customerFailed}. <ProblemText error={error} />
      <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Who ordered and how to reach them: the user, or what the booking itself says. */
export function OrderCustomer({ booking, search }: OrderCustomerProps) {
  const { owner } = search;
  const row = typeof owner === 'object' ? owner.row : null;
  const address = booking.bookingAddress ?? booking.shippingAddress;
  const name = row?.name || booking.name;
  const email = row?.user.profile.email || booking.email;
  const phone = row?.user.profile.contactNumber || address?.phone || '';
  const link = 'inline-flex min-h-6 items-center break-all text-leaf underline underline-offset-4';
  return (
    <DetailSection title={texts.customer}>
      {owner === undefined && <Search search={search} />}
      {typeof owner === 'string' && <p className="mb-2 text-sm">{notes[owner]}</p>}
      <DefinitionRows
        rows={[
          {
            term: texts.name,
            value: row ? (
              <Link to={`?${new URLSearchParams({ tab: 'user', show: '1', open: row.id })}`} className={link}>
                {name}
              </Link>
            ) : (
              name || texts.notProvided
            ),
          },
          {
            term: texts.email,
            value: email ? (
              <a href={mailToLink(email)} className={link}>
                {email}
              </a>
            ) : (
              texts.notProvided
            ),
          },
          {
            term: texts.phone,
            value: phone ? (
              <a href={callLink(phone)} className={link}>
                {phone}
              </a>
            ) : (
              texts.notProvided
            ),
          },
        ]}
      />
    </DetailSection>
  );
}

interface BookingStatusProps {
  readonly booking: AdminBooking;
  readonly owner: OwnerSearch['owner'];
}

const reasons = {
  none: texts.noOwnerReason,
  several: texts.severalOwnersReason,
  guest: texts.guestReason,
} as const;

/** The order's status: to be set where a call exists (§7), else to be read, with the reason. */
export function BookingStatus({ booking, owner }: BookingStatusProps) {
  const changes = useAppSelector(selectStatusChanges);
  const { status, bookings } = useOrderGroup(booking);
  return (
    <DetailSection title={texts.status}>
      {typeof owner === 'object' ? (
        <>
          <OrderStatusControl
            order={{ ...owner.order, status }}
            change={changes[owner.order.orderId]}
            placeholder={texts.mixedStatus}
          />
          {bookings > 1 && <p className="mt-2 text-sm text-ink-soft">{countText(texts.sharedStatus, bookings)}</p>}
        </>
      ) : (
        <>
          <StatusBadge status={booking.status} />
          <p className="mt-2 text-sm text-ink-soft">{owner ? reasons[owner] : texts.ownerUnknownReason}</p>
        </>
      )}
      <div className="mt-5">
        <OrderTimeline status={booking.status} />
      </div>
    </DetailSection>
  );
}
