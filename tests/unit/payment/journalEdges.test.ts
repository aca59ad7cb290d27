import { describe, expect, it, vi } from 'vitest';
import { makeJournal } from '@/payment/journal';
import { readEntry } from '@/payment/journalEntry';
import type { JournalLeg } from '@/payment/journalLeg';
import { sessionLeg } from '@/payment/sessionLeg';
import { guestPurchase } from './purchases';
import { at, recordIn } from './records';

/** A leg whose content is there to look at, sane or not. */
function openLeg(content: Record<string, unknown> = {}) {
  const entries = new Map(Object.entries(content));
  const leg = {
    entries,
    readAll: async () => new Map(entries),
    write: vi.fn(async (entry: Parameters<JournalLeg['write']>[0]) => void entries.set(entry.attemptId, entry)),
    drop: vi.fn(async (id: string) => void entries.delete(id)),
  };
  return leg satisfies JournalLeg;
}

const draft = recordIn('DRAFT', guestPurchase, 'a');
const unknown = recordIn('UNKNOWN', guestPurchase, 'b');
const day = 24 * 3_600_000;
const later = (ms: number) => new Date(Date.parse(at) + ms).toISOString();

describe('reading the journal', () => {
  it('writes to the legs that lag behind, and to no other', async () => {
    const [first, second] = [openLeg({ b: unknown }), openLeg({ b: recordIn('CAPTURED', guestPurchase, 'b') })];
    await makeJournal([first, second]).read();
    expect(first.write).not.toHaveBeenCalled();
    expect(second.write).toHaveBeenCalledTimes(1);
    expect(second.entries.get('b')).toEqual(unknown);
  });

  it('puts the good copy over a corrupt one that is older, also over one without a revision it can compare', async () => {
    const [first, second] = [openLeg({ a: { ...draft, revision: 0, snapshot: 7 } }), openLeg({ a: draft })];
    expect(await makeJournal([first, second]).read()).toEqual({ records: [draft], quarantined: [] });
    expect(first.entries.get('a')).toEqual(draft);
  });

  it('quarantines a corrupt entry that has no other copy, whatever its revision', async () => {
    const leg = openLeg({ b: { ...unknown, revision: 0, snapshot: 7 } });
    expect((await makeJournal([leg]).read()).quarantined).toEqual([
      { attemptId: 'b', orderId: 'PP-1', captureId: 'CAP-1' },
    ]);
  });

  it('drops an unreadable leftover that holds no money, in session storage too', async () => {
    sessionStorage.setItem('payment:x', JSON.stringify({ state: 'CREATED', attemptId: 'x' }));
    expect(await makeJournal([sessionLeg()]).read()).toEqual({ records: [], quarantined: [] });
    expect(sessionStorage.getItem('payment:x')).toBeNull();
  });
});

describe('removing from the journal', () => {
  it('leaves a tombstone that is newer than the record it stands for', async () => {
    const leg = openLeg({ a: draft, b: unknown });
    await makeJournal([leg]).remove(['b', 'never there'], at);
    expect(leg.entries.get('a')).toEqual(draft);
    expect(leg.entries.get('b')).toEqual({
      state: 'REMOVED',
      attemptId: 'b',
      revision: unknown.revision + 1,
      changedAt: at,
    });
    expect(leg.entries.get('never there')).toMatchObject({ revision: 1 });
  });

  it('lets go of tombstones after 60 days, and of nothing else that is old', async () => {
    const tombstone = { state: 'REMOVED', attemptId: 't', revision: 4, changedAt: at };
    const leg = openLeg({ t: tombstone, b: unknown });
    await makeJournal([leg]).remove(['x'], later(60 * day));
    expect(leg.drop).not.toHaveBeenCalled();
    await makeJournal([leg]).remove(['x'], later(60 * day + 1));
    expect(leg.drop.mock.calls).toEqual([['t']]);
  });
});

describe('an entry', () => {
  it('belongs to the attempt it lies under', () => {
    const tombstone = { state: 'REMOVED', attemptId: 't', revision: 4, changedAt: at };
    expect(readEntry('t', tombstone)).toEqual({ kind: 'entry', entry: tombstone });
    expect(readEntry('other', tombstone)).toMatchObject({ kind: 'corrupt' });
    expect(readEntry('other', unknown)).toMatchObject({ kind: 'corrupt', found: { attemptId: 'other' } });
  });

  it('may hold a payment under review, or wait for a sign-in', () => {
    const pending = { ...unknown, capture: { ...unknown.capture, status: 'PENDING' } };
    expect(readEntry('b', pending)).toEqual({ kind: 'entry', entry: pending });
    const waiting = { ...recordIn('BOOK_REFUSED', guestPurchase, 'b'), because: 'sign-in' };
    expect(readEntry('b', waiting)).toEqual({ kind: 'entry', entry: waiting });
  });

  it('that is corrupt is taken for what can be read of it', () => {
    expect(readEntry('b', { ...unknown, revision: '7' })).toMatchObject({ kind: 'corrupt', revision: null });
    expect(readEntry('b', { ...unknown, revision: 7, tries: -1 })).toMatchObject({ revision: 7 });
    const found = { ...unknown, tries: -1, orderId: 'P'.repeat(100), capture: { id: '' } };
    expect(readEntry('b', found)).toMatchObject({ found: { orderId: 'P'.repeat(64), captureId: null } });
  });
});
