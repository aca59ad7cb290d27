import { describe, expect, it } from 'vitest';
import { readEntry } from '@/payment/storedRecord';
import { guestPurchase } from './purchases';
import { at, recordIn, states } from './records';
import version1 from './stored/version1.json';
import version2 from './stored/version2.json';
import version3 from './stored/version3.json';

interface Stored {
  readonly every: { readonly version: number; readonly attemptId: string };
  readonly purchases: Readonly<
    Record<string, { readonly snapshot: { readonly totalCents: number; readonly address?: object } }>
  >;
  readonly records: readonly { readonly state: string; readonly purchase: string }[];
}

/** The full records of a version: a file stores their common fields once, and those of each purchase once. */
const recordsOf = ({ every, purchases, records }: Stored) =>
  records.map(({ purchase, ...own }) => ({ ...every, ...purchases[purchase], ...own }));

const read = (raw: { readonly attemptId: string }) => readEntry(raw.attemptId, raw);
// One file per version that was ever shipped: its records never change, only files are added.
const versions = [version1, version2, version3].map((stored, index) => [index + 1, recordsOf(stored)] as const);

describe.each(versions)('a record of version %i', (version, stored) => {
  it.each(stored.map((raw) => [raw.state, raw] as const))('%s is read', (state, raw) => {
    expect(raw.version).toBe(version);
    if (state === 'DRAFT') expect(read(raw)).toMatchObject({ kind: 'leftover' });
    else expect(read(raw)).toMatchObject({ kind: 'record', record: { version: 3, state, orderId: 'PP-1' } });
  });

  it('keeps what its booking needs (fault 68)', () => {
    for (const raw of stored.filter(({ state }) => state === 'UNKNOWN'))
      expect(read(raw)).toMatchObject({
        record: { snapshot: { address: raw.snapshot?.address }, capture: { id: 'CAP-1' }, sentTimes: [at] },
      });
  });
});

it('the fixture of this version has every state', () =>
  expect(new Set(version3.records.map(({ state }) => state))).toEqual(new Set(states)));

it('an older record, which does not count the known orders like it, matches none of them', () => {
  const raw = recordsOf(version1).find(({ state }) => state === 'UNKNOWN');
  expect(raw && read(raw)).toMatchObject({ record: { snapshot: { knownLikeIt: Number.MAX_SAFE_INTEGER } } });
});

describe('a record of a newer version (fault 68)', () => {
  const newer = (state: string) => ({ ...recordIn('UNKNOWN'), version: 9, state });

  it.each(['UNKNOWN', 'CAPTURING', 'SOMETHING_NEW'])('%s is quarantined', (state) =>
    expect(read(newer(state))).toMatchObject({
      kind: 'quarantined',
      found: { isNewer: true, settledAt: null, captureId: 'CAP-1', fingerprint: '3 6' },
    }),
  );

  it.each(['DONE', 'WITH_SUPPORT'])('%s is quarantined with its time', (state) =>
    expect(read(newer(state))).toMatchObject({ kind: 'quarantined', found: { isNewer: true, settledAt: at } }),
  );

  it.each(['CREATED', 'CANCELLED', 'NOT_CHARGED'])('%s is ignored, not deleted', (state) =>
    expect(read(newer(state))).toEqual({ kind: 'ignored', revision: 6 }),
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

  it('may hold a payment under review, without a status, or waiting for a sign-in', () => {
    for (const status of ['PENDING', 'UNKNOWN']) {
      const record = { ...unknown, capture: { ...unknown.capture, status } };
      expect(readEntry('b', record)).toMatchObject({ kind: 'record', record });
    }
    const waiting = { ...recordIn('BOOK_REFUSED', guestPurchase, 'b'), because: 'sign-in' };
    expect(readEntry('b', waiting)).toMatchObject({ kind: 'record', record: waiting });
  });

  it('that is corrupt is read as far as possible, and counts as the newest without a revision', () => {
    expect(readEntry('b', { ...unknown, revision: '7' })).toMatchObject({ kind: 'quarantined', revision: Infinity });
    expect(readEntry('b', { ...unknown, revision: -1 })).toMatchObject({ kind: 'quarantined', revision: Infinity });
    expect(readEntry('b', { ...unknown, revision: 0, tries: -1 })).toMatchObject({ revision: 0 });
    expect(readEntry('b', { ...unknown, revision: 7, tries: -1 })).toMatchObject({ revision: 7 });
    const found = { ...unknown, tries: -1, orderId: 'P'.repeat(100), capture: { id: '' } };
    expect(readEntry('b', found)).toMatchObject({
      found: { orderId: 'P'.repeat(64), captureId: null, isNewer: false },
    });
  });

  it.each(['DONE', 'NOT_CHARGED', 'DRAFT'])('%s that is corrupt cannot contain an open payment', (state) =>
    expect(readEntry('b', { state })).toEqual({ kind: 'leftover', revision: -1 }),
  );

  it('that is corrupt and with customer care is ignored, not deleted', () =>
    expect(readEntry('b', { state: 'WITH_SUPPORT' })).toEqual({ kind: 'ignored', revision: -1 }));
});
