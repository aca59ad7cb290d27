import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { changePreferences, selectPreferences } from './preferencesSlice';
import { useDashboardUrl } from './useDashboardUrl';

/** The chosen columns and the view of the shown list, as the URL has them; what was remembered is put into the URL. */
export function useListView() {
  const { param, change } = useDashboardUrl();
  const dispatch = useAppDispatch();
  const { view, columns } = useAppSelector(selectPreferences);
  const list = param('tab').toLowerCase() || 'product';
  const inUrl = param('columns');
  const remembered = columns[list] ?? '';
  const missingView = param('view') ? '' : view;
  const missingColumns = inUrl ? '' : remembered;
  useEffect(() => {
    if (!missingView && !missingColumns) return;
    change({ ...(missingView && { view: missingView }), ...(missingColumns && { columns: missingColumns }) });
  }, [missingView, missingColumns, change]);
  return {
    list,
    columns: inUrl || remembered,
    chooseColumns: (text: string) => {
      dispatch(changePreferences((latest) => ({ columns: { ...latest.columns, [list]: text } })));
      change({ columns: text });
    },
  };
}
