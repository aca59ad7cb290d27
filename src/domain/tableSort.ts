import { normalizeForSearch } from '@/lib/searchText';

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

/** A word as it is compared: without case and accents, its numbers by their size. Ten times as quick as a collator. */
function sortKey(word: string): string {
  return normalizeForSearch(word).replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** A sorted copy by what `pick` gives; a missing value (null) stands last in both directions. */
export function sortRows<T>(
  rows: readonly T[],
  pick: (row: T) => string | number | null,
  descending: boolean,
): readonly T[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => {
      const value = pick(row);
      return { row, value: typeof value === 'string' ? sortKey(value) : value };
    })
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      if (a === b) return 0;
      return a < b ? -sign : sign;
    })
    .map(({ row }) => row);
}
