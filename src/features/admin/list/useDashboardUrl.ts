import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { asDay } from '@/domain/bookings';
import { ledgerFlags } from '@/domain/ledger';
import { orderStatuses } from '@/domain/orderStatus';
import { useAppSelector } from '@/state/hooks';
import { selectPreferences } from './preferencesSlice';

/** Parameters that say what is opened, not how the list is shown; saved views leave them out. */
const transientParams = ['tab', 'show', 'page', 'open', 'product', 'slip', 'invoice'];

/** The part of the dashboard's query string that a saved view stores, sorted, so that equal views are equal strings. */
export function viewQuery(search: string): string {
  const saved = [...new URLSearchParams(search)].filter(([name]) => !transientParams.includes(name));
  return String(new URLSearchParams(saved.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** The query string that shows a list in a view. */
export function viewSearch(list: string, query: string): string {
  return `?${new URLSearchParams([['tab', list], ['show', '1'], ...new URLSearchParams(viewQuery(query))])}`;
}

/** Changes of the query string; null removes a parameter. */
type Changes = Readonly<Record<string, string | null>>;

/** Parameters that do not reset the list's page: they open something over it, or show the same records differently. */
const pageKeepers = ['open', 'product', 'slip', 'invoice', 'reorder', 'view', 'columns'];

/** Parameters whose values are days. */
const days = ['from', 'to'];

/** Filters with a fixed set of values; any other value is ignored. */
const choices: Readonly<Record<string, readonly string[]>> = {
  status: [...orderStatuses, 'other'],
  kind: ['customer', 'guest'],
  flag: ['any', ...ledgerFlags],
};

/** The query string with these changes. */
export function searchAfter(changes: Changes): string {
  // Reads the address bar, not the last render: two changes may happen between two renders.
  const params = new URLSearchParams(window.location.search);
  if (!pageKeepers.some((name) => name in changes)) params.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

/** The dashboard's view state in the URL. `change` and `open` keep their identity, the rest until the URL changes. */
export function useDashboardUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { view: rememberedView } = useAppSelector(selectPreferences);
  const [ownPathname] = useState(window.location.pathname);
  const tab = params.get('tab');
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  });
  const change = useCallback(
    (changes: Changes, replace = true) => {
      const { pathname, search } = window.location;
      // While the code of the next tab or page loads, the old one is still shown: its late change must neither navigate
      // back nor affect the next one.
      if (pathname === ownPathname && new URLSearchParams(search).get('tab') === tab)
        void latestNavigate.current({ search: searchAfter(changes) }, { replace, state: { stays: true } });
    },
    [ownPathname, tab],
  );
  /** Like `change`, but adds a history entry, for what Back should close. */
  const open = useCallback((changes: Changes) => change(changes, false), [change]);
  return useMemo(() => {
    const viewInUrl = params.get('view');
    return {
      /** The value of a parameter; '' if it is absent, or not a valid day or choice where one is expected. */
      param: (name: string) => {
        const text = params.get(name) ?? '';
        if (days.includes(name)) return asDay(text);
        return choices[name]?.includes(text) === false ? '' : text;
      },
      shown: params.get('show') === '1',
      view: viewInUrl === 'cards' || viewInUrl === 'table' ? viewInUrl : rememberedView || 'cards',
      change,
      open,
      hrefWith: searchAfter,
    };
  }, [params, change, open, rememberedView]);
}
