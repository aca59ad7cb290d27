import type { AdminBooking } from '@/domain/bookings';
import { OnDemandList } from '@/features/admin/list/OnDemandList';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { BookingList } from './BookingList';
import { adminBookingsTexts } from './texts';
import { useBookingsOf } from './useBookings';

interface Props {
  readonly kind: AdminBooking['kind'];
}

function LoadedBookings({ kind }: Props) {
  const useBookings = useBookingsOf[kind];
  const query = useBookings({ refetchOnMountOrArgChange: true });
  return (
    <QueryResult query={query} texts={adminBookingsTexts[kind].query}>
      {(bookings) => <BookingList kind={kind} bookings={bookings} />}
    </QueryResult>
  );
}

function BookingsTab({ kind }: Props) {
  const { show, hide } = adminBookingsTexts[kind];
  return (
    <OnDemandList show={show} hide={hide}>
      <LoadedBookings kind={kind} />
    </OnDemandList>
  );
}

/** Tab Bookings (§2): what customers ordered. */
export const CustomerBookingsTab = () => <BookingsTab kind="customer" />;

/** Tab BuyNowBookings (§2): what guests ordered. */
export const GuestBookingsTab = () => <BookingsTab kind="guest" />;
