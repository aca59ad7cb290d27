import type { Product } from '@/contract/product';
import { type ImportRow, importReader } from '@/domain/productImport';
import { cellsOf, type HeaderMap, mapHeader } from '@/domain/productsCsv';
import { mapInChunks } from '@/lib/scheduling';
import type { Table, TableRow } from './readTable';
import { importTexts as texts } from './texts';

export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  /** Headers that name no field. */
  readonly ignored: readonly string[];
  /** Whether a column says which product a row is. */
  readonly named: boolean;
}

/** Why a row's cells may not be those of its columns. */
function shapeProblems({ cells, misquoted }: TableRow, columns: number): readonly string[] {
  return [
    ...(misquoted ? [texts.misquoted] : []),
    ...(cells.slice(columns).some((cell) => cell.trim()) ? [texts.tooManyCells] : []),
  ];
}

/** Returns what compares one row after the other with the products. */
export function planRow(map: HeaderMap, products: readonly Product[]): (row: TableRow) => ImportRow {
  const read = importReader(products);
  return (row) => read(cellsOf(map, row.cells), row.line, shapeProblems(row, map.columns.length));
}

/** Compares the file with the products without blocking the page. */
export async function planImport({ header, rows }: Table, products: readonly Product[]): Promise<ImportPlan> {
  const map = mapHeader(header);
  const named = map.columns.some((column) => column === 'name' || column === 'id');
  return {
    rows: named ? await mapInChunks(rows, planRow(map, products)) : [],
    ignored: map.ignored,
    named,
  };
}
