// biome-ignore-all lint/a11y/noRedundantRoles: as in the table.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableSort } from '@/domain/tableSort';

interface Props {
  readonly column: string;
  readonly children: string;
  readonly sort: TableSort;
  readonly onSort: (column: string) => void;
  readonly end: boolean;
}

export function SortHeader({ column, children, sort, onSort, end }: Props) {
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
