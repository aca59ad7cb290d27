import * as v from 'valibot';
import { firstOfItsKind } from '@/contract/lenient';
import { mapInChunks } from '@/lib/mapInChunks';

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeeply(inner);
}

/**
 * Records of a long list, checked a few at a time; a bad one costs that one only. They come frozen: the store freezes what
 * it takes in, and would do so with all of them at once.
 */
export async function readRecords<TSchema extends v.GenericSchema>(
  schema: TSchema,
  records: readonly unknown[],
): Promise<v.InferOutput<TSchema>[]> {
  const isFirst = firstOfItsKind();
  const read = await mapInChunks(records, (record) => {
    const result = v.safeParse(schema, record);
    if (!result.success || !isFirst(result.output)) return [];
    freezeDeeply(result.output);
    return [result.output];
  });
  return Object.freeze(read.flat()) as v.InferOutput<TSchema>[];
}
