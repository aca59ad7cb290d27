// biome-ignore-all lint/a11y/noRedundantRoles: as in the table.
// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's roles when CSS changes its display.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, type RefCallback, useMemo, useRef } from 'react';
import type { TableSort } from '@/domain/tableSort';
import type { TableColumn } from './columns';
import { useIsPrinted } from './PrintingProvider';
import { type Filling, type RecordListProps, useFramesPassed, useVirtualRows } from './useVirtualRows';

export interface RecordTableProps<T> extends RecordListProps<T> {
  /** Must be memoized: a new array renders every row again. */
  readonly columns: readonly TableColumn<T>[];
  readonly sort: TableSort;
  readonly onSort: (column: string) => void;
}

interface SortHeaderProps {
  readonly column: string;
  readonly children: string;
  readonly sort: TableSort;
  readonly onSort: (column: string) => void;
  readonly end: boolean;
}

function SortHeader({ column, children, sort, onSort, end }: SortHeaderProps) {
  const sorted = sort.column === column;
  const Icon = !sorted ? ChevronsUpDown : sort.descending ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={`px-1 ${end ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-field px-2 font-semibold whitespace-nowrap hover:bg-leaf-soft"
      >
        {children}
        <Icon aria-hidden size={15} className={sorted ? 'text-leaf' : 'text-ink-soft'} />
      </button>
    </th>
  );
}

/** Height of a row with two lines of text, the most common: a wrong estimate renders the list twice. */
const rowPx = 45;

/** How many new rows are rendered per frame on a slow device: more would hold up the next keystroke. */
const rowsPerFrame = 3;

/** After how many frames a new row's cells are rendered. */
function framesUntil(position: number, filling: Filling): number {
  if (position === 0 || filling === 'now') return 0;
  return filling === 'later' ? Number.POSITIVE_INFINITY : Math.ceil(position / rowsPerFrame);
}

const line = 'grid grid-cols-(--tracks) items-center print:grid-cols-(--print-tracks)';

/** The columns as grid tracks that do not depend on a row's content. */
function tableStyle(columns: readonly TableColumn<never>[]): CSSProperties & Record<`--${string}`, string> {
  const minRem = columns.reduce((sum, { rem = 0 }) => sum + rem, 0);
  return {
    '--tracks': columns.map(({ rem }) => `minmax(${rem}rem, ${rem}fr)`).join(' '),
    '--print-tracks': columns.map(({ rem }) => `minmax(0, ${rem}fr)`).join(' '),
    '--min-width': `${minRem}rem`,
  };
}

/** Browsers restyle all cells of a row that becomes a first or last child, so hidden rows keep those positions. */
const sentinelRow = <tr hidden />;

interface CellsProps<T> {
  readonly row: T;
  readonly columns: readonly TableColumn<T>[];
}

function CellsView<T>({ row, columns }: CellsProps<T>): ReactNode {
  return columns.map(({ id, cell, end }) => (
    <td key={id} role="cell" className={`min-w-0 px-3 py-0.5 wrap-anywhere ${end ? 'text-right tabular-nums' : ''}`}>
      {cell(row)}
    </td>
  ));
}

const Cells = memo(CellsView) as typeof CellsView;

interface RowProps<T> extends CellsProps<T> {
  readonly index: number;
  /** Empty height above, in px, in place of rows that are not rendered. */
  readonly gap: number;
  /** Frames until the cells of a new row are rendered; Infinity while unknown. */
  readonly wait: number;
  readonly measure: RefCallback<HTMLElement>;
}

function Row<T>({ row, columns, index, gap, wait, measure }: RowProps<T>) {
  const ready = useFramesPassed(wait);
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      className={`${line} min-h-11 border-b text-sm leading-5 border-ivory-edge/70 contain-layout contain-style break-inside-avoid hover:bg-leaf-mist print:contain-none`}
      style={{ marginTop: gap }}
    >
      {ready && <Cells row={row} columns={columns} />}
    </tr>
  );
}

function HeadView<T>({
  columns,
  sort,
  onSort,
  printed,
}: Pick<RecordTableProps<T>, 'columns' | 'sort' | 'onSort'> & { printed: boolean }) {
  return (
    <thead role="rowgroup" className="block border-b border-ivory-edge bg-ivory-deep/60 text-sm">
      <tr role="row" aria-rowindex={1} className={line}>
        {columns.map(({ id, header, headerCell, sortBy, end = false }) =>
          sortBy && !printed ? (
            <SortHeader key={id} column={id} sort={sort} onSort={onSort} end={end}>
              {header}
            </SortHeader>
          ) : (
            <th key={id} role="columnheader" scope="col" className={`px-3 font-semibold ${end ? 'text-right' : ''}`}>
              {headerCell ?? header}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

const Head = memo(HeadView) as typeof HeadView;

/**
 * Records as a table; only visible rows are rendered. Each row is a grid of its own: in a native table layout, every new row
 * would lay out all others again and make the columns jump.
 */
export function RecordTable<T>({ label, rows, keyOf, columns: all, sort, onSort }: RecordTableProps<T>) {
  const printed = useIsPrinted();
  const columns = useMemo(() => (printed ? all.filter(({ controls }) => !controls) : all), [printed, all]);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualRows({ records: rows, count: rows.length, estimate: rowPx, overscan: 4, listRef: bodyRef });
  return (
    <div className="overflow-x-auto rounded-card bg-paper shadow-card print:overflow-visible print:text-xs print:shadow-none">
      <table
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className="block w-full min-w-(--min-width) text-left print:min-w-0"
        style={tableStyle(columns)}
      >
        <Head columns={columns} sort={sort} onSort={onSort} printed={printed} />
        <tbody ref={bodyRef} role="rowgroup" className="flow-root" style={{ paddingBottom: virtual.after }}>
          {sentinelRow}
          {virtual.rows.map(({ index, gap }, position) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <Row
                  key={keyOf(row)}
                  {...{ row, columns, index, gap }}
                  wait={framesUntil(position, virtual.filling)}
                  measure={virtual.measure}
                />
              )
            );
          })}
          {sentinelRow}
        </tbody>
      </table>
    </div>
  );
}
