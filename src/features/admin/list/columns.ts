import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { type CsvCell, csvFile } from '@/domain/csv';
import type { DefinitionRow } from '@/ui/Disclosure';

/** A column of a list, as table, card, exported file and sort show or read it. */
export interface AdminColumn<T> {
  readonly id: string;
  readonly header: string;
  /** Replaces the header's text. */
  readonly headerCell?: ReactNode;
  /** The cell in the table; without it, the column is only in the file. */
  readonly cell?: (row: T) => ReactNode;
  /** Minimum width in the table; spare width is distributed in proportion to it. */
  readonly rem?: number;
  /** Whether cards show it too. */
  readonly onCard?: boolean;
  /** The cell in the exported file; without it, the column is only on the screen. */
  readonly csv?: (row: T) => CsvCell;
  /** The file's header, where it says more than the screen's. */
  readonly csvHeader?: string;
  /** The value to sort by; null comes last. Without it, the column is not sortable. */
  readonly sortBy?: (row: T) => string | number | null;
  /** Aligned to the end, for figures. */
  readonly end?: boolean;
  /** Holds controls only, so it is not printed. */
  readonly controls?: boolean;
}

export type TableColumn<T> = AdminColumn<T> & Required<Pick<AdminColumn<T>, 'cell'>>;

export function tableColumns<T>(columns: readonly AdminColumn<T>[]): readonly TableColumn<T>[] {
  return columns.filter((column): column is TableColumn<T> => column.cell !== undefined);
}

/** A record's terms and values on its card. */
export function cardFacts<T>(columns: readonly AdminColumn<T>[], row: T): readonly DefinitionRow[] {
  return columns.flatMap(({ header, cell, onCard }) => (onCard ? [{ term: header, value: cell?.(row) }] : []));
}

export function csvOf<T>(columns: readonly AdminColumn<T>[], rows: readonly T[]): string {
  const written = columns.flatMap(({ header, csvHeader = header, csv }) => (csv ? [{ header: csvHeader, csv }] : []));
  return csvFile(written, rows);
}

/** The file's header of a column of dates, with their time zone. */
export const inShopTime = (header: string) => `${header} (${env.timeZone})`;

/**
 * Reads ids of columns from the URL, separated by commas; all columns if none is known. The first column, which links
 * to the record, is always included.
 */
export function chosenColumns(all: readonly string[], text: string): readonly string[] {
  const wanted = new Set(text.split(','));
  return all.some((id) => wanted.has(id)) ? all.filter((id, index) => index === 0 || wanted.has(id)) : all;
}

/** The choice of columns after a click on one's checkbox; '' for all. */
export function withColumnToggled(all: readonly string[], text: string, id: string): string {
  const chosen = new Set(chosenColumns(all, text));
  if (!chosen.delete(id)) chosen.add(id);
  return chosen.size === all.length ? '' : all.filter((column) => chosen.has(column)).join(',');
}
