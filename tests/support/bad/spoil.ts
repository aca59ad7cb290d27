/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

type Visit = (value: Json, name: string) => Json;

/** Rebuilds a value bottom-up; `visit` receives each value with its field's name. */
function rebuilt(value: Json, visit: Visit, name = ''): Json {
  if (Array.isArray(value))
    return visit(
      value.map((item) => rebuilt(item, visit, name)),
      name,
    );
  if (typeof value !== 'object' || value === null) return visit(value, name);
  return visit(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rebuilt(item, visit, key)])), name);
}

/** Changes every text. */
export const eachText = (change: (text: string, name: string) => Json) => (json: Json) =>
  rebuilt(json, (value, name) => (typeof value === 'string' ? change(value, name) : value));

/** Changes every figure. */
export const eachFigure = (change: (figure: number) => Json) => (json: Json) =>
  rebuilt(json, (value) => (typeof value === 'number' ? change(value) : value));

/** Changes every object and every list. */
export const eachObject = (change: (value: Json) => Json) => (json: Json) =>
  rebuilt(json, (value) => (typeof value === 'object' && value !== null ? change(value) : value));

/**
 * Grows the first list to `count` unique records; to 300 within a record, such as a customer's orders, and to 20 MB for
 * long records.
 */
export const manyRecords = (count: number) => (json: Json) => {
  let grown = false;
  const grow = (value: Json, depth = 0): Json => {
    if (grown || typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, grow(item, depth + 1)]));
    const [first] = value;
    if (!first || typeof first !== 'object' || Array.isArray(first)) return value;
    grown = true;
    const fitting = Math.ceil(20e6 / JSON.stringify(first).length);
    return Array.from({ length: Math.min(depth > 1 ? 300 : count, fitting) }, (_, place) => ({
      ...first,
      _id: `many-${place}`,
      name: `Remedy ${place}`,
    }));
  };
  return grow(json);
};

/** Extends the first text that is not an id to `length` characters. */
export const oneHugeText = (length: number) => (json: Json) => {
  let grown = false;
  return eachText((text, name) => {
    if (grown || name === '_id' || name === 'token') return text;
    grown = true;
    return 'many words '.repeat(Math.ceil(length / 11));
  })(json);
};
