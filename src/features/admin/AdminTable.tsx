import { Fragment, memo, type RefCallback, useRef } from 'react';
import { AdminSortHeader } from './AdminSortHeader';
import type { AdminColumn, AdminTableProps } from './adminColumn';
import { useVirtualRows } from './useVirtualRows';

/** Empty height in place of the rows that are out of sight. */
function Gap({ px, columns }: { px: number; columns: number }) {
  if (px <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} style={{ height: px, padding: 0 }} />
    </tr>
  );
}

interface RowProps<T> {
  readonly row: T;
  readonly columns: readonly AdminColumn<T>[];
  readonly index: number;
  readonly measure: RefCallback<HTMLElement>;
}

function RowView<T>({ row, columns, index, measure }: RowProps<T>) {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-b border-ivory-edge/70 last:border-0 hover:bg-leaf-mist"
    >
      {columns.map(({ id, cell, end }) => (
        <td key={id} className={`h-15 px-3 py-2 ${end ? 'text-right tabular-nums' : ''}`}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

const Row = memo(RowView) as typeof RowView;

/** Records as a table; only the rows in sight are drawn. */
export function AdminTable<T>({ label, rows, keyOf, columns, sort, onSort }: AdminTableProps<T>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const drawn = useVirtualRows({ of: rows, count: rows.length, estimate: 61, overscan: 4, listRef: bodyRef });
  return (
    <div className="overflow-x-auto rounded-card bg-paper shadow-card">
      <table aria-label={label} aria-rowcount={rows.length + 1} className="w-full border-collapse text-left">
        <thead className="border-b border-ivory-edge bg-ivory-deep/60 text-sm">
          <tr aria-rowindex={1}>
            {columns.map(({ id, header, sortable, end = false }) =>
              sortable ? (
                <AdminSortHeader key={id} column={id} sort={sort} onSort={onSort} end={end}>
                  {header}
                </AdminSortHeader>
              ) : (
                <th key={id} scope="col" className={`px-3 py-1 font-semibold ${end ? 'text-right' : ''}`}>
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {drawn.rows.map(({ index, gap }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <Fragment key={keyOf(row)}>
                  <Gap px={gap} columns={columns.length} />
                  <Row row={row} columns={columns} index={index} measure={drawn.measure} />
                </Fragment>
              )
            );
          })}
          <Gap px={drawn.after} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}
