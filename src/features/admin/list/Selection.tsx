import { Download } from 'lucide-react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import type { TableColumn } from './columns';
import { downloadText } from './Toolbar';
import { adminListTexts } from './texts';
import { recordsSelected, selectUnsent } from './unsentSlice';
import type { AdminList } from './useAdminList';

const nothing: readonly string[] = [];

/** The keys of a list's selected records. One list has a selection at a time. */
function useSelection(list: string) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => {
    const unsent = selectUnsent(state);
    return unsent.list === list ? unsent.keys : nothing;
  });
  return useMemo(() => {
    const keys: ReadonlySet<string> = new Set(selected);
    const select = (chosen: Iterable<string>): void => void dispatch(recordsSelected({ list, keys: [...chosen] }));
    return {
      keys,
      add: (added: readonly string[]) => select(new Set([...keys, ...added])),
      remove: (removed: readonly string[]) => {
        const gone = new Set(removed);
        select([...keys].filter((key) => !gone.has(key)));
      },
      clear: () => select([]),
    };
  }, [selected, list, dispatch]);
}

type Selection = ReturnType<typeof useSelection>;

export const SelectionContext = createContext<Selection>({ keys: new Set(), add() {}, remove() {}, clear() {} });

interface SelectionProps {
  readonly list: string;
  readonly children: ReactNode;
}

/** Wraps the list and the sheets that temporarily replace it, so that the selection survives. */
export function SelectionProvider({ list, children }: SelectionProps) {
  return <SelectionContext value={useSelection(list)}>{children}</SelectionContext>;
}

interface FoundRecords {
  readonly count: number;
  readonly keys: () => readonly string[];
}

/** The records found, on every page. */
export const FoundRecordsContext = createContext<FoundRecords>({ count: 0, keys: () => [] });

interface CheckboxProps {
  readonly recordKey: string;
  readonly name: string;
  /** At the foot of a card, where there is room for a visible label; it lies above the card's link. */
  readonly onCard?: boolean;
}

/** Selects a record. It reads the selection itself, so that a click rerenders only checkboxes, not the whole list. */
export function SelectRecord({ recordKey, name, onCard = false }: CheckboxProps) {
  const { keys, add, remove } = use(SelectionContext);
  const selected = keys.has(recordKey);
  return (
    <label
      className={
        onCard
          ? 'relative -mt-3 mb-2 inline-flex min-h-8 cursor-pointer items-center gap-2 self-start px-5 text-sm text-ink-soft print:hidden'
          : '-mx-2 grid size-10 cursor-pointer place-items-center'
      }
    >
      <input
        type="checkbox"
        checked={selected}
        onChange={() => (selected ? remove : add)([recordKey])}
        className="size-4.5 shrink-0 accent-leaf"
      />
      {onCard && <span aria-hidden="true">{adminListTexts.select}</span>}
      <span className="sr-only">{adminListTexts.selectRecord(name)}</span>
    </label>
  );
}

/** The checkbox in a table's head: selects all records found, on every page. */
function SelectAllFound() {
  const selection = use(SelectionContext);
  const { count, keys } = use(FoundRecordsContext);
  const chosen = selection.keys.size === 0 ? 0 : keys().filter((key) => selection.keys.has(key)).length;
  const all = chosen > 0 && chosen === count;
  return (
    <label className="-mx-2 grid size-9 cursor-pointer place-items-center">
      <span className="sr-only">{adminListTexts.selectAll(count)}</span>
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => (all ? selection.remove : selection.add)(keys())}
        className="size-4.5 accent-leaf"
      />
    </label>
  );
}

/** The column of checkboxes; it is always shown. */
export function selectColumn<T>({ keyOf, nameOf }: Pick<AdminList<T>, 'keyOf' | 'nameOf'>): TableColumn<T> {
  return {
    id: 'select',
    header: adminListTexts.select,
    headerCell: <SelectAllFound />,
    rem: 2.5,
    controls: true,
    cell: (row) => <SelectRecord recordKey={keyOf(row)} name={nameOf(row)} />,
  };
}

interface ListBarProps {
  readonly label: string;
  /** The text that says how many records are selected. */
  readonly selected: string;
  /** How many of the selected records the list does not show. */
  readonly hidden: number;
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** A bar at the bottom of the window with the size of the selection and its actions. */
export function ListBar({ label, selected, hidden, children, onClear }: ListBarProps) {
  return (
    <BottomBar label={label} className="print:hidden">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center justify-end gap-x-3 gap-y-2 sm:px-4">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {hidden > 0 ? adminListTexts.selectedHidden(hidden, selected) : selected}
        </p>
        {children}
        <Button variant="quiet" size="small" onClick={onClear}>
          {adminListTexts.clearSelection}
        </Button>
      </div>
    </BottomBar>
  );
}

/** Leaves the selected records that the list does not show out of a change. */
export function LeaveOutHidden({ count, onLeaveOut }: { readonly count: number; readonly onLeaveOut: () => void }) {
  return (
    count > 0 && (
      <Button variant="secondary" size="small" className="self-start" onClick={onLeaveOut}>
        {adminListTexts.leaveOut(count)}
      </Button>
    )
  );
}

interface SelectionBarProps<T> {
  readonly list: AdminList<T>;
  /** A tab's actions on the selected records, some of which the list may not show (`hidden`). */
  readonly actions: ((rows: readonly T[], hidden: readonly T[]) => ReactNode) | undefined;
}

/** The actions on the selected records; a search does not change the selection. */
export function SelectionBar<T>({ list, actions }: SelectionBarProps<T>) {
  const { rows, found, keyOf } = list;
  const { keys, add, clear } = use(SelectionContext);
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
    <ListBar
      label={adminListTexts.selection}
      selected={adminListTexts.selected(selected.length)}
      hidden={hidden.length}
      onClear={clear}
    >
      {missing.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => add(missing.map(keyOf))}>
          {adminListTexts.selectAll(found.length)}
        </Button>
      )}
      {actions?.(selected, hidden)}
      <Button variant="secondary" size="small" onClick={() => downloadText(list.csvFile, list.csvText(selected))}>
        <Download aria-hidden size={16} /> {adminListTexts.exportSelected}
      </Button>
    </ListBar>
  );
}
