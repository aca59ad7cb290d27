import type { AdminBooking } from '@/domain/bookings';
import { dateOfObjectId } from '@/domain/order';
import { orderStatusLabel } from '@/domain/orderStatus';
import type { AcceptedChange } from '@/features/admin/users/statusChangesSlice';
import { bookingDetailTexts as texts } from './texts';

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
