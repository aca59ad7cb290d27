import * as v from 'valibot';

/** Text that may be missing or of another type: then ''. Numbers become text (ids, phone numbers). */
export const text = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
  ),
  '',
);

/** Text that must be there: without it the record is of no use. */
export const neededText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  v.nonEmpty(),
);

/** A finite number, or text that holds one. */
export const numeric = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^\s*-?\d+(\.\d+)?\s*$/),
      v.transform((value) => Number(value)),
    ),
  ]),
  v.finite(),
);

/** A number that may be missing: then 0. */
export const amount = v.fallback(numeric, 0);

/**
 * A list of records that drops the bad ones instead of failing as a whole: one bad record costs that record, never the page.
 * Fails only when the value is no list at all.
 */
export function listOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items): v.InferOutput<TSchema>[] =>
      items.flatMap((item) => {
        const result = v.safeParse(schema, item);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

/** As `listOf`, for a list that may be missing. */
export function optionalListOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(listOf(schema), []);
}
