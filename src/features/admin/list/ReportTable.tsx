// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's roles when CSS changes its display.

import { type AdminColumn, tableColumns } from './columns';

interface Props<T> {
  readonly label: string;
  /** The first column names the row; the others hold figures. */
  readonly columns: readonly AdminColumn<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

/** A table of figures. On a phone, a row's name stands above its figures. */
export function ReportTable<T>({ label, columns, rows, keyOf }: Props<T>) {
  const inTable = tableColumns(columns);
  const [name, ...figures] = inTable;
  const row = 'max-sm:grid max-sm:gap-x-3 max-sm:py-2';
  const onPhone = { gridTemplateColumns: `repeat(${figures.length}, minmax(0, 1fr))` };
  const nameCell = 'text-left max-sm:col-span-full sm:py-2';
  const figureCell = 'wrap-anywhere max-sm:nth-2:text-left text-right sm:py-2 sm:pl-3';
  return (
    <table role="table" aria-label={label} className="w-full border-collapse text-sm tabular-nums max-sm:block">
      <thead role="rowgroup" className="max-sm:block">
        <tr role="row" style={onPhone} className={`border-b border-ink-line align-bottom ${row}`}>
          {inTable.map(({ id, header }, index) => (
            <th key={id} role="columnheader" scope="col" className={index === 0 ? nameCell : figureCell}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((record) => (
          <tr
            key={keyOf(record)}
            role="row"
            style={onPhone}
            className={`break-inside-avoid border-b border-ivory-edge align-top ${row}`}
          >
            <th role="rowheader" scope="row" className={`font-normal wrap-anywhere max-sm:font-semibold ${nameCell}`}>
              {name?.cell(record)}
            </th>
            {figures.map(({ id, cell }) => (
              <td key={id} role="cell" className={figureCell}>
                {cell(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
