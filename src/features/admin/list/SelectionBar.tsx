import { Download } from 'lucide-react';
import { type ReactNode, use, useMemo } from 'react';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { downloadText } from './CsvButton';
import { countText, formatCount } from './format';
import {
  FoundRecordsContext,
  type ListSelection,
  SelectionContext,
  type SelectionStore,
  useIsSelected,
  useSelectedKeys,
} from './selection';
import type { TableColumn } from './tableColumn';
import { adminListTexts } from './texts';
import type { AdminList } from './useAdminList';

interface Props {
  readonly recordKey: string;
  readonly name: string;
}

const box = 'size-4.5 shrink-0 accent-leaf';

/** The checkbox of a table's row. */
export function SelectRecord({ recordKey, name }: Props) {
  const { store, selected } = useIsSelected(recordKey);
  return (
    <label className="-mx-2 grid size-10 cursor-pointer place-items-center">
      <span className="sr-only">{adminListTexts.selectRecord(name)}</span>
      <input type="checkbox" checked={selected} onChange={() => store.toggle(recordKey)} className={box} />
    </label>
  );
}

/** The checkbox below a card. */
export function SelectCard({ recordKey, name }: Props) {
  const { store, selected } = useIsSelected(recordKey);
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 px-5 text-sm text-ink-soft print:hidden">
      <input type="checkbox" checked={selected} onChange={() => store.toggle(recordKey)} className={box} />
      <span aria-hidden="true">{adminListTexts.select}</span>
      <span className="sr-only">{adminListTexts.selectRecord(name)}</span>
    </label>
  );
}

/** The column of checkboxes; it is always shown. */
export function selectColumn<T>(keyOf: (row: T) => string, { nameOf }: ListSelection<T>): TableColumn<T> {
  return {
    id: 'select',
    header: adminListTexts.select,
    headerCell: <SelectAllFound />,
    rem: 2.5,
    controls: true,
    cell: (row) => <SelectRecord recordKey={keyOf(row)} name={nameOf(row)} />,
  };
}

/** The checkbox in a table's head: all records found, on every page. */
export function SelectAllFound() {
  const store = use(SelectionContext);
  const { count, keys } = use(FoundRecordsContext);
  const selected = useSelectedKeys(store);
  const chosen = selected.size === 0 ? 0 : keys().filter((key) => selected.has(key)).length;
  const all = chosen > 0 && chosen === count;
  return (
    <label className="-mx-2 grid size-9 cursor-pointer place-items-center">
      <span className="sr-only">{countText(adminListTexts.selectAll, count)}</span>
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => (all ? store.remove(keys()) : store.add(keys()))}
        className="size-4.5 accent-leaf"
      />
    </label>
  );
}

/** Says beside what is selected how much of it the list does not show. */
export function selectedText(selected: string, hidden: number): string {
  return hidden > 0 ? adminListTexts.selectedHidden(hidden, selected, formatCount(hidden)) : selected;
}

/** Takes the selected records that the list does not show out of a change. */
export function LeaveOutHidden({ count, onLeaveOut }: { readonly count: number; readonly onLeaveOut: () => void }) {
  return (
    count > 0 && (
      <Button variant="secondary" size="small" onClick={onLeaveOut}>
        {countText(adminListTexts.leaveOut, count)}
      </Button>
    )
  );
}

interface SelectionBarProps<T> {
  readonly list: AdminList<T>;
  readonly store: SelectionStore;
  readonly selection: ListSelection<T>;
  /** What a tab does with the selected records. */
  readonly actions: ((rows: readonly T[], hidden: readonly T[]) => ReactNode) | undefined;
}

/** What can be done with the selected records; the search does not change which they are. */
export function SelectionBar<T>({ list: { rows, found, keyOf }, store, selection, actions }: SelectionBarProps<T>) {
  const keys = useSelectedKeys(store);
  const selected = useMemo(
    () => (keys.size === 0 ? [] : rows.filter((row) => keys.has(keyOf(row)))),
    [rows, keys, keyOf],
  );
  const hidden = useMemo(() => {
    const shown = new Set(selected.length > 0 ? found : []);
    return selected.filter((row) => !shown.has(row));
  }, [selected, found]);
  if (selected.length === 0) return null;
  const missing = found.filter((row) => !keys.has(keyOf(row)));
  return (
    <BottomBar label={adminListTexts.selection} className="print:hidden">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-3 gap-y-2 sm:px-4">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {selectedText(countText(adminListTexts.selected, selected.length), hidden.length)}
        </p>
        {missing.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => store.add(missing.map(keyOf))}>
            {countText(adminListTexts.selectAll, found.length)}
          </Button>
        )}
        {actions?.(selected, hidden)}
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
