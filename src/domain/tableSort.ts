export interface TableSort {
  readonly column: string;
  readonly descending: boolean;
}

/** The sort a URL asks for: "price", or "-price" from the top. Gives `fallback` for an unknown column. */
export function readTableSort(value: string | null, columns: readonly string[], fallback: TableSort): TableSort {
  const column = value?.replace(/^-/, '') ?? '';
  return columns.includes(column) ? { column, descending: value?.startsWith('-') ?? false } : fallback;
}

/** How a sort stands in the URL. */
export function tableSortParam({ column, descending }: TableSort): string {
  return `${descending ? '-' : ''}${column}`;
}

/** The sort after a press on a column's header: up first, then down. */
export function nextSort(sort: TableSort, column: string): TableSort {
  return { column, descending: sort.column === column && !sort.descending };
}

const words = new Intl.Collator('en-CA', { numeric: true, sensitivity: 'base' });

/** A sorted copy by what `pick` gives; a missing value (null) stands last in both directions. */
export function sortRows<T>(
  rows: readonly T[],
  pick: (row: T) => string | number | null,
  descending: boolean,
): readonly T[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: pick(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
      return sign * words.compare(String(a), String(b));
    })
    .map(({ row }) => row);
}
