import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextSort, readTableSort, type TableSort, tableSortParam } from '@/domain/tableSort';

/** Changes of the query string; null removes a parameter. */
type Changes = Readonly<Record<string, string | null>>;

/** Parameters that open something over the list and leave its page alone. */
const overlays = ['open', 'product', 'slip', 'invoice', 'reorder'];

function searchAfter(changes: Changes): string {
  // The address bar, not the last render: two changes may come between two renders.
  const params = new URLSearchParams(window.location.search);
  if (!overlays.some((name) => name in changes)) params.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

/**
 * The dashboard's view state, kept in the URL: tab, list, view, search, filters, sort, page, opened record. The functions keep
 * their identity until the URL changes.
 */
export function useDashboardUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [ownPathname] = useState(window.location.pathname);
  return useMemo(() => {
    function change(changes: Changes, replace = true) {
      // A late change must not navigate back to a page that was left while its successor still loads.
      if (window.location.pathname === ownPathname) void navigate({ search: searchAfter(changes) }, { replace });
    }
    const page = Number(params.get('page') ?? '1');
    return {
      /** The value of a parameter, '' if absent. */
      param: (name: string) => params.get(name) ?? '',
      shown: params.get('show') === '1',
      view: params.get('view') === 'table' ? ('table' as const) : ('cards' as const),
      page: Number.isInteger(page) ? page : 1,
      change,
      /** Like `change`, with a history entry, for what Back should close. */
      open: (changes: Changes) => change(changes, false),
      hrefWith: (changes: Changes) => searchAfter(changes),
      sort: (columns: readonly string[], fallback: TableSort) => readTableSort(params.get('sort'), columns, fallback),
      sortBy: (current: TableSort, column: string) => change({ sort: tableSortParam(nextSort(current, column)) }),
    };
  }, [params, navigate, ownPathname]);
}
