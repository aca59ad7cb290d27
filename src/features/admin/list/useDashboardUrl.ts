import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextSort, readTableSort, type TableSort, tableSortParam } from '@/domain/tableSort';

/** Changes of the query; null takes a parameter out. */
type Changes = Readonly<Record<string, string | null>>;

/** The query after `changes`. Another choice of what is listed starts at its first page. */
function searchAfter(changes: Changes): string {
  // The address bar, not the last render: two changes may come between two renders.
  const params = new URLSearchParams(window.location.search);
  if (!('open' in changes || 'product' in changes || 'slip' in changes)) params.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

/**
 * What the dashboard shows, kept in the URL: tab, list, view, search, filters, sort, page, opened record. The functions stay
 * the same until the URL changes.
 */
export function useDashboardUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [place] = useState(window.location.pathname);
  return useMemo(() => {
    function change(changes: Changes, replace = true) {
      // A late change must not call back a page that was left: its code may still be on the way here.
      if (window.location.pathname === place) void navigate({ search: searchAfter(changes) }, { replace });
    }
    const page = Number(params.get('page') ?? '1');
    return {
      /** A parameter, '' without it. */
      param: (name: string) => params.get(name) ?? '',
      shown: params.get('show') === '1',
      view: params.get('view') === 'table' ? ('table' as const) : ('cards' as const),
      page: Number.isInteger(page) ? page : 1,
      change,
      /** As `change`, with a way back: for what opens. */
      open: (changes: Changes) => change(changes, false),
      hrefWith: (changes: Changes) => searchAfter(changes),
      sort: (columns: readonly string[], fallback: TableSort) => readTableSort(params.get('sort'), columns, fallback),
      sortBy: (now: TableSort, column: string) => change({ sort: tableSortParam(nextSort(now, column)) }),
    };
  }, [params, navigate, place]);
}
