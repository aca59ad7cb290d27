import { useAllBookings } from '@/features/admin/bookings/useBookings';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { LedgerList } from './LedgerList';
import { ledgerRows } from './ledgerRows';
import { adminLedgerTexts } from './texts';

/** Tab Payments (ruling 23): one ledger of both kinds of bookings. */
export function LedgerTab() {
  const query = useQueryRows(useAllBookings({ refetchOnMountOrArgChange: true }), ledgerRows);
  return (
    <QueryResult query={query} texts={adminLedgerTexts.query}>
      {(entries) => <LedgerList entries={entries} />}
    </QueryResult>
  );
}
