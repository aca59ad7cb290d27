import type { ReactNode } from 'react';

interface Column<T> {
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
}

interface Props<T> {
  readonly label: string;
  /** The first column names the row; the others hold figures. */
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

/** A table of figures. */
export function ReportTable<T>({ label, columns, rows, keyOf }: Props<T>) {
  const [name, ...figures] = columns;
  return (
    <table aria-label={label} className="w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr className="border-b border-ink-line text-left align-bottom">
          {columns.map(({ header }, index) => (
            <th key={header} scope="col" className={`py-2 ${index === 0 ? '' : 'pl-3 text-right'}`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="break-inside-avoid border-b border-ivory-edge align-top">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {name?.cell(row)}
            </th>
            {figures.map(({ header, cell }) => (
              <td key={header} className="py-2 pl-3 text-right">
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
