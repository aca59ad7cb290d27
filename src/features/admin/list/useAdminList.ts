import { useCallback, useMemo } from 'react';
import { pageOf } from '@/domain/paging';
import type { TableSort } from '@/domain/tableSort';
import { useDashboardUrl } from './useDashboardUrl';
import { useSearchText } from './useSearchText';
import { useStableValue } from './useStableValue';

type Filter<TName extends string> = Readonly<Record<TName | 'text', string>>;

/** How a list is sorted, filtered and paged. Define it once per list, outside components. */
export interface ListDefinition<T, TName extends string> {
  readonly keyOf: (row: T) => string;
  readonly sortColumns: readonly string[];
  readonly defaultSort: TableSort;
  readonly sortRows: (rows: readonly T[], sort: TableSort) => readonly T[];
  /** URL parameters that filter the list. */
  readonly filters: readonly TName[];
  readonly filterRows: (rows: readonly T[], filter: Filter<TName>) => readonly T[];
  /** Without it, all rows are on one page. */
  readonly pageSize?: number;
}

/** Search, filters, sort, page and opened record of a list; all but the keystrokes live in the URL. */
export function useAdminList<T, TName extends string>(rows: readonly T[], definition: ListDefinition<T, TName>) {
  const { keyOf, sortColumns, defaultSort, sortRows, filters, filterRows, pageSize } = definition;
  const { sort: readSort, sortBy, param, page: pageInUrl, change } = useDashboardUrl();
  const { text, setText } = useSearchText();
  const sort = useStableValue(readSort(sortColumns, defaultSort));
  const onSort = useCallback((column: string) => sortBy(sort, column), [sortBy, sort]);
  const values = Object.fromEntries(filters.map((name) => [name, param(name)])) as Record<TName, string>;
  const filter: Filter<TName> = useStableValue({ ...values, text });
  // Sorting comes first, so that a keystroke in the search only filters.
  const sorted = useMemo(() => sortRows(rows, sort), [sortRows, rows, sort]);
  const found = useMemo(() => filterRows(sorted, filter), [filterRows, sorted, filter]);
  const { items, page, pages } = useMemo(
    () => pageOf(found, pageInUrl, pageSize ?? Math.max(1, found.length)),
    [found, pageInUrl, pageSize],
  );
  const openKey = param('open');
  return {
    rows,
    total: rows.length,
    found,
    items,
    page,
    pages,
    keyOf,
    filtersSet: filters.filter((name) => param(name)).length,
    text,
    setText,
    sort,
    onSort,
    opened: openKey ? rows.find((row) => keyOf(row) === openKey) : undefined,
    close: () => change({ open: null }),
  };
}

export type AdminList<T> = ReturnType<typeof useAdminList<T, string>>;
