// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's roles when CSS changes its display.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useCallback, useMemo } from 'react';
import type { TableSort } from '@/domain/tableSort';
import type { TableColumn } from './columns';
import { type RecordListProps, RowContent, useAllRowsDue, useFilled } from './filledRows';
import { useIsPrinted } from './PrintingProvider';

export interface RecordTableProps<T> extends RecordListProps<T> {
  /** Must be memoized: a new array rerenders every row. */
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

const line = 'grid grid-cols-(--tracks) items-center print:table-row';

/** The columns as grid tracks that do not depend on a row's content. */
function tableStyle(columns: readonly TableColumn<never>[]): CSSProperties & Record<`--${string}`, string> {
  const minRem = columns.reduce((sum, { rem = 0 }) => sum + rem, 0);
  return {
    '--tracks': columns.map(({ rem }) => `minmax(${rem}rem, ${rem}fr)`).join(' '),
    '--min-width': `${minRem}rem`,
  };
}

interface RowProps<T> {
  readonly row: T;
  readonly cells: (row: T) => ReactNode;
  readonly due: boolean;
}

function Row<T>({ row, cells, due }: RowProps<T>) {
  const filled = useFilled(due);
  return (
    <tr
      role="row"
      aria-hidden={!filled || undefined}
      className={`${line} min-h-11 border-b text-sm leading-5 border-ivory-edge/70 contain-layout contain-style break-inside-avoid hover:bg-leaf-mist print:contain-none`}
    >
      {filled && <RowContent row={row} content={cells} />}
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
    <thead
      role="rowgroup"
      className="block border-b border-ivory-edge bg-ivory-deep/60 text-sm print:table-header-group"
    >
      <tr role="row" className={line}>
        {columns.map(({ id, header, headerCell, sortBy, end = false }) =>
          sortBy && !printed ? (
            <SortHeader key={id} column={id} sort={sort} onSort={onSort} end={end}>
              {header}
            </SortHeader>
          ) : (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={`px-3 font-semibold print:px-1.5 ${end ? 'text-right' : ''}`}
            >
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
 * Records as a table. Each row is a grid of its own: in a native table layout, every new row would lay out all others
 * again and make the columns jump. Print uses the native layout, which fits columns to content and repeats the head on
 * each page.
 */
export function RecordTable<T>({ label, rows, keyOf, columns: all, sort, onSort }: RecordTableProps<T>) {
  const printed = useIsPrinted();
  const columns = useMemo(() => (printed ? all.filter(({ controls }) => !controls) : all), [printed, all]);
  const cells = useCallback(
    (row: T) =>
      columns.map(({ id, cell, end }) => (
        <td
          key={id}
          role="cell"
          className={`min-w-0 px-3 py-0.5 wrap-anywhere print:px-1.5 print:wrap-break-word ${end ? 'text-right tabular-nums' : ''}`}
        >
          {cell(row)}
        </td>
      )),
    [columns],
  );
  const allDue = useAllRowsDue(rows);
  return (
    <div className="overflow-x-auto rounded-card bg-paper shadow-card print:overflow-visible print:shadow-none print:[zoom:.85]">
      <table
        role="table"
        aria-label={label}
        className="block w-full min-w-(--min-width) border-collapse text-left print:table print:min-w-0"
        style={tableStyle(columns)}
      >
        <Head columns={columns} sort={sort} onSort={onSort} printed={printed} />
        <tbody role="rowgroup" className="block print:table-row-group">
          {rows.map((row, index) => (
            <Row key={keyOf(row)} row={row} cells={cells} due={allDue || index === 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
