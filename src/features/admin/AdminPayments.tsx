import { AdminLedger } from './AdminLedger';
import { AdminLoad } from './AdminLoad';
import { useAllBookings } from './useAdminBookings';

/** Tab Payments (ruling 23): one ledger of both kinds of bookings. */
export function AdminPayments() {
  const query = useAllBookings({ anew: true });
  return (
    <AdminLoad query={query} what="payments" empty="No payments available">
      {(bookings) => <AdminLedger bookings={bookings} />}
    </AdminLoad>
  );
}
