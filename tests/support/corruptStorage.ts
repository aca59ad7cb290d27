import { inspect } from 'node:util';
import { address, product, user } from './fixtures';

type Slice = 'user' | 'checkout' | 'buyNow';

const noor = { current: user({ myAddresses: [] }) };
const buyNow = { product: product(), quantity: 2, address, email: 'guest@example.com' };
const checkout = { selectedAddress: null, totalAmount: 11000, PaymentType: 'PayPal', shippingOption: 'Standard' };
const slices = { user: noor, checkout, buyNow };
const every: readonly Slice[] = ['user', 'checkout', 'buyNow'];

const persist = { version: 1, rehydrated: true };
const written = (changes: Record<string, unknown>, header: unknown = persist) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries({ ...slices, ...changes }).map(([name, slice]) => [name, JSON.stringify(slice)]),
    ),
    _persist: JSON.stringify(header),
  });
const raw = (changes: Record<string, unknown>) => JSON.stringify({ ...JSON.parse(written({})), ...changes });
const without = (...lost: Slice[]) => every.filter((slice) => !lost.includes(slice));

const notStates = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{}',
  '{',
  'undefined',
  '[object Object]',
  '\0',
  '\ud83d',
];

/** Corrupt values of `persist:root`, and the slices that can be recovered from each. */
export const corruptRoots: readonly (readonly [name: string, text: string, recovered: readonly Slice[]])[] = [
  ...notStates.map((text) => [JSON.stringify(text), text, []] as const),
  ['a page', '<!doctype html><h1>Hello</h1>', []],
  ['1 MB of letters', 'x'.repeat(1_000_000), []],
  ['a list in a list …', '['.repeat(5000), []],
  ['its first 300 characters', written({}).slice(0, 300), []],
  ['it, and a brace after it', `${written({})}}`, []],
  ['it behind a guard against JSON hijacking', `)]}',\n${written({})}`, []],
  ['only a prototype', '{"__proto__":{"user":"{}"},"constructor":"{}"}', []],
  ['slices that are not texts', JSON.stringify({ ...slices, _persist: persist }), []],
  ['a user that is not JSON', raw({ user: '{' }), without('user')],
  ['a user that is null', raw({ user: 'null' }), without('user')],
  ['a user that is a figure', written({ user: { current: 7 } }), without('user')],
  ['a user without an id', written({ user: { current: { ...noor.current, _id: undefined } } }), without('user')],
  ['a user that is a list', written({ user: [noor] }), without('user')],
  [
    'a user with lists of nonsense',
    written({
      user: {
        current: { ...noor.current, myCart: {}, wishlistedItems: null, myOrders: [null, 7, {}], profile: 'Noor' },
      },
    }),
    every,
  ],
  ['a purchase that is a list', written({ buyNow: [] }), every],
  ['a purchase that is null', written({ buyNow: null }), without('buyNow')],
  ['a purchase of a text', written({ buyNow: { ...buyNow, product: 'Giloy' } }), every],
  ['a purchase of less than one', written({ buyNow: { ...buyNow, quantity: -4 } }), every],
  ['a purchase of too many', written({ buyNow: { ...buyNow, quantity: 1e308 } }), every],
  ['a purchase with an empty address', written({ buyNow: { ...buyNow, address: {} } }), every],
  ['a checkout that is a figure', written({ checkout: 42 }), without('checkout')],
  ['a checkout with a wrong total', written({ checkout: { ...checkout, totalAmount: 'NaN' } }), every],
  ['a checkout with an unknown way to pay', written({ checkout: { ...checkout, PaymentType: 'Shells' } }), every],
  [
    'slices that the shop does not persist',
    raw({ api: '{"queries":{}}', notice: '[{"text":7}]', pendingQuantities: '{"a":-1}' }),
    every,
  ],
  ['invalid times', written({ changedAt: { user: 'today', checkout: -1, buyNow: 1e308 } }), every],
  ['no header', raw({ _persist: undefined }), every],
  ['a header that is not JSON', raw({ _persist: '{' }), every],
  ['a header of a later version', written({}, { version: 999, rehydrated: true }), every],
];

/** Values that a field of a payment journal record must not have; undefined where the field is missing. */
const wrongFields: Readonly<Record<string, readonly unknown[]>> = {
  version: [0, '1'],
  attemptId: ['other', undefined],
  state: ['SOMETHING', undefined],
  snapshot: [undefined, {}, { knownOrderIds: {} }],
  capture: [
    undefined,
    { status: 'COMPLETED' },
    { id: 'CAP-1', status: 'LOST', amount: '1', currency: 'CAD', at: 'now' },
  ],
  orderId: [undefined, 5],
  changedAt: ['yesterday'],
  revision: [undefined, '3', Number.NaN, -5, Number.POSITIVE_INFINITY],
  who: [undefined, { kind: 'ghost' }],
};
const notRecords = [undefined, null, 17, Number.NaN, true, 'rubbish', '', [], {}, new Date(0)];

type Corrupt = (good: Record<string, unknown>) => unknown;

const withField =
  (name: string, value: unknown): Corrupt =>
  ({ [name]: _, ...rest }) =>
    value === undefined ? rest : { ...rest, [name]: value };

/** Corruptions of a valid payment journal record. */
export const corruptRecords: readonly (readonly [name: string, corrupt: Corrupt])[] = [
  ...notRecords.map((value) => [inspect(value), () => value] as const),
  ['a list with the record', (good) => [good]],
  ['the record as text', (good) => JSON.stringify(good)],
  ['half of the record as text', (good) => JSON.stringify(good).slice(0, 90)],
  ...Object.entries(wrongFields).flatMap(([name, values]) =>
    values.map((value) => [`${name}: ${inspect(value)}`, withField(name, value)] as const),
  ),
  ['a prototype', () => JSON.parse('{"__proto__":{"state":"CAPTURED"},"constructor":7}')],
];

/** Corrupt values of `authToken`. */
export const corruptTokens: readonly string[] = [
  ...['', ' ', 'null', 'undefined', 'NaN', '0', 'true', '{}', '[]', '[object Object]', '{"token":"abc"}', '"quoted"'],
  ...['cut-in-the-mid', 'Bearer abc', 'two words', 'tab\tinside', 'line\nend', 'line end\r\nX-Evil: 1'],
  ...['\u0000', '\u007f', 'é', '日本', '🌿', '\ud800', '\u202eabc', '\ufeffabc'],
  ...['<script>alert(1)</script>', '../../etc/passwd', '%00%0d%0a', "'; DROP TABLE users; --"],
  ...['eyJhbGciOiJub25lIn0.e30.', 'a'.repeat(8193), 'b'.repeat(1_000_000)],
];
