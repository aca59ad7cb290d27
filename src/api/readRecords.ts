import * as v from 'valibot';
import { firstOfItsKind } from '@/contract/lenient';
import { mapInChunks } from '@/lib/mapInChunks';

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeeply(inner);
}

/** Checks the records of one list: gives each as a list of itself, frozen, and none for one that is invalid or repeated. */
export function recordReader<TSchema extends v.GenericSchema>(schema: TSchema) {
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
  const read = await mapInChunks(records, recordReader(schema));
  return Object.freeze(read.flat()) as v.InferOutput<TSchema>[];
}
