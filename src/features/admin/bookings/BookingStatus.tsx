import type { AdminBooking } from '@/domain/adminBookings';
import { OrderTimeline } from '@/features/account/OrderTimeline';
import { StatusBadge } from '@/features/account/StatusBadge';
import { countText } from '@/features/admin/list/format';
import { OrderStatusControl } from '@/features/admin/users/OrderStatusControl';
import { selectStatusChanges } from '@/features/admin/users/statusChangesSlice';
import { useAppSelector } from '@/state/hooks';
import { DetailSection } from './DetailSection';
import { bookingDetailTexts as texts } from './texts';
import { useOrderGroup } from './useOrderGroup';
import type { OwnerSearch } from './useOrderOwner';

interface Props {
  readonly booking: AdminBooking;
  readonly owner: OwnerSearch['owner'];
}

const reasons = {
  none: texts.noOwnerReason,
  several: texts.severalOwnersReason,
  guest: texts.guestReason,
} as const;

/** The order's status: to be set where a call exists (§7), else to be read, with the reason. */
export function BookingStatus({ booking, owner }: Props) {
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
