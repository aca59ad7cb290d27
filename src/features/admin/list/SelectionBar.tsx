import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { downloadText } from './downloadText';
import { countText } from './format';
import { type ListSelection, type SelectionStore, useSelectedKeys } from './selection';
import { adminListTexts } from './texts';
import type { AdminList } from './useAdminList';

interface Props<T> {
  readonly list: AdminList<T>;
  readonly store: SelectionStore;
  readonly selection: ListSelection<T>;
  /** What a tab does with the selected records. */
  readonly actions: ((rows: readonly T[]) => ReactNode) | undefined;
}

/** What can be done with the selected records; the search does not change which they are. */
export function SelectionBar<T>({ list: { rows, found, keyOf }, store, selection, actions }: Props<T>) {
  const keys = useSelectedKeys(store);
  const selected = useMemo(
    () => (keys.size === 0 ? [] : rows.filter((row) => keys.has(keyOf(row)))),
    [rows, keys, keyOf],
  );
  if (selected.length === 0) return null;
  const missing = found.filter((row) => !keys.has(keyOf(row)));
  return (
    <BottomBar label={adminListTexts.selection} className="print:hidden">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-3 gap-y-2 sm:px-4">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {countText(adminListTexts.selected, selected.length)}
        </p>
        {missing.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => store.add(missing.map(keyOf))}>
            {countText(adminListTexts.selectAll, found.length)}
          </Button>
        )}
        {actions?.(selected)}
        <Button
          variant="secondary"
          size="small"
          onClick={() => downloadText(selection.fileName, selection.makeText(selected))}
        >
          <Download aria-hidden size={16} /> {adminListTexts.exportSelected}
        </Button>
        <Button variant="quiet" size="small" onClick={store.clear}>
          {adminListTexts.clearSelection}
        </Button>
      </div>
    </BottomBar>
  );
}
