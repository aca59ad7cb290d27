import { Download } from 'lucide-react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import type { TableColumn } from './columns';
import { downloadText } from './Toolbar';
import { adminListTexts } from './texts';
import { recordsDeselected, recordsSelected, selectionCleared, selectSelected } from './unsentSlice';
import type { AdminList, SearchedRow } from './useAdminList';

/** Whether a record of a list is selected, and a function that changes it. A click rerenders no other record. */
export function useSelected(list: string, key: string): readonly [boolean, () => void] {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => selectSelected(state, list).has(key));
  return [selected, () => void dispatch((selected ? recordsDeselected : recordsSelected)({ list, keys: [key] }))];
}

interface FoundRecords {
  readonly list: string;
  readonly count: number;
  readonly keys: () => readonly string[];
}

/** The records found, on every page. */
export const FoundRecordsContext = createContext<FoundRecords>({ list: '', count: 0, keys: () => [] });

interface CheckboxProps {
  readonly list: string;
  readonly recordKey: string;
  readonly name: string;
  /** At the foot of a card, where there is room for a visible label; it lies above the card's link. */
  readonly onCard?: boolean;
}

export function SelectRecord({ list, recordKey, name, onCard = false }: CheckboxProps) {
  const [selected, toggle] = useSelected(list, recordKey);
  return (
    <label
      className={
        onCard
          ? 'relative -mt-3 mb-2 inline-flex min-h-8 cursor-pointer items-center gap-2 self-start px-5 text-sm text-ink-soft print:hidden'
          : '-mx-2 grid size-10 cursor-pointer place-items-center'
      }
    >
      <input type="checkbox" checked={selected} onChange={toggle} className="size-4.5 shrink-0 accent-leaf" />
      {onCard && <span aria-hidden="true">{adminListTexts.select}</span>}
      <span className="sr-only">{adminListTexts.selectRecord(name)}</span>
    </label>
  );
}

/** The checkbox in a table's head: selects all records found, on every page. */
function SelectAllFound() {
  const dispatch = useAppDispatch();
  const { list, count, keys } = use(FoundRecordsContext);
  const selected = useAppSelector((state) => selectSelected(state, list));
  const chosen = selected.size === 0 ? 0 : keys().filter((key) => selected.has(key)).length;
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
        onChange={() => dispatch((all ? recordsDeselected : recordsSelected)({ list, keys: keys() }))}
        className="size-4.5 accent-leaf"
      />
    </label>
  );
}

/** The column of checkboxes; it is always shown. */
export function selectColumn<T extends SearchedRow>({
  id: list,
  keyOf,
  nameOf,
}: Pick<AdminList<T>, 'id' | 'keyOf' | 'nameOf'>): TableColumn<T> {
  return {
    id: 'select',
    header: adminListTexts.select,
    headerCell: <SelectAllFound />,
    rem: 2.5,
    controls: true,
    cell: (row) => <SelectRecord list={list} recordKey={keyOf(row)} name={nameOf(row)} />,
  };
}

interface ListBarProps {
  readonly list: string;
  readonly label: string;
  /** The text that says how many records are selected. */
  readonly selected: string;
  /** How many of the selected records the list does not show. */
  readonly hidden: number;
  readonly children: ReactNode;
}

/** A bar at the bottom of the window with the size of the selection and its actions. */
export function ListBar({ list, label, selected, hidden, children }: ListBarProps) {
  const dispatch = useAppDispatch();
  return (
    <BottomBar label={label} className="print:hidden">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center justify-end gap-2 sm:gap-x-3 sm:px-4">
        <p role="status" className="font-semibold tabular-nums">
          {hidden > 0 ? adminListTexts.selectedHidden(hidden, selected) : selected}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="mr-auto px-1.5!"
          onClick={() => dispatch(selectionCleared(list))}
        >
          {adminListTexts.clearSelection}
        </Button>
        {children}
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

interface SelectionBarProps<T extends SearchedRow> {
  readonly list: AdminList<T>;
  /** A tab's actions on the selected records, some of which the list may not show (`hidden`). */
  readonly actions: ((rows: readonly T[], hidden: readonly T[]) => ReactNode) | undefined;
}

/** The actions on the selected records; a search does not change the selection. */
export function SelectionBar<T extends SearchedRow>({ list, actions }: SelectionBarProps<T>) {
  const { id, rows, found, keyOf } = list;
  const dispatch = useAppDispatch();
  const keys = useAppSelector((state) => selectSelected(state, id));
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
      list={id}
      label={adminListTexts.selection}
      selected={adminListTexts.selected(selected.length)}
      hidden={hidden.length}
    >
      {missing.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="px-1.5!"
          onClick={() => dispatch(recordsSelected({ list: id, keys: missing.map(keyOf) }))}
        >
          {adminListTexts.selectAll(found.length)}
        </Button>
      )}
      {/* On a phone, one line that scrolls: as many lines as it needs would leave little of the list. */}
      <div className="max-sm:-mx-4 max-sm:grid max-sm:auto-cols-max max-sm:grid-flow-col max-sm:items-center max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:contents">
        {actions?.(selected, hidden)}
        <Button variant="secondary" size="small" onClick={() => downloadText(list.csvFile, list.csvText(selected))}>
          <Download aria-hidden size={16} /> {adminListTexts.exportSelected}
        </Button>
      </div>
    </ListBar>
  );
}
