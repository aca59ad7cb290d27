import type { ReactNode } from 'react';

export interface DefinitionRow {
  readonly term: string;
  readonly value: ReactNode;
  /** For a total: larger, with a line above. */
  readonly strong?: boolean | undefined;
  readonly tone?: 'good' | undefined;
}

function rowClass({ strong, tone }: DefinitionRow): string {
  if (strong) return 'mt-1 border-t border-ivory-edge pt-3.5 text-lg font-bold';
  return tone === 'good' ? 'font-semibold text-done' : '';
}

/** Label and value per row, as in a price summary. */
export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <dl className="grid gap-2.5">
      {rows.map((row) => (
        <div key={row.term} className={`flex flex-wrap items-baseline justify-between gap-x-4 ${rowClass(row)}`}>
          <dt>{row.term}</dt>
          <dd className="ml-auto min-w-0 text-right break-words tabular-nums">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
