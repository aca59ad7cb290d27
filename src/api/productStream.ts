import * as v from 'valibot';
import { firstOfItsKind } from '@/contract/lenient';
import { type Product, productSchema } from '@/contract/product';
import type { OpenBody } from '@/lib/readBody';
import { recordSplitter } from '@/lib/recordSplitter';
import { mapInChunks, nextTask, sliceMs } from '@/lib/scheduling';

/** So much text is parsed between two looks at the clock (characters). */
const pieceLength = 16_384;
/** The first products show once there are so many, then whenever there are twice as many, but not more often than this (ms). */
const firstShown = 12;
const showEveryMs = 500;
/** A short list is read at once: each break lets other parts of the page render first. */
const shortListMs = 50;

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeeply(inner);
}

/** Checks the records of one list: gives each as a list of itself, frozen, and none for one that is invalid or repeated. */
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
 * Records of a long list, checked a few at a time; a bad one costs that one only. They come frozen: the store freezes what
 * it takes in, and would do so with all of them at once.
 */
export async function readRecords<TSchema extends v.GenericSchema>(
  schema: TSchema,
  records: readonly unknown[],
): Promise<v.InferOutput<TSchema>[]> {
  // One that was read while it arrived.
  if (Object.isFrozen(records)) return records as v.InferOutput<TSchema>[];
  const read = await mapInChunks(records, recordReader(schema), shortListMs);
  return Object.freeze(read.flat()) as v.InferOutput<TSchema>[];
}

/** How a body came to its end, with the valid products that came until then. */
export type StreamedProducts =
  | { readonly end: 'complete' | 'malformed' | 'broken off'; readonly products: readonly Product[] }
  /** No record has come: the whole text, for anyone to judge. */
  | { readonly end: 'without records'; readonly text: string };

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

async function* pieces({ text, rest }: OpenBody): AsyncGenerator<string> {
  yield* slices(text);
  for await (const next of rest) yield* slices(next);
}

/** Reads the products of a body while it arrives, a few at a time; `show` gets all that have come, and how many it has had. */
export async function streamProducts(
  body: OpenBody,
  show: (products: readonly Product[], known: number) => void,
): Promise<StreamedProducts> {
  const products: Product[] = [];
  const splitter = recordSplitter();
  let any = false;
  let shown = 0;
  const showNew = () => {
    if (products.length === shown) return;
    show(products, shown);
    shown = products.length;
  };
  // Each showing takes as long as it has products: of 10,000, twenty in a row would block the page for longer than reading them.
  const timer = setInterval(() => {
    if (products.length >= 2 * shown) showNew();
  }, showEveryMs);
  const read = recordReader(productSchema);
  try {
    let sliceStart = performance.now();
    for await (const piece of pieces(body)) {
      for (const record of splitter.split(piece)) {
        any = true;
        products.push(...read(JSON.parse(record)));
      }
      if (shown === 0 && products.length >= firstShown) showNew();
      if (performance.now() - sliceStart < sliceMs) continue;
      await nextTask();
      sliceStart = performance.now();
    }
    if (!any) return { end: 'without records', text: splitter.around() };
    JSON.parse(splitter.around());
    return { end: 'complete', products };
  } catch (error) {
    showNew();
    return { end: error instanceof SyntaxError ? 'malformed' : 'broken off', products };
  } finally {
    clearInterval(timer);
  }
}
