import { Link } from 'react-router-dom';
import { env } from '@/config/env';
import type { AdminBooking } from '@/domain/bookings';
import { callLink, mailToLink } from '@/domain/contact';
import { formatKnown, formatPaid } from '@/domain/money';
import { dateOfObjectId } from '@/domain/order';
import { orderStatusLabel } from '@/domain/orderStatus';
import { OrderLines } from '@/features/account/OrderLines';
import { OrderTimeline, StatusBadge } from '@/features/account/OrderTimeline';
import { type AcceptedStatus, selectAcceptedStatuses } from '@/features/admin/changes/changesSlice';
import { dateText, orderTitle } from '@/features/admin/list/format';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { QueryNote } from '@/features/admin/list/QueryResult';
import { orderTexts } from '@/features/admin/list/texts';
import { OrderStatusControl } from '@/features/admin/users/OrderStatusControl';
import { adminUsersTexts } from '@/features/admin/users/texts';
import { formatDate, parseDate } from '@/lib/dates';
import { useAppSelector } from '@/state/hooks';
import { Dialog } from '@/ui/Dialog';
import { DefinitionRows } from '@/ui/Disclosure';
import { BookingAddress, DetailSection, useBookedPicture } from './BookingParts';
import { SheetLinks } from './SheetLinks';
import { adminBookingsTexts, sheetTexts, bookingDetailTexts as texts } from './texts';
import { type OwnerSearch, useOrderOwner, useReadAt } from './useOrder';

interface Props {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

function paymentRows(booking: AdminBooking) {
  const shippingDate = parseDate(booking.shippingDate, env.timeZone);
  return [
    { term: texts.shipping, value: formatKnown(booking.shippingCents) },
    { term: adminBookingsTexts.total, value: formatKnown(booking.totalCents), strong: true },
    { term: texts.paid, value: formatPaid(booking.paidCents, booking.currency) },
    { term: texts.transaction, value: booking.transactionId || orderTexts.notProvided },
    { term: texts.currency, value: booking.currency || orderTexts.notProvided },
    ...(booking.kind === 'customer'
      ? [
          { term: texts.paymentType, value: booking.paymentType || orderTexts.notProvided },
          {
            term: texts.shippingDate,
            value: shippingDate ? dateText(shippingDate) : booking.shippingDate || orderTexts.notProvided,
          },
        ]
      : []),
  ];
}

/** A booking in full (§3): who ordered, what, how it was paid, its status and history. */
export function BookingDialog({ booking, onClose }: Props) {
  const search = useOrderOwner(booking);
  const pictureOf = useBookedPicture();
  return (
    <Dialog open onClose={onClose} title={texts.title} layout="wide">
      <div className="mb-4">
        <p className="font-semibold wrap-anywhere">{orderTitle(booking.orderId)}</p>
        <p className="text-ink-soft">{dateText(booking.date)}</p>
      </div>
      {/* First, because the dialog focuses its first control: with links at the end, it would open scrolled down. */}
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <SheetLinks keys={[booking.key]} label={(kind) => sheetTexts[kind].title} />
      </div>
      <div className="flex flex-col gap-7">
        <BookingStatus booking={booking} owner={search.owner} />
        <OrderLines lines={booking.lines} pictureOf={(index) => pictureOf(booking.lines[index])} />
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

const linkClass = 'inline-flex min-h-6 items-center break-all text-leaf underline underline-offset-4';

interface OrderCustomerProps {
  readonly booking: AdminBooking;
  readonly search: OwnerSearch;
}

const notes = { none: texts.noOwner, several: texts.severalOwners, guest: texts.guest } as const;

/** A value that a link acts on. */
function LinkedValue({ href, children }: { readonly href: string; readonly children: string }) {
  return children ? (
    <a href={href} className={linkClass}>
      {children}
    </a>
  ) : (
    orderTexts.notProvided
  );
}

/** Who ordered and how to reach them: from the user's profile, else from the booking. */
function OrderCustomer({ booking, search }: OrderCustomerProps) {
  const { owner } = search;
  const row = typeof owner === 'object' ? owner.row : null;
  const address = booking.bookingAddress ?? booking.shippingAddress;
  const name = row?.name || booking.name;
  const email = row?.user.profile.email || booking.email;
  const phone = row?.user.profile.contactNumber || address?.phone || '';
  return (
    <DetailSection title={adminBookingsTexts.customerName}>
      {owner === undefined && (
        <div className="mb-2">
          <QueryNote query={search} loading={texts.loadingCustomer} failed={texts.customerFailed} />
        </div>
      )}
      {typeof owner === 'string' && <p className="mb-2 text-sm">{notes[owner]}</p>}
      <DefinitionRows
        rows={[
          {
            term: adminUsersTexts.name,
            value: row ? (
              <Link to={`?${new URLSearchParams({ tab: 'user', show: '1', open: row.id })}`} className={linkClass}>
                {name}
              </Link>
            ) : (
              name || orderTexts.notProvided
            ),
          },
          { term: adminUsersTexts.email, value: <LinkedValue href={mailToLink(email)}>{email}</LinkedValue> },
          { term: adminUsersTexts.phone, value: <LinkedValue href={callLink(phone)}>{phone}</LinkedValue> },
        ]}
      />
    </DetailSection>
  );
}

interface BookingStatusProps {
  readonly booking: AdminBooking;
  readonly owner: OwnerSearch['owner'];
}

const reasons = { none: texts.noOwnerReason, several: texts.severalOwnersReason, guest: texts.guestReason } as const;

/** The order's status: editable where a call exists (§7), else read-only, with the reason. */
function BookingStatus({ booking, owner }: BookingStatusProps) {
  const { orderStatus, parts } = booking;
  const printed = useIsPrinted();
  return (
    <DetailSection title={adminBookingsTexts.status}>
      {typeof owner === 'object' ? (
        <>
          {printed ? (
            <StatusBadge status={booking.status} />
          ) : (
            <OrderStatusControl order={{ ...owner.order, status: orderStatus }} placeholder={orderTexts.mixedStatus} />
          )}
          {parts > 1 && <p className="mt-2 text-sm text-ink-soft">{adminUsersTexts.order.sharedStatus(parts)}</p>}
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

const shown = (status: string) => orderStatusLabel(status) || orderTexts.mixedStatus;

interface HistoryEvent {
  readonly at: number;
  readonly text: string;
}

/** An order's known history, oldest first: its ids tell when it was placed; the rest happened in this session. */
function orderHistory(
  { orderId, bookingId, status }: Pick<AdminBooking, 'orderId' | 'bookingId' | 'status'>,
  accepted: readonly AcceptedStatus[],
  readAt: number | undefined,
): readonly HistoryEvent[] {
  const ordered = dateOfObjectId(bookingId) ?? dateOfObjectId(orderId);
  const events = [
    ...(ordered ? [{ at: ordered.getTime(), text: texts.ordered }] : []),
    ...accepted.map(({ from, to, at }) => ({ at, text: texts.changed(shown(from), shown(to)) })),
    ...(readAt ? [{ at: readAt, text: texts.readAs(shown(status)) }] : []),
  ];
  return events.toSorted((a, b) => a.at - b.at);
}

function OrderHistory({ booking, owner }: BookingStatusProps) {
  const accepted = useAppSelector(selectAcceptedStatuses);
  const readAt = useReadAt(booking.kind);
  const changedId = typeof owner === 'object' ? owner.order.orderId : booking.orderId;
  return (
    <DetailSection title={texts.history}>
      <ol className="flex flex-col gap-1.5">
        {orderHistory(booking, accepted[changedId] ?? [], readAt).map(({ at, text }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{text}</span>
            <time dateTime={new Date(at).toISOString()} className="text-ink-soft tabular-nums">
              {formatDate(new Date(at), 'dateTime', env.timeZone)}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-soft">{texts.historyNote}</p>
    </DetailSection>
  );
}
