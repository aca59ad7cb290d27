import { useState } from 'react';
import type { Product } from '@/contract/product';
import { cellsOf, type HeaderMap, type ImportRow, importReader, mapHeader } from '@/domain/productsCsv';
import { freshProducts } from '@/features/admin/changes/sendProductChange';
import { problemText } from '@/features/admin/list/problemText';
import { mapInChunks } from '@/lib/scheduling';
import { useAppDispatch } from '@/state/hooks';
import { readCsvFile } from './readCsvFile';
import type { Encoding, Table, TableRow } from './readTable';
import { importTexts as texts } from './texts';

export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  readonly encoding: Encoding;
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

const guessedEncodings: readonly Encoding[] = ['windows-1252', 'macintosh'];

/** Returns what compares one row after the other with the products. */
export function planRow(
  map: HeaderMap,
  products: readonly Product[],
  encoding: Encoding = 'utf-8',
): (row: TableRow) => ImportRow {
  const read = importReader(products, guessedEncodings.includes(encoding));
  return (row) => read(cellsOf(map, row.cells), row.line, shapeProblems(row, map.columns.length));
}

/** Compares the file with the products without blocking the page. */
export async function planImport({ encoding, header, rows }: Table, products: readonly Product[]): Promise<ImportPlan> {
  const map = mapHeader(header);
  const named = map.columns.some((column) => column === 'name' || column === 'id');
  return {
    rows: named ? await mapInChunks(rows, planRow(map, products, encoding)) : [],
    encoding,
    ignored: map.ignored,
    named,
  };
}

const maxBytes = 20_000_000;
/** How old the products may be that the file is compared with, in ms. */
const maxAgeMs = 5000;

export type ImportState =
  | { readonly step: 'choose'; readonly problem: string }
  | { readonly step: 'reading' }
  | { readonly step: 'preview'; readonly plan: ImportPlan };

/** Reads a file and compares it with the shop's products. */
export function useImport() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const fail = (problem: string) => setState({ step: 'choose', problem });

  async function read(file: File) {
    if (file.size > maxBytes) return fail(texts.tooLarge);
    setState({ step: 'reading' });
    const { products, error } = await dispatch(freshProducts(maxAgeMs));
    if (!products) return fail(`${texts.productsFailed}. ${problemText(error)}`);
    try {
      const plan = await planImport(await readCsvFile(file), products);
      if (!plan.named) return fail(texts.noName);
      if (plan.rows.length === 0) return fail(texts.noRows);
      setState({ step: 'preview', plan });
    } catch {
      fail(texts.unreadable);
    }
  }
  return { state, read };
}
