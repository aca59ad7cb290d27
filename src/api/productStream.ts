import * as v from 'valibot';
import { firstOfItsKind } from '@/contract/lenient';
import { type Product, productSchema } from '@/contract/product';
import type { OpenBody } from '@/lib/readBody';
import { recordSplitter } from '@/lib/recordSplitter';
import { mapInChunks, nextTask, sliceMs } from '@/lib/scheduling';

/** How much text is parsed between two looks at the clock (characters). */
const pieceLength = 16_384;
/** The first products show at this count or after this interval (ms), further ones at an interval once they doubled. */
const firstShown = 12;
const showEveryMs = 500;
/** A list that takes less time than this (ms) is read without a break: in each break, other parts render first. */
const shortListMs = 50;

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeeply(inner);
}

/** Checks the records of one list: returns [record], frozen, or [] for one that is invalid or repeated. */
function recordReader<TSchema extends v.GenericSchema>(schema: TSchema) {
  const isFirst = firstOfItsKind();
  return (record: unknown): v.InferOutput<TSchema>[] => {
    const result = v.safeParse(schema, record);
    if (!result.success || !isFirst(result.output)) return [];
    freezeDeeply(result.output);
    return [result.output];
  };
}

/**
 * Checks the records of a long list, a few at a time, and drops each invalid one. It freezes them too, because the
 * store would otherwise freeze all of them at once.
 */
export async function readRecords<TSchema extends v.GenericSchema>(
  schema: TSchema,
  records: readonly unknown[],
): Promise<v.InferOutput<TSchema>[]> {
  // A list that was streamed has been checked already.
  if (Object.isFrozen(records)) return records as v.InferOutput<TSchema>[];
  const read = await mapInChunks(records, recordReader(schema), shortListMs);
  return Object.freeze(read.flat()) as v.InferOutput<TSchema>[];
}

/** How a body ended, with the valid products until then. */
export type StreamedProducts =
  | { readonly end: 'complete' | 'malformed' | 'broken off'; readonly products: readonly Product[] }
  /** No record arrived: the whole text, for the caller to judge. */
  | { readonly end: 'without records'; readonly text: string };

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

async function* pieces({ text, rest }: OpenBody): AsyncGenerator<string> {
  yield* slices(text);
  for await (const next of rest) yield* slices(next);
}

/** Reads the products of a body while it arrives; `show` gets all of them so far, and how many of those it knows. */
export async function streamProducts(
  body: OpenBody,
  show: (products: readonly Product[], known: number) => void,
): Promise<StreamedProducts> {
  const products: Product[] = [];
  const splitter = recordSplitter();
  let hasRecords = false;
  let shown = 0;
  const showNew = () => {
    if (products.length === shown) return;
    show(products, shown);
    shown = products.length;
  };
  // `show` takes longer the more products it gets: twenty calls up to 10,000 would block the page longer than reading.
  const timer = setInterval(() => {
    if (products.length >= 2 * shown) showNew();
  }, showEveryMs);
  const read = recordReader(productSchema);
  try {
    let sliceStart = performance.now();
    for await (const piece of pieces(body)) {
      for (const record of splitter.split(piece)) {
        hasRecords = true;
        products.push(...read(JSON.parse(record)));
      }
      if (shown === 0 && products.length >= firstShown) showNew();
      if (performance.now() - sliceStart < sliceMs) continue;
      await nextTask();
      sliceStart = performance.now();
    }
    if (!hasRecords) return { end: 'without records', text: splitter.around() };
    JSON.parse(splitter.around());
    return { end: 'complete', products };
  } catch (error) {
    showNew();
    return { end: error instanceof SyntaxError ? 'malformed' : 'broken off', products };
  } finally {
    clearInterval(timer);
  }
}
