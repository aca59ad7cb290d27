import { env } from '@/config/env';
import { clockIn } from '@/lib/dates';
import { toDollars } from './money';

/** A spreadsheet calculates with numbers; text is escaped so that it is never read as a formula. */
export type CsvCell = string | number;

// What spreadsheets read as a formula, even after whitespace and in full-width characters. The apostrophes are those of
// texts that look escaped: escaped once more, they are read as they were.
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const escaped = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** A CSV file: byte order mark for spreadsheets, CRLF, quotes where needed, no formulas. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

/** A column of a file: its header, and a function that returns a record's cell. */
export interface CsvColumn<T> {
  readonly header: string;
  readonly csv: (row: T) => CsvCell;
}

export function csvFile<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string {
  return csvText([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ csv }) => csv(row)))]);
}

/** A date in the format of spreadsheets and in the shop's time zone, as in the dashboard. '' without a date. */
export function dateCell(date: Date | null | undefined): string {
  return date ? clockIn(env.timeZone, date) : '';
}

/** An amount; empty if the server omitted it, because a 0 would be summed up as if it were known. */
export function amountCell(cents: number | null): CsvCell {
  return cents ? toDollars(cents) : '';
}

/** The same for an amount that may be 0. */
export function optionalAmount(cents: number | null): CsvCell {
  return cents === null ? '' : toDollars(cents);
}

/** A cell without the apostrophe by which `csvText` escapes a formula. */
export function unescapedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

const months = '(?:jan|feb|fév|févr|mar|mars|apr|avr|may|mai|jun|juin|jul|juil|aug|août|sep|sept|oct|nov|dec|déc)\\.?';
const dated = new RegExp(
  `^(?:\\d{1,4}[-/. ]${months}|${months}[-/. ]\\d{1,4})(?:[-/. ]\\d{2,4})?$|^\\d{4}-\\d\\d-\\d\\d$|^\\d{1,2}/\\d{1,2}/\\d{4}$`,
  'i',
);
const exponent = /^\d+(?:[.,]\d+)?E[+-]?\d+$/i;
/** What English and French spreadsheets show for a formula that fails. */
const failed = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|VALEUR!|NOM\?|NOMBRE!|NUL!|#+)$/i;
const garbled = /\uFFFD|[ÂÃ][\u0080-\u00BF]|â€/;

/** What a spreadsheet or a wrong encoding seems to have done to a cell, if anything. `before` is its known value. */
export function spreadsheetChange(
  cell: string,
  before: string,
): 'date' | 'number' | 'zeros' | 'truth' | 'error' | 'garbled' | null {
  if (dated.test(cell)) return 'date';
  if (exponent.test(cell) || (exponent.test(before) && Number(before) === Number(cell))) return 'number';
  if (/^0+\d+$/.test(before) && before.replace(/^0+/, '') === cell) return 'zeros';
  if (/^(?:TRUE|FALSE|VRAI|FAUX)$/.test(cell)) return 'truth';
  if (failed.test(cell)) return 'error';
  return garbled.test(cell) ? 'garbled' : null;
}
