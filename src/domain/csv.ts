import { env } from '@/config/env';
import { clockIn } from '@/lib/dates';

/** A spreadsheet calculates with numbers; text is escaped so that it is never read as a formula. */
export type CsvCell = string | number;

// What spreadsheets read as a formula, even after whitespace and in full-width characters.
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const escaped = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** A CSV file: byte order mark for spreadsheets, CRLF, quotes where needed, no formulas. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

/** A column of a file: its header and the cell of each record stand together. */
export interface CsvColumn<T> {
  readonly header: string;
  readonly csv: (row: T) => CsvCell;
}

/** A CSV file of records. */
export function csvFile<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string {
  return csvText([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ csv }) => csv(row)))]);
}

/** A date as a spreadsheet reads it, with the day under which the dashboard counts it: the shop's. '' without a date. */
export function dateCell(date: Date | null | undefined): string {
  return date ? clockIn(env.timeZone, date) : '';
}

/** A cell as it was before `csvText` kept it from being read as a formula. */
export function uneditedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
