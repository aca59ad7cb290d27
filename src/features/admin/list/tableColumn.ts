import type { ReactNode } from 'react';
import type { TableSort } from '@/domain/tableSort';

/** A column of a dashboard table. The first one holds the row's link. */
export interface TableColumn<T> {
  readonly id: string;
  readonly header: string;
  /** In place of the header's text. */
  readonly headerCell?: ReactNode;
  /** Minimum width; spare width is distributed in the same proportion. */
  readonly rem: number;
  readonly cell: (row: T) => ReactNode;
  /** What the table sorts by; null comes last. Without it, it does not sort by this column. */
  readonly sortBy?: (row: T) => string | number | null;
  /** Aligned to the end, for figures. */
  readonly end?: boolean;
  /** Holds controls only, so it is not printed. */
  readonly controls?: boolean;
}

export interface RecordListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

export interface RecordTableProps<T> extends RecordListProps<T> {
  /** Must be memoized: a new array renders every row again. */
  readonly columns: readonly TableColumn<T>[];
  readonly sort: TableSort;
  readonly onSort: (column: string) => void;
}

/** Ids of columns from the URL, separated by commas; all of them unless at least one is known. */
export function chosenColumns(all: readonly string[], text: string): readonly string[] {
  const wanted = new Set(text.split(','));
  const chosen = all.filter((id) => wanted.has(id));
  return chosen.length === 0 ? all : chosen;
}

/** What a press on a column's checkbox makes of the choice: '' for all. The last column stays. */
export function withColumnToggled(all: readonly string[], text: string, id: string): string {
  const chosen = new Set(chosenColumns(all, text));
  if (!chosen.delete(id)) chosen.add(id);
  if (chosen.size === 0) return id;
  return chosen.size === all.length ? '' : all.filter((column) => chosen.has(column)).join(',');
}
