import Papa from 'papaparse';

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** UTF-8, or what spreadsheets of Western countries write otherwise. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a CSV file with commas, semicolons or tabs. */
export function readTable(bytes: ArrayBuffer): Table {
  const { data } = Papa.parse<string[]>(decode(bytes), { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  return { header, rows };
}
