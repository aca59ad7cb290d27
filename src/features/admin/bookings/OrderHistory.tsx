import type { AdminBooking } from '@/domain/bookings';
import { selectAcceptedChanges } from '@/features/admin/users/statusChangesSlice';
import { formatDate } from '@/lib/dates';
import { useAppSelector } from '@/state/hooks';
import { DetailSection } from './BookedProducts';
import { orderHistory } from './orderHistory';
import { bookingDetailTexts as texts } from './texts';
import { type OwnerSearch, useOrderGroup } from './useBookings';

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
              {formatDate(new Date(at), 'dateTime')}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-soft">{texts.historyNote}</p>
    </DetailSection>
  );
}
