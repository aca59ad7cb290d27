import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { type CsvCell, csvFile } from '@/domain/csv';
import type { DefinitionRow } from '@/ui/Disclosure';

/** A column of a list: what table, card, exported file and sort make of a record. */
export interface AdminColumn<T> {
  readonly id: string;
  readonly header: string;
  /** In place of the header's text. */
  readonly headerCell?: ReactNode;
  /** In the table; without it, the column is only in the file. */
  readonly cell?: (row: T) => ReactNode;
  /** Minimum width in the table; spare width is distributed in the same proportion. */
  readonly rem?: number;
  /** Whether a card names it, too. */
  readonly onCard?: boolean;
  /** In the exported file; without it, the column is only on the screen. */
  readonly csv?: (row: T) => CsvCell;
  /** The file's header, where it says more than the screen's. */
  readonly csvHeader?: string;
  /** What the table sorts by; null comes last. Without it, it does not sort by this column. */
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

/** What a card says of a record in terms and values. */
export function cardFacts<T>(columns: readonly AdminColumn<T>[], row: T): readonly DefinitionRow[] {
  return columns.flatMap(({ header, cell, onCard }) => (onCard ? [{ term: header, value: cell?.(row) }] : []));
}

export function csvOf<T>(columns: readonly AdminColumn<T>[], rows: readonly T[]): string {
  const written = columns.flatMap(({ header, csvHeader = header, csv }) => (csv ? [{ header: csvHeader, csv }] : []));
  return csvFile(written, rows);
}

/** The file's header of dates and days: whose they are. */
export const inShopTime = (header: string) => `${header} (${env.timeZone})`;

/**
 * Ids of columns from the URL, separated by commas; all of them unless at least one is known. The first one, which links to the
 * record, is always among them.
 */
export function chosenColumns(all: readonly string[], text: string): readonly string[] {
  const wanted = new Set(text.split(','));
  return all.some((id) => wanted.has(id)) ? all.filter((id, index) => index === 0 || wanted.has(id)) : all;
}

/** What a press on a column's checkbox makes of the choice: '' for all. */
export function withColumnToggled(all: readonly string[], text: string, id: string): string {
  const chosen = new Set(chosenColumns(all, text));
  if (!chosen.delete(id)) chosen.add(id);
  return chosen.size === all.length ? '' : all.filter((column) => chosen.has(column)).join(',');
}
