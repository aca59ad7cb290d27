/** Sent values that cannot be read, by path, in which a list is `[]`. Contains no value of a record. */
export type Losses = ReadonlyMap<string, { readonly count: number; readonly kind: string }>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown) => (isFields(value) ? value._id : undefined);

const isNothing = (value: unknown) => value === '' || value === null || Number(value) === 0;

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (!isFields(value)) return typeof value === 'string' ? 'text' : `a ${typeof value}`;
  const [first = ''] = Object.keys(value);
  return first.startsWith('$') ? `{ ${first} }` : 'an object';
}

/** Compares the server's data with what the schemas made of it, for values and records that the shop does not see. */
export function lossesOf(sent: unknown, read: unknown): Losses {
  const losses = new Map<string, { count: number; kind: string }>();
  const note = (path: string, kind: string, count = 1) => {
    losses.set(path, { count: (losses.get(path)?.count ?? 0) + count, kind });
  };
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (other === undefined || one === null || one === undefined) return;
    if (Array.isArray(one) && Array.isArray(other)) {
      // `droppedRecords` reports the records that the list itself lost, with reasons.
      if (path && other.length < one.length)
        note(`${path}[]`, 'of another shape or repeated', one.length - other.length);
      const byId = new Map(one.map((item) => [idOf(item), item]));
      for (const [index, item] of other.entries())
        compare(one.length === other.length ? one[index] : byId.get(idOf(item)), item, `${path}[]`);
    } else if (isFields(one) && isFields(other)) {
      for (const [name, value] of Object.entries(other)) compare(one[name], value, path ? `${path}.${name}` : name);
    } else if (isNothing(other) && !isNothing(one)) note(path, kindOf(one));
  };
  compare(sent, read, '');
  return losses;
}
