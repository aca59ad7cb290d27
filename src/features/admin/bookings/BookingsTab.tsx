import { QueryResult } from '@/features/admin/list/QueryResult';
import { ShowListButton } from '@/features/admin/list/ShowListButton';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { BookingList } from './BookingList';
import { bookingKinds } from './bookingKinds';
import { useCustomerBookings } from './useBookings';

const texts = bookingKinds.customer;

function BookingsLoad() {
  const query = useCustomerBookings({ anew: true });
  return (
    <QueryResult query={query} what={texts.what} empty={texts.empty}>
      {(bookings) => <BookingList bookings={bookings} texts={texts} />}
    </QueryResult>
  );
}

/** Tab Bookings (§2): what customers ordered. */
export function CustomerBookings() {
  const { shown } = useDashboardUrl();
  return (
    <>
      <div className="mb-6">
        <ShowListButton show={texts.show} hide={texts.hide} />
      </div>
      {shown && <BookingsLoad />}
    </>
  );
}
