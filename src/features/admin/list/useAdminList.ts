import { useCallback, useEffect, useMemo, useState } from 'react';
import { adminPageSize } from '@/config/constants';
import { pageOf } from '@/domain/paging';
import { nextSort, readTableSort, sortRows, type TableSort, tableSortParam } from '@/domain/tableSort';
import { filterRows } from '@/lib/text';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { type AdminColumn, csvOf, tableColumns } from './columns';
import type { RecordNames } from './format';
import { changePreferences, selectPreferences } from './preferencesSlice';
import { useDashboardUrl } from './useDashboardUrl';

/** Debounces a value by `ms` milliseconds; returns the initial value immediately. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/** How long after the last keystroke the URL is updated, in ms. */
const urlDelayMs = 300;

/** A list's search text. Each keystroke filters at once; the URL follows, debounced. A link that changes it wins. */
function useSearchText() {
  const { param, change } = useDashboardUrl();
  const inUrl = param('q');
  const [text, setText] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  /** The text that typing last put into the URL. */
  const [typed, setTyped] = useState(inUrl);
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (inUrl !== typed) {
      setText(inUrl);
      setTyped(inUrl);
    }
  }
  useEffect(() => {
    if (text === inUrl) return;
    const timer = setTimeout(() => {
      setTyped(text);
      change({ q: text });
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [text, inUrl, change]);
  return { text, setText };
}

/** The columns and the view of a list, from the URL; puts remembered preferences into the URL. */
export function useListView(list: string) {
  const { param, change } = useDashboardUrl();
  const dispatch = useAppDispatch();
  const { view, columns } = useAppSelector(selectPreferences);
  const inUrl = param('columns');
  const remembered = columns[list] ?? '';
  const missingView = param('view') ? '' : view;
  const missingColumns = inUrl ? '' : remembered;
  useEffect(() => {
    if (!missingView && !missingColumns) return;
    change({ ...(missingView && { view: missingView }), ...(missingColumns && { columns: missingColumns }) });
  }, [missingView, missingColumns, change]);
  return {
    columns: inUrl || remembered,
    chooseColumns: (text: string) => {
      dispatch(changePreferences((latest) => ({ columns: { ...latest.columns, [list]: text } })));
      change({ columns: text });
    },
  };
}

/** A view of a list: the part of the query string that filters, sorts and chooses columns, under a name. */
export interface ListView {
  readonly name: string;
  readonly query: string;
}

/** A row as `filterRows` searches it. */
export interface SearchedRow {
  readonly searchText: string;
}

/** A list's columns, and how its records are named, filtered and paged. Define it once, outside components. */
export interface ListDefinition<T, TName extends string> {
  /** The tab's value in the URL. */
  readonly id: string;
  readonly names: RecordNames;
  /** The views that the list starts with. */
  readonly views: readonly ListView[];
  readonly keyOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
  readonly columns: readonly AdminColumn<T>[];
  readonly csvFile: string;
  /** Default: the columns that have `csv`. */
  readonly csvText?: (rows: readonly T[]) => string;
  /** Default: the server's order, until a column is chosen. */
  readonly defaultSort?: TableSort;
  /** URL parameters that filter the list. */
  readonly filters: readonly TName[];
  /** Whether a row passes the filters; default: every row does. The search needs no rule of a list. */
  readonly rowFilter?: (filter: Readonly<Record<TName, string>>) => (row: T) => boolean;
}

/** Keeps an object's identity while it is equal to the previous one. Takes plain values only. */
function useStableValue<T extends object>(value: T): T {
  const json = JSON.stringify(value);
  return useMemo(() => JSON.parse(json) as T, [json]);
}

const serverOrder: TableSort = { column: '', descending: false };

/** A list with its search, filters, sort, page and opened record; all but the keystrokes are state of the URL. */
export function useAdminList<T extends SearchedRow, TName extends string>(
  rows: readonly T[],
  definition: ListDefinition<T, TName>,
) {
  const { columns, defaultSort = serverOrder, filters, rowFilter, ...named } = definition;
  const { param, change } = useDashboardUrl();
  const { text, setText } = useSearchText();
  const inTable = useMemo(() => tableColumns(columns), [columns]);
  const sortable = inTable.filter(({ sortBy: value }) => value).map((column) => column.id);
  const sort = useStableValue(readTableSort(param('sort'), sortable, defaultSort));
  const sortValue = inTable.find((column) => column.id === sort.column)?.sortBy;
  const onSort = useCallback(
    (column: string) => change({ sort: tableSortParam(nextSort(sort, column)) }),
    [change, sort],
  );
  const values = Object.fromEntries(filters.map((name) => [name, param(name)])) as Record<TName, string>;
  const filter = useStableValue(values);
  // The search comes last, because each keystroke changes it.
  const sorted = useMemo(
    () => (sortValue ? sortRows(rows, sortValue, sort.descending) : rows),
    [rows, sortValue, sort],
  );
  const filtered = useMemo(() => (rowFilter ? sorted.filter(rowFilter(filter)) : sorted), [rowFilter, sorted, filter]);
  const found = useMemo(() => filterRows(filtered, text), [filtered, text]);
  const requested = Number(param('page'));
  const { items, page, pages } = useMemo(() => pageOf(found, requested, adminPageSize), [found, requested]);
  const openKey = param('open');
  const opened = openKey ? rows.find((row) => named.keyOf(row) === openKey) : undefined;
  return {
    csvText: (records: readonly T[]) => csvOf(columns, records),
    ...named,
    ...{ rows, found, items, page, pages, text, setText, sort, onSort },
    columns: inTable,
    filtersSet: filters.filter((name) => param(name)).length,
    opened,
    /** The key of a link whose record is not in the list, else ''. */
    missing: opened ? '' : openKey,
    close: () => change({ open: null }),
  };
}

export type AdminList<T extends SearchedRow> = ReturnType<typeof useAdminList<T, string>>;
