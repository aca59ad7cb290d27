import { QueryResult } from '@/features/admin/list/QueryResult';
import { ShowListButton } from '@/features/admin/list/ShowListButton';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { BookingList } from './BookingList';
import { bookingKinds } from './bookingKinds';
import { useGuestBookings } from './useBookings';

const texts = bookingKinds.guest;

function BuyNowLoad() {
  const query = useGuestBookings({ anew: true });
  return (
    <QueryResult query={query} what={texts.what} empty={texts.empty}>
      {(bookings) => <BookingList bookings={bookings} texts={texts} />}
    </QueryResult>
  );
}

/** Tab BuyNowBookings (§2): what guests ordered. */
export function GuestBookings() {
  const { shown } = useDashboardUrl();
  return (
    <>
      <div className="mb-6">
        <ShowListButton show={texts.show} hide={texts.hide} />
      </div>
      {shown && <BuyNowLoad />}
    </>
  );
}
