// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's roles when CSS changes its display.

import type { ReactNode } from 'react';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Chip } from '@/ui/Card';

interface ChoiceProps {
  readonly label: string;
  /** Its URL parameter. */
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly selected: string;
}

/** How a report is divided, kept in the URL. */
export function ReportChoice({ label, name, choices, selected }: ChoiceProps) {
  const { change } = useDashboardUrl();
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Chip key={choice.value} pressed={choice.value === selected} onPress={() => change({ [name]: choice.value })}>
          {choice.label}
        </Chip>
      ))}
    </fieldset>
  );
}

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

/** A table of figures. On a phone the name stands above them. */
export function ReportTable<T>({ label, columns, rows, keyOf }: Props<T>) {
  const [name, ...figures] = columns;
  const row = 'max-sm:grid max-sm:gap-x-3 max-sm:py-2';
  const onPhone = { gridTemplateColumns: `repeat(${figures.length}, minmax(0, 1fr))` };
  const nameCell = 'text-left max-sm:col-span-full sm:py-2';
  const figureCell = 'wrap-anywhere max-sm:nth-2:text-left text-right sm:py-2 sm:pl-3';
  return (
    <table role="table" aria-label={label} className="w-full border-collapse text-sm tabular-nums max-sm:block">
      <thead role="rowgroup" className="max-sm:block">
        <tr role="row" style={onPhone} className={`border-b border-ink-line align-bottom ${row}`}>
          {columns.map(({ header }, index) => (
            <th key={header} role="columnheader" scope="col" className={index === 0 ? nameCell : figureCell}>
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
            {figures.map(({ header, cell }) => (
              <td key={header} role="cell" className={figureCell}>
                {cell(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
