/** Corruptions of a valid payment journal record. */
type Corrupt = (good: Record<string, unknown>) => unknown;

const withField =
  (name: string, value: unknown): Corrupt =>
  (good) => ({ ...good, [name]: value });
const without =
  (name: string): Corrupt =>
  ({ [name]: _, ...rest }) =>
    rest;

export const corruptRecords: readonly (readonly [name: string, corrupt: Corrupt])[] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['a figure', () => 17],
  ['no figure', () => Number.NaN],
  ['true', () => true],
  ['a text', () => 'rubbish'],
  ['an empty text', () => ''],
  ['a list', () => []],
  ['a list with the record', (good) => [good]],
  ['an empty object', () => ({})],
  ['a date', () => new Date(0)],
  ['the record as text', (good) => JSON.stringify(good)],
  ['half of the record as text', (good) => JSON.stringify(good).slice(0, 90)],
  ['another version', withField('version', 0)],
  ['a version as text', withField('version', '1')],
  ['another attempt', withField('attemptId', 'other')],
  ['no attempt', without('attemptId')],
  ['an unknown state', withField('state', 'SOMETHING')],
  ['no state', without('state')],
  ['no snapshot', without('snapshot')],
  ['an empty snapshot', withField('snapshot', {})],
  ['no capture', without('capture')],
  ['a capture without an id', withField('capture', { status: 'COMPLETED' })],
  [
    'a capture that failed',
    withField('capture', { id: 'CAP-1', status: 'LOST', amount: '1', currency: 'CAD', at: 'now' }),
  ],
  ['no order', without('orderId')],
  ['an order that is a figure', withField('orderId', 5)],
  ['a time that is none', withField('changedAt', 'yesterday')],
  ['no revision', without('revision')],
  ['a revision as text', withField('revision', '3')],
  ['a revision that is no figure', withField('revision', Number.NaN)],
  ['a revision below zero', withField('revision', -5)],
  ['a revision without end', withField('revision', Number.POSITIVE_INFINITY)],
  ['nobody', without('who')],
  ['somebody else', withField('who', { kind: 'ghost' })],
  ['known orders that are no list', withField('snapshot', { knownOrderIds: {} })],
  ['a prototype', () => JSON.parse('{"__proto__":{"state":"CAPTURED"},"constructor":7}')],
];
