import { AdminBookingList } from './AdminBookingList';
import { AdminLoad } from './AdminLoad';
import { AdminShowButton } from './AdminShowButton';
import { bookingKinds } from './bookingKinds';
import { useCustomerBookings } from './useAdminBookings';
import { useAdminView } from './useAdminView';

const texts = bookingKinds.customer;

function BookingsLoad() {
  const query = useCustomerBookings({ anew: true });
  return (
    <AdminLoad query={query} what={texts.what} empty={texts.empty}>
      {(bookings) => <AdminBookingList bookings={bookings} texts={texts} />}
    </AdminLoad>
  );
}

/** Tab Bookings (§2): what customers ordered. */
export function AdminCustomerBookings() {
  const { shown } = useAdminView();
  return (
    <>
      <div className="mb-6">
        <AdminShowButton show={texts.show} hide={texts.hide} />
      </div>
      {shown && <BookingsLoad />}
    </>
  );
}
