import { AdminLedger } from './AdminLedger';
import { AdminLoad } from './AdminLoad';
import { ledgerRows } from './adminRows';
import { useAllBookings } from './useAdminBookings';
import { useRows } from './useRows';

/** Tab Payments (ruling 23): one ledger of both kinds of bookings. */
export function AdminPayments() {
  const bookings = useAllBookings({ anew: true });
  const query = { ...bookings, data: useRows(bookings.data, ledgerRows) };
  return (
    <AdminLoad query={query} what="payments" empty="No payments available">
      {(entries) => <AdminLedger entries={entries} />}
    </AdminLoad>
  );
}
