import { useMemo } from 'react';
import type { AdminBooking } from '@/domain/adminBookings';
import { filterLedger, makeLedger } from '@/domain/ledger';
import { sortRows } from '@/domain/tableSort';
import { useAdminView } from './useAdminView';
import { useSearchText } from './useSearchText';

const columns = ['date', 'paid'] as const;

/** The ledger as the URL and the search want it. */
export function useLedger(bookings: readonly AdminBooking[]) {
  const search = useSearchText();
  const { sort: readSort, sortBy, param } = useAdminView();
  const { column, descending } = readSort(columns, { column: 'date', descending: true });
  const { searched: text } = search;
  const [kind, flag, from, to] = [param('kind'), param('flag'), param('from'), param('to')];
  const entries = useMemo(() => makeLedger(bookings), [bookings]);
  const filtered = useMemo(
    () => filterLedger(entries, { text, kind, flag, from, to }),
    [entries, text, kind, flag, from, to],
  );
  const found = useMemo(() => {
    if (column === 'paid') return sortRows(filtered, ({ paidCents }) => paidCents, descending);
    return descending ? filtered : filtered.toReversed();
  }, [filtered, column, descending]);
  const sort = { column, descending };
  return { entries, found, search, sort, onSort: (asked: string) => sortBy(sort, asked) };
}
