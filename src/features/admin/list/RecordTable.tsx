// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's roles when CSS changes its display.
import { memo, type RefCallback, useRef } from 'react';
import { SortHeader } from './SortHeader';
import type { RecordTableProps, TableColumn } from './tableColumn';
import { useVirtualRows } from './useVirtualRows';

/** Height of a row with two lines of text, the most common: a wrong estimate renders the list twice. */
const rowPx = 68;

const line = 'grid grid-cols-(--tracks) items-center';

/** The columns as grid tracks that do not depend on a row's content. */
function tableStyle(columns: readonly TableColumn<never>[]) {
  const minRem = columns.reduce((sum, { rem }) => sum + rem, 0);
  return {
    '--tracks': columns.map(({ rem }) => `minmax(${rem}rem, ${rem}fr)`).join(' '),
    minWidth: `${minRem}rem`,
  };
}

/** Browsers restyle all cells of a row that becomes a first or last child, so hidden rows keep those positions. */
const sentinelRow = <tr hidden />;

interface RowProps<T> {
  readonly row: T;
  readonly columns: readonly TableColumn<T>[];
  readonly index: number;
  /** Empty height above, in px, in place of rows that are not rendered. */
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
 * Records as a table; only visible rows are rendered. Each row is a grid of its own: in a native table layout, every new row
 * would lay out all others again and make the columns jump.
 */
export function RecordTable<T>({ label, rows, keyOf, columns, sort, onSort }: RecordTableProps<T>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualRows({ records: rows, count: rows.length, estimate: rowPx, overscan: 4, listRef: bodyRef });
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
        <tbody ref={bodyRef} role="rowgroup" className="flow-root" style={{ paddingBottom: virtual.after }}>
          {sentinelRow}
          {virtual.rows.map(({ index, gap }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <Row key={keyOf(row)} row={row} columns={columns} index={index} gap={gap} measure={virtual.measure} />
              )
            );
          })}
          {sentinelRow}
        </tbody>
      </table>
    </div>
  );
}
