import { AdminBookingList } from './AdminBookingList';
import { AdminLoad } from './AdminLoad';
import { AdminShowButton } from './AdminShowButton';
import { bookingKinds } from './bookingKinds';
import { useGuestBookings } from './useAdminBookings';
import { useAdminView } from './useAdminView';

const texts = bookingKinds.guest;

function BuyNowLoad() {
  const query = useGuestBookings({ anew: true });
  return (
    <AdminLoad query={query} what={texts.what} empty={texts.empty}>
      {(bookings) => <AdminBookingList bookings={bookings} texts={texts} />}
    </AdminLoad>
  );
}

/** Tab BuyNowBookings (§2): what guests ordered. */
export function AdminGuestBookings() {
  const { shown } = useAdminView();
  return (
    <>
      <div className="mb-6">
        <AdminShowButton show={texts.show} hide={texts.hide} />
      </div>
      {shown && <BuyNowLoad />}
    </>
  );
}
