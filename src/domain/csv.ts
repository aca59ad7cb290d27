/** A number stays a number for the spreadsheet; text is made harmless. */
export type CsvCell = string | number;

// What a spreadsheet takes for a formula, also behind blanks and in full width.
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file's text: byte order mark for the spreadsheet, CRLF, quotes where needed, no formulas. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}
