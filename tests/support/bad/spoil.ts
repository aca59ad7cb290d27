import type { CallName } from '@/contract/calls';

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

/** The valid response. */
export interface GoodResponse {
  readonly status: number;
  readonly text: string;
  readonly json: Json;
}

export interface Shape {
  readonly name: string;
  /** True if the response is useless: calls that need its data fail. */
  readonly useless: boolean;
  /** True for the core shapes. */
  readonly core: boolean;
  readonly spoil: (good: GoodResponse) => Response;
}

const typed = (type: string) => ({ 'Content-Type': type });
const raw = (good: GoodResponse, body: BodyInit | null, type = 'application/json') =>
  new Response(body, { status: good.status, headers: typed(type) });
const json = (good: GoodResponse, body: unknown) => raw(good, JSON.stringify(body));

type Spoil = Shape['spoil'];
const useless = (name: string, spoil: Spoil): Shape => ({ name, spoil, useless: true, core: false });
const odd = (name: string, spoil: Spoil): Shape => ({ name, spoil, useless: false, core: false });
const core = (shape: Shape): Shape => ({ ...shape, core: true });

/** Applies a change of values to the valid response. */
const changed =
  (change: (value: Json) => Json): Spoil =>
  (good) =>
    json(good, change(good.json));
/** Applies a change to each field of the outermost object. */
const fields = (change: (value: Json) => Json): Spoil =>
  changed((value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field)]))
      : change(value),
  );

const page = '<!doctype html><html lang="en"><title>Sign in to the network</title><h1>Welcome</h1></html>';
const markup = '<img data-injected src=x onerror="window.injected=1"><script data-injected>window.injected=1</script>';
const trap =
  '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"toString":7,"hasOwnProperty":null';

/** Malformed responses, each derived from the call's valid one. */
export const shapes: readonly Shape[] = [
  core(useless('no response', () => Response.error())),
  useless('a page of a server that is down', () => new Response(page, { status: 503, headers: typed('text/html') })),
  core(useless('a page of HTML', (good) => raw(good, page, 'text/html; charset=utf-8'))),
  useless('a page of HTML that says it is JSON', (good) => raw(good, page)),
  core(useless('an empty body', (good) => raw(good, ''))),
  useless('204 and no body', () => new Response(null, { status: 204 })),
  core(useless('JSON cut in the middle', (good) => raw(good, good.text.slice(0, Math.ceil(good.text.length / 2))))),
  useless('JSON said twice', (good) => raw(good, good.text + good.text)),
  useless('JSON behind a guard', (good) => raw(good, `)]}',\n${good.text}`)),
  core(useless('null', (good) => raw(good, 'null'))),
  useless('true', (good) => raw(good, 'true')),
  useless('a number', (good) => raw(good, '42')),
  useless('a text', (good) => raw(good, '"ok"')),
  useless('bytes that are no text', (good) => raw(good, new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x80]))),
  useless('5 MB of text', (good) => raw(good, 'lorem ipsum '.repeat(440_000), 'text/plain')),
  useless('a list in a list in a list …', (good) => raw(good, '['.repeat(3000) + ']'.repeat(3000))),
  core(useless('a list of nonsense', (good) => json(good, [{ ok: 'perhaps', items: { nested: [null, [7]] } }]))),
  useless('an empty object', (good) => json(good, {})),
  useless('an error in a 2xx', (good) => json(good, { error: { code: 'E17', details: [{}] } })),
  useless('a refusal in a 2xx', (good) => json(good, { success: false, message: 'Nothing was done' })),
  core(
    useless(
      'every field null',
      fields(() => null),
    ),
  ),
  useless(
    'every field of another type',
    fields((field) => (typeof field === 'string' ? 7 : 'much')),
  ),
  useless(
    'lists for objects and objects for lists',
    fields((field) => (Array.isArray(field) ? { 0: 'first' } : typeof field === 'object' ? [] : {})),
  ),
  useless('only a prototype', (good) => raw(good, `{${trap}}`)),

  odd('every text null', changed(eachText(() => null))),
  odd('every text an object', changed(eachText(() => ({ en: 'text' })))),
  odd('every figure as text', changed(eachFigure((figure) => String(figure)))),
  core(
    odd('figures that are none', (good) =>
      raw(good, JSON.stringify(eachFigure(() => '1e999')(good.json)).replaceAll('"1e999"', '1e999')),
    ),
  ),
  odd('figures in words', changed(eachFigure(() => 'NaN'))),
  core(odd('figures below zero', changed(eachFigure((figure) => -1 - Math.abs(figure))))),
  odd('figures with a broken part', changed(eachFigure((figure) => figure + 0.123456789))),
  odd('figures beyond all measure', changed(eachFigure(() => Number.MAX_VALUE))),
  core(
    odd(
      'absurd dates',
      changed(eachText((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? '+275760-09-13T00:00:00.000Z' : text))),
    ),
  ),
  odd(
    'dates that are none',
    changed(eachText((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? '2025-02-31T25:61:00' : text))),
  ),
  core(
    odd('every record twice', changed(eachObject((value) => (Array.isArray(value) ? [...value, ...value] : value)))),
  ),
  odd(
    'nonsense between the records',
    changed(eachObject((value) => (Array.isArray(value) ? [null, 7, '', ...value, [], {}, [[]]] : value))),
  ),
  odd('every list empty', changed(eachObject((value) => (Array.isArray(value) ? [] : value)))),
  odd('every second field missing', changed(eachObject((value) => withoutEverySecond(value)))),
  odd('10,000 records', changed(manyRecords(10_000))),
  odd('a text of 5 MB', changed(oneHugeText(5_000_000))),
  odd('every text empty', changed(eachText((text, name) => (name === '_id' ? text : '')))),
  core(odd('markup in every text', changed(eachText((text, name) => (name === '_id' ? text : `${text}${markup}`))))),
  odd(
    'direction marks in every text',
    changed(eachText((text, name) => (name === '_id' ? text : `\u202e${text}\u2066\u200f`))),
  ),
  odd(
    'half characters in every text',
    changed(eachText((text, name) => (name === '_id' ? text : `\ud83d${text}\u0000\udc00`))),
  ),
  core(odd('a prototype in every object', (good) => raw(good, good.text.replaceAll(/\{(?=")/g, `{${trap},`)))),
  odd('a byte order mark before it', (good) => raw(good, `\ufeff${good.text}`)),
  odd('JSON that says it is text', (good) => raw(good, good.text, 'text/plain')),
  odd('JSON that says it is HTML', (good) => raw(good, good.text, 'text/html')),
];

function withoutEverySecond(value: Json): Json {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name], place) => name === '_id' || place % 2 === 0));
}

/** `BAD_ANSWERS=all` runs all shapes, otherwise only the core. */
export const shownShapes = shapes.filter((shape) => shape.core || process.env.BAD_ANSWERS === 'all');

export type Outcome = 'fulfilled' | 'rejected';
type BaseQuery = Pick<typeof import('@/api/baseQuery'), 'baseQuery'>;
interface Request {
  readonly call: CallName;
  /** Null while pending. */
  outcome: Outcome | null;
}
const seen: Request[] = [];

/** The module of the base query, observed: the store may drop a request with its page before a test can inspect it. */
export async function watched(actual: () => Promise<BaseQuery>): Promise<BaseQuery> {
  const { baseQuery } = await actual();
  return {
    baseQuery: async (request, api, options) => {
      const one: Request = { call: request.call, outcome: null };
      seen.push(one);
      const response = await baseQuery(request, api, options);
      one.outcome = response.error ? 'rejected' : 'fulfilled';
      return response;
    },
  };
}

/** The outcome of a call's last request; null before any, or while one is pending. */
export function lastOutcome(call: CallName): Outcome | null {
  const outcomes = seen.flatMap(({ call: asked, outcome }) => (asked === call ? [outcome] : []));
  return outcomes.includes(null) ? null : (outcomes.at(-1) ?? null);
}

export function forgetOutcomes(): void {
  seen.length = 0;
}
