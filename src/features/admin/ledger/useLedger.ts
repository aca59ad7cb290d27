import { useCallback, useMemo } from 'react';
import { filterLedger, type LedgerEntry } from '@/domain/ledger';
import { sortRows } from '@/domain/tableSort';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useSearchText } from '@/features/admin/list/useSearchText';

const columns = ['date', 'paid'] as const;

/** The ledger as the URL and the search want it. */
export function useLedger(entries: readonly LedgerEntry[]) {
  const search = useSearchText();
  const { sort: readSort, sortBy, param } = useDashboardUrl();
  const { column, descending } = readSort(columns, { column: 'date', descending: true });
  const { text } = search;
  const [kind, flag, from, to] = [param('kind'), param('flag'), param('from'), param('to')];
  // Sorted first: a key in the search then only narrows.
  const sorted = useMemo(() => {
    if (column === 'paid') return sortRows(entries, ({ paidCents }) => paidCents, descending);
    return descending ? entries : entries.toReversed();
  }, [entries, column, descending]);
  const found = useMemo(
    () => filterLedger(sorted, { text, kind, flag, from, to }),
    [sorted, text, kind, flag, from, to],
  );
  const sort = useMemo(() => ({ column, descending }), [column, descending]);
  const onSort = useCallback((asked: string) => sortBy(sort, asked), [sortBy, sort]);
  return { found, search, sort, onSort };
}
