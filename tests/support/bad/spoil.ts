import type { CallName } from '@/contract/calls';

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

type Visit = (value: Json, name: string) => Json;

/** Rebuilds a value bottom-up; `visit` receives each value with its field's name. */
function rebuilt(value: Json, visit: Visit, name = ''): Json {
  if (typeof value !== 'object' || value === null) return visit(value, name);
  const inner = Array.isArray(value)
    ? value.map((item) => rebuilt(item, visit, name))
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rebuilt(item, visit, key)]));
  return visit(inner, name);
}

/** Changes every text. */
const eachText = (change: (text: string, name: string) => Json) => (json: Json) =>
  rebuilt(json, (value, name) => (typeof value === 'string' ? change(value, name) : value));

const eachTextButIds = (change: (text: string) => Json) =>
  eachText((text, name) => (name === '_id' ? text : change(text)));

const eachDate = (by: string) => eachText((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? by : text));

/** Changes every figure. */
const eachFigure = (change: (figure: number) => Json) => (json: Json) =>
  rebuilt(json, (value) => (typeof value === 'number' ? change(value) : value));

/** Changes every object and every list. */
const eachObject = (change: (value: Json) => Json) => (json: Json) =>
  rebuilt(json, (value) => (typeof value === 'object' && value !== null ? change(value) : value));

const eachList = (change: (list: Json[]) => Json) =>
  eachObject((value) => (Array.isArray(value) ? change(value) : value));

function withoutEverySecond(value: Json): Json {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name], place) => name === '_id' || place % 2 === 0));
}

/**
 * Grows the first list to `count` unique records; to 300 within a record, such as a customer's orders, and to 20 MB for
 * long records.
 */
const manyRecords = (count: number) => (json: Json) => {
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
const oneHugeText = (length: number) => (json: Json) => {
  let grown = false;
  return eachText((text, name) => {
    if (grown || name === '_id' || name === 'token') return text;
    grown = true;
    return 'many words '.repeat(Math.ceil(length / 11));
  })(json);
};

/** The valid response. */
interface GoodResponse {
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
/** A shape; one that is marked is of the core. */
type Row = readonly [name: string, spoil: Spoil, core?: 'core'];

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

const useless: readonly Row[] = [
  ['no response', () => Response.error(), 'core'],
  ['a page of a server that is down', () => new Response(page, { status: 503, headers: typed('text/html') })],
  ['a page of HTML', (good) => raw(good, page, 'text/html; charset=utf-8'), 'core'],
  ['a page of HTML that says it is JSON', (good) => raw(good, page)],
  ['an empty body', (good) => raw(good, ''), 'core'],
  ['204 and no body', () => new Response(null, { status: 204 })],
  ['JSON cut in the middle', (good) => raw(good, good.text.slice(0, Math.ceil(good.text.length / 2))), 'core'],
  ['JSON said twice', (good) => raw(good, good.text + good.text)],
  ['JSON behind a guard', (good) => raw(good, `)]}',\n${good.text}`)],
  ['null', (good) => raw(good, 'null'), 'core'],
  ['true', (good) => raw(good, 'true')],
  ['a number', (good) => raw(good, '42')],
  ['a text', (good) => raw(good, '"ok"')],
  ['bytes that are no text', (good) => raw(good, new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x80]))],
  ['5 MB of text', (good) => raw(good, 'lorem ipsum '.repeat(440_000), 'text/plain')],
  ['a list in a list in a list …', (good) => raw(good, '['.repeat(3000) + ']'.repeat(3000))],
  ['a list of nonsense', (good) => json(good, [{ ok: 'perhaps', items: { nested: [null, [7]] } }]), 'core'],
  ['an empty object', (good) => json(good, {})],
  ['an error in a 2xx', (good) => json(good, { error: { code: 'E17', details: [{}] } })],
  ['a refusal in a 2xx', (good) => json(good, { success: false, message: 'Nothing was done' })],
  ['every field null', fields(() => null), 'core'],
  ['every field of another type', fields((field) => (typeof field === 'string' ? 7 : 'much'))],
  [
    'lists for objects and objects for lists',
    fields((field) => (Array.isArray(field) ? { 0: 'first' } : typeof field === 'object' ? [] : {})),
  ],
  ['only a prototype', (good) => raw(good, `{${trap}}`)],
];

/** Responses with data that a page may still show. */
const odd: readonly Row[] = [
  ['every text null', changed(eachText(() => null))],
  ['every text an object', changed(eachText(() => ({ en: 'text' })))],
  ['every figure as text', changed(eachFigure((figure) => String(figure)))],
  [
    'figures that are none',
    (good) => raw(good, JSON.stringify(eachFigure(() => '1e999')(good.json)).replaceAll('"1e999"', '1e999')),
    'core',
  ],
  ['figures in words', changed(eachFigure(() => 'NaN'))],
  ['figures below zero', changed(eachFigure((figure) => -1 - Math.abs(figure))), 'core'],
  ['figures with a broken part', changed(eachFigure((figure) => figure + 0.123456789))],
  ['figures beyond all measure', changed(eachFigure(() => Number.MAX_VALUE))],
  ['absurd dates', changed(eachDate('+275760-09-13T00:00:00.000Z')), 'core'],
  ['dates that are none', changed(eachDate('2025-02-31T25:61:00'))],
  ['every record twice', changed(eachList((list) => [...list, ...list])), 'core'],
  ['nonsense between the records', changed(eachList((list) => [null, 7, '', ...list, [], {}, [[]]]))],
  ['every list empty', changed(eachList(() => []))],
  ['every second field missing', changed(eachObject(withoutEverySecond))],
  ['10,000 records', changed(manyRecords(10_000))],
  ['a text of 5 MB', changed(oneHugeText(5_000_000))],
  ['every text empty', changed(eachTextButIds(() => ''))],
  ['markup in every text', changed(eachTextButIds((text) => `${text}${markup}`)), 'core'],
  ['direction marks in every text', changed(eachTextButIds((text) => `\u202e${text}\u2066\u200f`))],
  ['half characters in every text', changed(eachTextButIds((text) => `\ud83d${text}\u0000\udc00`))],
  ['a prototype in every object', (good) => raw(good, good.text.replaceAll(/\{(?=")/g, `{${trap},`)), 'core'],
  ['a byte order mark before it', (good) => raw(good, `\ufeff${good.text}`)],
  ['JSON that says it is text', (good) => raw(good, good.text, 'text/plain')],
  ['JSON that says it is HTML', (good) => raw(good, good.text, 'text/html')],
];

const shapesOf = (rows: readonly Row[], areUseless: boolean): Shape[] =>
  rows.map(([name, spoil, core]) => ({ name, spoil, useless: areUseless, core: core === 'core' }));

/** Malformed responses, each derived from the call's valid one. */
export const shapes: readonly Shape[] = [...shapesOf(useless, true), ...shapesOf(odd, false)];

/** `BAD_ANSWERS=all` runs all shapes, otherwise only the core. */
export const shownShapes = shapes.filter((shape) => shape.core || process.env.BAD_ANSWERS === 'all');

export type Outcome = 'fulfilled' | 'rejected';
type BaseQuery = Pick<typeof import('@/api/baseQuery'), 'baseQuery'>;
/** The requests so far; the outcome is null while one is pending. */
const seen: { readonly call: CallName; outcome: Outcome | null }[] = [];

/** The module of the base query, observed: the store may drop a request with its page before a test can inspect it. */
export async function watched(actual: () => Promise<BaseQuery>): Promise<BaseQuery> {
  const { baseQuery } = await actual();
  return {
    baseQuery: async (request, api, options) => {
      const one: (typeof seen)[number] = { call: request.call, outcome: null };
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
