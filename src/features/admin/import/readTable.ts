import Papa from 'papaparse';

export interface TableRow {
  readonly cells: readonly string[];
  /** 1-based; counts empty rows, as a spreadsheet does. */
  readonly line: number;
  /** Whether a quotation mark does not close at a cell's end, so that later rows may have become part of this one. */
  readonly misquoted: boolean;
}

export interface Table {
  /** How the file's letters were read. */
  readonly encoding: Encoding;
  readonly delimiter: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** Accented letters where words have them; decoded wrongly, a text has symbols and capitals there. */
const likelyLetters = /[à-öø-ÿœ’]|(?<=\p{Lu})[À-ÖØ-ÝŒ]|(?<!\p{L})[À-ÖØ-ÝŒ](?=\p{Ll})/gu;

/** Decodes UTF-8 or another encoding of spreadsheets: the Western one, that of older Macs, or "Unicode text". */
function decode(bytes: ArrayBuffer): { readonly text: string; readonly encoding: Encoding } {
  const read = (encoding: Encoding) => ({ encoding, text: new TextDecoder(encoding).decode(bytes) });
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return read('utf-16le');
  if (first === 0xfe && second === 0xff) return read('utf-16be');
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const [western, mac] = [read('windows-1252'), read('macintosh')];
    const letters = ({ text }: typeof mac) => text.match(likelyLetters)?.length ?? 0;
    return letters(mac) > letters(western) ? mac : western;
  }
}

/** Reads a CSV file with commas, semicolons or tabs. */
export function readTable(bytes: ArrayBuffer): Table {
  const { text, encoding } = decode(bytes);
  // Skips empty rows only to detect the delimiter, which they would mislead: line numbers count them.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: 1 }).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const misquoted = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])));
  const [header, ...rows] = data
    .map((cells, index) => ({ cells, line: index + 1, misquoted: misquoted.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { encoding, delimiter, header: header?.cells ?? [], rows };
}
