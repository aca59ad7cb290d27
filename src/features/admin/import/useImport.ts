import { useRef, useState } from 'react';
import { isSignInRequired } from '@/api/apiError';
import type { Product } from '@/contract/product';
import {
  cellsOf,
  type HeaderMap,
  hasDecimalComma,
  type ImportPlan,
  type ImportRow,
  importReader,
  mapHeader,
} from '@/domain/productsCsv';
import { freshProducts } from '@/features/admin/changes/sendChange';
import { problemText } from '@/features/admin/list/QueryResult';
import { fileChosen, filePreviewed, selectUnsent } from '@/features/admin/list/unsentSlice';
import { mapInChunks } from '@/lib/scheduling';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import type { Encoding, Table, TableRow } from './readTable';
import { importTexts as texts } from './texts';

/** Why a row's cells may not match the columns. */
function shapeProblems({ cells, misquoted }: TableRow, columns: number): readonly string[] {
  return [
    ...(misquoted ? [texts.misquoted] : []),
    ...(cells.slice(columns).some((cell) => cell.trim()) ? [texts.tooManyCells] : []),
  ];
}

const guessedEncodings: readonly Encoding[] = ['windows-1252', 'macintosh'];

/** Returns a function that compares one row at a time with the products. */
export function planRow(
  map: HeaderMap,
  products: readonly Product[],
  { encoding, delimiter, rows }: Table,
): (row: TableRow) => ImportRow {
  const read = importReader(products, {
    isGuessed: guessedEncodings.includes(encoding),
    // Spreadsheets use semicolons as the delimiter where the comma is the decimal mark.
    withDecimalCommas: delimiter === ';' || rows.some(({ cells }) => hasDecimalComma(map, cells)),
  });
  return (row) => read(cellsOf(map, row.cells), row.line, shapeProblems(row, map.columns.length));
}

function inWorker(bytes: ArrayBuffer): Promise<Table> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./csvWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Table>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The worker failed.'));
    };
    worker.postMessage(bytes);
  });
}

/** Reads the file off the main thread, or on it if no worker starts. */
async function readCsvFile(file: Blob): Promise<Table> {
  const bytes = await file.arrayBuffer();
  try {
    return await inWorker(bytes);
  } catch {
    const { readTable } = await import('./readTable');
    return readTable(bytes);
  }
}

const maxBytes = 20_000_000;

/** The first bytes of workbooks: .xlsx and .ods, and .xls. */
const workbookStarts = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];

async function isWorkbook(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return workbookStarts.includes(String.fromCharCode(...start));
}

type ImportState =
  | { readonly step: 'choose'; readonly problem: string; readonly canRetry?: boolean }
  | { readonly step: 'reading' }
  | { readonly step: 'preview'; readonly plan: ImportPlan };

const refused = (problem: string) => ({ step: 'choose', problem }) as const;

/** Compares a file with the shop's products. */
const stateAfter =
  (file: File): AppThunk<Promise<ImportState>> =>
  async (dispatch) => {
    if (file.size > maxBytes) return refused(texts.tooLarge);
    const { data: products, error } = await dispatch(freshProducts());
    // After an expired session the list of before is enough: sending compares each change again.
    if (!products || (error && !isSignInRequired(error, 'administrator')))
      return { ...refused(`${texts.productsFailed}. ${problemText(error)}`), canRetry: true };
    try {
      if (await isWorkbook(file)) return refused(texts.workbook);
      const table = await readCsvFile(file);
      const { encoding, rows } = table;
      if (table.header.length === 0) return refused(texts.empty);
      const map = mapHeader(table.header);
      if (!map.columns.some((column) => column === 'name' || column === 'id')) return refused(texts.noName);
      if (rows.length === 0) return refused(texts.noRows);
      const planned = await mapInChunks(rows, planRow(map, products, table));
      return { step: 'preview', plan: { rows: planned, encoding, ignored: map.ignored } };
    } catch {
      return refused(texts.unreadable);
    }
  };

export function useImport(onClose: () => void) {
  const dispatch = useAppDispatch();
  const plan = useAppSelector((state) => selectUnsent(state).plan);
  const [state, setState] = useState<ImportState>(plan ? { step: 'preview', plan } : refused(''));
  const chosen = useRef<File>(null);

  async function read(file: File) {
    chosen.current = file;
    setState({ step: 'reading' });
    dispatch(fileChosen());
    const next = await dispatch(stateAfter(file));
    // Another file may have been chosen meanwhile.
    if (chosen.current !== file) return;
    setState(next);
    if (next.step === 'preview') dispatch(filePreviewed(next.plan));
  }
  const retry = () => chosen.current && void read(chosen.current);
  function close() {
    chosen.current = null;
    dispatch(filePreviewed(null));
    onClose();
  }
  return { state, read, retry, close };
}
