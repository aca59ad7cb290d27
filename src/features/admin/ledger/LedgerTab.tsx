import { useAllBookings } from '@/features/admin/bookings/useBookings';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useRows } from '@/features/admin/list/useRows';
import { LedgerList } from './LedgerList';
import { ledgerRows } from './ledgerRows';

/** Tab Payments (ruling 23): one ledger of both kinds of bookings. */
export function LedgerTab() {
  const bookings = useAllBookings({ anew: true });
  const query = { ...bookings, data: useRows(bookings.data, ledgerRows) };
  return (
    <QueryResult query={query} what="payments" empty="No payments available">
      {(entries) => <LedgerList entries={entries} />}
    </QueryResult>
  );
}
