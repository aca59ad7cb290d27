import { describe, expect, it } from 'vitest';
import { readEntry } from '@/payment/storedRecord';
import { guestPurchase } from './purchases';
import { at, recordIn, states } from './records';
import { address } from './stored/purchases';
import { version1 } from './stored/version1';
import { version2 } from './stored/version2';
import { version3 } from './stored/version3';

interface Stored {
  readonly attemptId: string;
  readonly version: number;
  readonly state: string;
}

const read = (raw: Pick<Stored, 'attemptId'>) => readEntry(raw.attemptId, raw);
const unknownIn = (stored: readonly Stored[]) => stored.filter(({ state }) => state === 'UNKNOWN');

// One file per version that was ever shipped: its records never change, only files are added.
describe.each<[number, readonly Stored[]]>([
  [1, version1],
  [2, version2],
  [3, version3],
])('a record of version %i', (version, stored) => {
  it.each(stored)('$state is read', (raw) => {
    expect(raw.version).toBe(version);
    if (raw.state === 'DRAFT') expect(read(raw)).toMatchObject({ kind: 'leftover' });
    else expect(read(raw)).toMatchObject({ kind: 'record', record: { version: 3, state: raw.state, orderId: 'PP-1' } });
  });

  it('keeps what its booking needs (fault 68)', () => {
    const needed = { snapshot: { address }, capture: { id: 'CAP-1' }, sentTimes: [at] };
    expect(unknownIn(stored)).toHaveLength(2);
    for (const raw of unknownIn(stored)) expect(read(raw)).toMatchObject({ record: needed });
  });
});

it('the fixture of this version has every state', () =>
  expect(new Set(version3.map(({ state }) => state))).toEqual(new Set(states)));

it('an older record, which does not count the known orders like it, matches none of them', () => {
  for (const raw of unknownIn(version1))
    expect(read(raw)).toMatchObject({ record: { snapshot: { knownLikeIt: Number.MAX_SAFE_INTEGER } } });
});

describe('a record of a newer version (fault 68)', () => {
  const readNewer = (state: string) => readEntry('a1', { ...recordIn('UNKNOWN'), version: 9, state });

  it.each([
    ['UNKNOWN', null],
    ['CAPTURING', null],
    ['SOMETHING_NEW', null],
    ['DONE', at],
    ['WITH_SUPPORT', at],
  ])('%s is quarantined, settled at: %s', (state, settledAt) => {
    const found = { isNewer: true, settledAt, captureId: 'CAP-1', fingerprint: '3 6' };
    expect(readNewer(state)).toMatchObject({ kind: 'quarantined', found });
  });

  it.each(['CREATED', 'CANCELLED', 'NOT_CHARGED'])('%s is ignored, not deleted', (state) =>
    expect(readNewer(state)).toEqual({ kind: 'ignored', revision: 6 }),
  );
});

describe('an entry', () => {
  const unknown = recordIn('UNKNOWN', guestPurchase, 'b');

  it('belongs to the attempt in its key', () => {
    const tombstone = { state: 'REMOVED', attemptId: 't', revision: 4, changedAt: at };
    expect(readEntry('t', tombstone)).toEqual({ kind: 'removed', revision: 4, tombstone });
    expect(readEntry('other', tombstone)).toMatchObject({ kind: 'quarantined' });
    expect(readEntry('other', unknown)).toMatchObject({ kind: 'quarantined', found: { attemptId: 'other' } });
  });

  it.each([
    ['under review', { ...unknown, capture: { ...unknown.capture, status: 'PENDING' } }],
    ['without a status', { ...unknown, capture: { ...unknown.capture, status: 'UNKNOWN' } }],
    ['waiting for a sign-in', { ...recordIn('BOOK_REFUSED', guestPurchase, 'b'), because: 'sign-in' }],
  ])('may hold a payment %s', (_, record) => expect(read(record)).toMatchObject({ kind: 'record', record }));

  it.each([
    [{ revision: '7' }, { kind: 'quarantined', revision: Infinity }],
    [{ revision: -1 }, { kind: 'quarantined', revision: Infinity }],
    [{ revision: 0, tries: -1 }, { revision: 0 }],
    [{ revision: 7, tries: -1 }, { revision: 7 }],
    [{ orderId: 'P'.repeat(100), capture: { id: '' } }, { found: { orderId: 'P'.repeat(64), captureId: null } }],
    [{ tries: -1 }, { found: { isNewer: false } }],
  ])('that is corrupt is read as far as possible, and is the newest without a revision: %j', (fields, found) =>
    expect(read({ ...unknown, ...fields })).toMatchObject(found),
  );

  it.each([
    ['DONE', 'leftover'],
    ['NOT_CHARGED', 'leftover'],
    ['DRAFT', 'leftover'],
    ['WITH_SUPPORT', 'ignored'],
  ])('%s that is corrupt cannot contain an open payment: it is %s, and only a leftover is deleted', (state, kind) =>
    expect(readEntry('b', { state })).toEqual({ kind, revision: -1 }),
  );
});
