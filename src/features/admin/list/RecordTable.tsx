// biome-ignore-all lint/a11y/noRedundantRoles: a table that is displayed as anything else loses its roles in some browsers.
import { memo, type RefCallback, useRef } from 'react';
import { SortHeader } from './SortHeader';
import type { RecordTableProps, TableColumn } from './tableColumn';
import { useVirtualRows } from './useVirtualRows';

/** Of a row with two lines of text, so that most rows are as high as was thought: a wrong guess has the list drawn twice. */
const rowPx = 68;

const line = 'grid grid-cols-(--tracks) items-center';

/** The columns as tracks of a grid, the same for every row whatever it holds. */
function tableStyle(columns: readonly TableColumn<never>[]) {
  const least = columns.reduce((sum, { rem }) => sum + rem, 0);
  return {
    '--tracks': columns.map(({ rem }) => `minmax(${rem}rem, ${rem}fr)`).join(' '),
    minWidth: `${least}rem`,
  };
}

/** A row that becomes the first or the last child of its parent has all its cells styled anew: these two stay it. */
const firstAndLast = <tr hidden />;

interface RowProps<T> {
  readonly row: T;
  readonly columns: readonly TableColumn<T>[];
  readonly index: number;
  /** Empty height above, in px, in place of rows that are out of sight. */
  readonly gap: number;
  readonly measure: RefCallback<HTMLElement>;
}

function RowView<T>({ row, columns, index, gap, measure }: RowProps<T>) {
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      className={`${line} min-h-17 border-b border-ivory-edge/70 contain-layout contain-style hover:bg-leaf-mist`}
      style={{ marginTop: gap }}
    >
      {columns.map(({ id, cell, end }) => (
        <td key={id} role="cell" className={`min-w-0 px-3 py-2 wrap-anywhere ${end ? 'text-right tabular-nums' : ''}`}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

const Row = memo(RowView) as typeof RowView;

function HeadView<T>({ columns, sort, onSort }: Pick<RecordTableProps<T>, 'columns' | 'sort' | 'onSort'>) {
  return (
    <thead role="rowgroup" className="block border-b border-ivory-edge bg-ivory-deep/60 text-sm">
      <tr role="row" aria-rowindex={1} className={line}>
        {columns.map(({ id, header, sortable, end = false }) =>
          sortable ? (
            <SortHeader key={id} column={id} sort={sort} onSort={onSort} end={end}>
              {header}
            </SortHeader>
          ) : (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={`px-3 py-1 font-semibold ${end ? 'text-right' : ''}`}
            >
              {header}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

const Head = memo(HeadView) as typeof HeadView;

/**
 * Records as a table; only the rows in sight are drawn. Every row is a grid that is laid out by itself: in a table of the
 * browser's, a row that comes into sight has all of them laid out anew, and their columns jump.
 */
export function RecordTable<T>({ label, rows, keyOf, columns, sort, onSort }: RecordTableProps<T>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const drawn = useVirtualRows({ of: rows, count: rows.length, estimate: rowPx, overscan: 4, listRef: bodyRef });
  return (
    <div className="overflow-x-auto rounded-card bg-paper shadow-card">
      <table
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className="block w-full text-left"
        style={tableStyle(columns)}
      >
        <Head columns={columns} sort={sort} onSort={onSort} />
        <tbody ref={bodyRef} role="rowgroup" className="flow-root" style={{ paddingBottom: drawn.after }}>
          {firstAndLast}
          {drawn.rows.map(({ index, gap }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <Row key={keyOf(row)} row={row} columns={columns} index={index} gap={gap} measure={drawn.measure} />
              )
            );
          })}
          {firstAndLast}
        </tbody>
      </table>
    </div>
  );
}
