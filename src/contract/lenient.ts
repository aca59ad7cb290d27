import * as v from 'valibot';

/** Longest text that is taken over: more than any page shows, and little enough for every page to show it. */
const textLimit = 20_000;
/** Above this a figure of the wire is a fault, not an amount. */
const figureLimit = 1_000_000_000;

// Half a character, as a cut answer leaves it, cannot be part of an address: a link made of it would throw.
const halfCharacter = /\p{Surrogate}/gu;

const asText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).slice(0, textLimit).replace(halfCharacter, '\ufffd')),
);

/** Text that may be missing or of another type: then ''. Numbers become text (ids, phone numbers). */
export const text = v.fallback(asText, '');

/** Text that must be there: without it the record is of no use. */
export const neededText = v.pipe(asText, v.regex(/\S/));

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
  v.minValue(-figureLimit),
  v.maxValue(figureLimit),
);

/** A number that may be missing: then 0. */
export const amount = v.fallback(numeric, 0);

/** So many whole pieces; 0 where the server does not say how many. */
export const pieces = v.fallback(v.pipe(numeric, v.integer(), v.minValue(0)), 0);

/** What tells a record from the others of its list; '' for one that has nothing of the kind. */
function keyOf(record: unknown): string {
  if (typeof record === 'string') return record;
  if (typeof record !== 'object' || record === null || !('_id' in record)) return '';
  return typeof record._id === 'string' ? record._id : '';
}

/** Says of each record of a list, in order, whether it comes for the first time. */
export function firstOfItsKind(): (record: unknown) => boolean {
  const seen = new Set<string>();
  return (record) => {
    const key = keyOf(record);
    if (seen.has(key)) return false;
    if (key) seen.add(key);
    return true;
  };
}

/**
 * A list of records that drops the bad ones instead of failing as a whole: one bad record costs that record, never the page.
 * A record that comes twice is taken once. Fails only when the value is no list at all.
 */
export function listOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items): v.InferOutput<TSchema>[] => {
      const isFirst = firstOfItsKind();
      return items.flatMap((item) => {
        const { success, output } = v.safeParse(schema, item);
        return success && isFirst(output) ? [output] : [];
      });
    }),
  );
}

/** As `listOf`, for a list that may be missing. */
export function optionalListOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(listOf(schema), []);
}
