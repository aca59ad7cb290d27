import type { Product } from '@/contract/product';
import { type ImportRow, importReader } from '@/domain/productImport';
import { cellsOf, mapHeader } from '@/domain/productsCsv';
import { mapInChunks } from '@/lib/mapInChunks';
import type { Table } from './readTable';

export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  /** Headers that name no field. */
  readonly ignored: readonly string[];
  /** Whether a column says which product a row is. */
  readonly named: boolean;
}

/** Compares the file with the products without blocking the page. */
export async function planImport({ header, rows }: Table, products: readonly Product[]): Promise<ImportPlan> {
  const map = mapHeader(header);
  const named = map.columns.some((column) => column === 'name' || column === 'id');
  if (!named) return { rows: [], ignored: map.ignored, named };
  const read = importReader(products);
  const lines = rows.map((row, index) => ({ row, line: index + 2 }));
  return {
    rows: await mapInChunks(lines, ({ row, line }) => read(cellsOf(map, row), line)),
    ignored: map.ignored,
    named,
  };
}
