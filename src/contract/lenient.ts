import * as v from 'valibot';

const textLimit = 20_000;
/** Larger figures are errors, not amounts. */
const figureLimit = 1_000_000_000;

const surrogate = /[\ud800-\udfff]/;
const halfCharacter = /\p{Surrogate}/gu;

/** Truncated responses may contain half a surrogate pair, which makes encodeURIComponent throw. */
function withoutHalfCharacters(value: string): string {
  // Few texts have surrogates, and this test is several times as fast as a replacement without matches.
  return surrogate.test(value) ? value.replace(halfCharacter, '\ufffd') : value;
}

const asText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => withoutHalfCharacters(String(value).slice(0, textLimit))),
);

/** '' if missing or of another type. Numbers such as ids become text. */
export const text = v.fallback(asText, '');

export const neededText = v.pipe(asText, v.regex(/\S/));

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

export const amount = v.fallback(numeric, 0);

export const quantity = v.fallback(v.pipe(numeric, v.integer(), v.minValue(0)), 0);

/** '' for a record without an id. */
function keyOf(record: unknown): string {
  if (typeof record === 'string') return record;
  if (typeof record !== 'object' || record === null || !('_id' in record)) return '';
  return typeof record._id === 'string' ? record._id : '';
}

/** Returns a stateful filter that rejects repeated records. */
export function firstOfItsKind(): (record: unknown) => boolean {
  const seen = new Set<string>();
  return (record) => {
    const key = keyOf(record);
    if (seen.has(key)) return false;
    if (key) seen.add(key);
    return true;
  };
}

/** Drops invalid and repeated records; fails only if the value is not a list. */
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

export function optionalListOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(listOf(schema), []);
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * A record whose fields have other names in the API: `apiNames` maps them ('OrderSummary.Total' for a nested field).
 * With `isStored`, it also accepts the shop's names, which a record stored in the browser has.
 */
export function renamed<TEntries extends v.ObjectEntries>(
  entries: TEntries,
  apiNames: { readonly [Name in keyof TEntries]?: string },
  { isStored = false } = {},
) {
  const schema = v.object(entries);
  const fields = Object.keys(entries).map((name) => {
    const [outer = name, inner] = (apiNames[name] ?? name).split('.');
    return { name, outer, inner };
  });
  function withShopNames(record: Fields): v.InferInput<typeof schema> {
    const named: Record<string, unknown> = {};
    for (const { name, outer, inner } of fields) {
      const value = record[outer];
      const sent = inner === undefined ? value : isRecord(value) ? value[inner] : undefined;
      named[name] = sent ?? (isStored ? record[name] : undefined);
    }
    return named as v.InferInput<typeof schema>;
  }
  return v.pipe(v.custom<Fields>(isRecord), v.transform(withShopNames), schema);
}
