import type { ReactNode } from 'react';
import type { TableSort } from '@/domain/tableSort';

/** A column of a dashboard table. The first one holds the row's link. */
export interface TableColumn<T> {
  readonly id: string;
  readonly header: string;
  /** Its least width; what is left over is shared out in the same proportion. */
  readonly rem: number;
  readonly cell: (row: T) => ReactNode;
  readonly sortable?: boolean;
  /** Figures stand at the right. */
  readonly end?: boolean;
}

export interface RecordListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

export interface RecordTableProps<T> extends RecordListProps<T> {
  /** The same as long as their cells show the same: rows are drawn anew with them. */
  readonly columns: readonly TableColumn<T>[];
  readonly sort: TableSort;
  readonly onSort: (column: string) => void;
}
