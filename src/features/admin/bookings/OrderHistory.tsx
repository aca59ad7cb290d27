import { env } from '@/config/env';
import type { AdminBooking } from '@/domain/bookings';
import { dateOfObjectId } from '@/domain/order';
import { orderStatusLabel } from '@/domain/orderStatus';
import { type AcceptedChange, selectAcceptedChanges } from '@/features/admin/changes/statusChangesSlice';
import { formatDate } from '@/lib/dates';
import { useAppSelector } from '@/state/hooks';
import { DetailSection } from './BookedProducts';
import { bookingDetailTexts as texts } from './texts';
import { type OwnerSearch, useOrderGroup } from './useBookings';

const shown = (status: string) => orderStatusLabel(status) || texts.mixedStatus;

interface HistoryEvent {
  readonly at: number;
  readonly text: string;
}

/** What is known of an order, oldest first: its ids tell when it was made, the rest happened in this session. */
export function orderHistory(
  { orderId, bookingId, status }: Pick<AdminBooking, 'orderId' | 'bookingId' | 'status'>,
  accepted: readonly AcceptedChange[],
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

interface Props {
  readonly booking: AdminBooking;
  readonly owner: OwnerSearch['owner'];
}

export function OrderHistory({ booking, owner }: Props) {
  const accepted = useAppSelector(selectAcceptedChanges);
  const { readAt } = useOrderGroup(booking);
  const changedId = typeof owner === 'object' ? owner.order.orderId : booking.orderId;
  return (
    <DetailSection title={texts.history}>
      <ol className="space-y-1.5">
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
