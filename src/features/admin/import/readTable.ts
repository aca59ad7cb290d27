import Papa from 'papaparse';

export interface TableRow {
  readonly cells: readonly string[];
  /** 1-based, as a spreadsheet counts rows: with those that are empty. */
  readonly line: number;
  /** Whether a quotation mark in it does not end where a cell does: rows after it may have become part of it. */
  readonly misquoted: boolean;
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** UTF-8, or what spreadsheets write otherwise: in Western countries, and as "Unicode text". */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a CSV file with commas, semicolons or tabs. */
export function readTable(bytes: ArrayBuffer): Table {
  const text = decode(bytes);
  // Empty rows would mislead the search for the separator; skipped ones would not be counted.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: 1 }).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const misquoted = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])));
  const [header, ...rows] = data
    .map((cells, index) => ({ cells, line: index + 1, misquoted: misquoted.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { header: header?.cells ?? [], rows };
}
