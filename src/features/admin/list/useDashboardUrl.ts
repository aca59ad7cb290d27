import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextSort, readTableSort, type TableSort, tableSortParam } from '@/domain/tableSort';
import { useAppSelector } from '@/state/hooks';
import { selectPreferences } from './preferencesSlice';

/** Changes of the query string; null removes a parameter. */
type Changes = Readonly<Record<string, string | null>>;

/** Parameters that leave the list's page alone: they open something over it, or show the same records otherwise. */
const pageKeepers = ['open', 'product', 'slip', 'invoice', 'reorder', 'view', 'columns'];

function searchAfter(changes: Changes): string {
  // The address bar, not the last render: two changes may come between two renders.
  const params = new URLSearchParams(window.location.search);
  if (!pageKeepers.some((name) => name in changes)) params.delete('page');
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
  const { view: rememberedView } = useAppSelector(selectPreferences);
  const [ownPathname] = useState(window.location.pathname);
  return useMemo(() => {
    /** Of the tab, and the page, that is still shown while the code of the next one loads. */
    const isHere = () =>
      window.location.pathname === ownPathname &&
      new URLSearchParams(window.location.search).get('tab') === params.get('tab');
    function change(changes: Changes, replace = true) {
      // A late change must not lead back to what was left, nor into what comes.
      if (isHere()) void navigate({ search: searchAfter(changes) }, { replace });
    }
    const viewInUrl = params.get('view');
    const page = Number(params.get('page') ?? '1');
    return {
      /** The value of a parameter, '' if absent. */
      param: (name: string) => params.get(name) ?? '',
      shown: params.get('show') === '1',
      view: viewInUrl === 'cards' || viewInUrl === 'table' ? viewInUrl : rememberedView || 'table',
      page: Number.isInteger(page) ? page : 1,
      change,
      /** Like `change`, with a history entry, for what Back should close. */
      open: (changes: Changes) => change(changes, false),
      hrefWith: (changes: Changes) => searchAfter(changes),
      sort: (columns: readonly string[], fallback: TableSort) => readTableSort(params.get('sort'), columns, fallback),
      sortBy: (current: TableSort, column: string) => change({ sort: tableSortParam(nextSort(current, column)) }),
    };
  }, [params, navigate, ownPathname, rememberedView]);
}
