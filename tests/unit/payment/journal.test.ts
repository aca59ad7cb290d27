import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexedDbLeg } from '@/payment/indexedDbLeg';
import { makeJournal } from '@/payment/journal';
import type { JournalLeg } from '@/payment/journalLeg';
import { memoryLeg } from '@/payment/memoryLeg';
import { sessionLeg } from '@/payment/sessionLeg';
import { guestPurchase } from './purchases';
import { at, recordIn, states } from './records';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const brokenLeg: JournalLeg = {
  readAll: () => Promise.reject(new Error('blocked')),
  write: () => Promise.reject(new Error('blocked')),
  drop: () => Promise.reject(new Error('blocked')),
};
const whole = () => makeJournal([indexedDbLeg(), sessionLeg(), memoryLeg()]);

async function rawDatabase() {
  return openDB('payments', 1);
}

describe('the journal', () => {
  it.each(states)('keeps a %s record through a reload, field by field', async (state) => {
    const record = recordIn(state, guestPurchase);
    await makeJournal([indexedDbLeg()]).write(record);
    expect((await makeJournal([indexedDbLeg()]).read()).records).toEqual([record]);
  });

  it('writes with strict durability: on the disk, not in its cache', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await whole().write(recordIn('DRAFT'));
    expect(transaction).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' });
  });

  it.each([
    ['IndexedDB', () => [brokenLeg, sessionLeg(), memoryLeg()]],
    ['sessionStorage', () => [indexedDbLeg(), brokenLeg, memoryLeg()]],
    ['both (fault 39)', () => [brokenLeg, brokenLeg, memoryLeg()]],
  ])('goes on without %s', async (_, legs) => {
    const journal = makeJournal(legs());
    await journal.write(recordIn('CAPTURED'));
    expect((await journal.read()).records).toEqual([recordIn('CAPTURED')]);
    await journal.remove(['a1'], at);
    expect((await journal.read()).records).toEqual([]);
  });

  it('sessionStorage alone survives a reload', async () => {
    await makeJournal([brokenLeg, sessionLeg(), memoryLeg()]).write(recordIn('CAPTURED'));
    expect((await makeJournal([brokenLeg, sessionLeg(), memoryLeg()]).read()).records).toHaveLength(1);
  });

  it('a full storage (fault 38) or one that throws when touched stops nothing', async () => {
    const throws = sessionLeg(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const journal = makeJournal([brokenLeg, throws, memoryLeg()]);
    await journal.write(recordIn('CAPTURED'));
    expect((await journal.read()).records).toHaveLength(1);
  });

  it('the newest copy wins, whatever the clock says, and the others are brought up to it', async () => {
    const [older, newer] = [memoryLeg(), memoryLeg()];
    await older.write({ ...recordIn('CAPTURED'), changedAt: '2030-01-01T00:00:00.000Z' });
    await newer.write(recordIn('DONE'));
    for (const legs of [
      [older, newer],
      [newer, older],
    ])
      expect((await makeJournal(legs).read()).records).toEqual([recordIn('DONE')]);
    expect(JSON.stringify([...(await older.readAll()).values()])).not.toContain('noor@');
  });

  it('a removed record does not rise again from an older copy', async () => {
    const [shared, otherTab] = [memoryLeg(), memoryLeg()];
    await otherTab.write(recordIn('CAPTURED'));
    const journal = makeJournal([shared, memoryLeg()]);
    await journal.write(recordIn('DONE'));
    await journal.remove(['a1'], at);
    expect(await makeJournal([shared, otherTab]).read()).toEqual({ records: [], quarantined: [] });
    expect((await makeJournal([otherTab]).read()).records).toEqual([]);
  });

  it('a trace of a removed record goes after 60 days', async () => {
    const leg = memoryLeg();
    const journal = makeJournal([leg]);
    await journal.write(recordIn('DONE'));
    await journal.remove(['a1'], at);
    await journal.remove([], '2026-04-30T10:00:00.000Z');
    expect((await leg.readAll()).size).toBe(1);
    await journal.remove([], '2026-04-30T10:00:00.001Z');
    expect((await leg.readAll()).size).toBe(0);
  });
});

describe('a corrupt record (fault 37)', () => {
  async function planted(raw: unknown, key = 'a1') {
    const journal = makeJournal([indexedDbLeg()]);
    await journal.read();
    await (await rawDatabase()).put('records', raw, key);
    return journal.read();
  }
  const { snapshot: _, ...headless } = recordIn('CAPTURED');

  it('is quarantined with the ids that can still be read', async () => {
    expect(await planted(headless)).toEqual({
      records: [],
      quarantined: [{ attemptId: 'a1', orderId: 'PP-1', captureId: 'CAP-1' }],
    });
  });

  it.each([
    'rubbish',
    null,
    17,
    { ...recordIn('CAPTURED'), version: 2 },
    { ...recordIn('CAPTURED'), attemptId: 'other' },
    { ...recordIn('CAPTURED'), capture: { ...recordIn('CAPTURED').capture, status: 'LOST' } },
    { ...recordIn('CAPTURING'), approvedAt: 'yesterday' },
    { ...recordIn('UNKNOWN'), state: 'SOMETHING' },
  ])('is never taken for a record: %j', async (raw) => {
    const { records, quarantined } = await planted(raw);
    expect(records).toEqual([]);
    expect(quarantined.map(({ attemptId }) => attemptId)).toEqual(['a1']);
  });

  it('gives no ids that are no text', async () =>
    expect(await planted({ orderId: 5, capture: { id: '' } })).toMatchObject({
      quarantined: [{ orderId: null, captureId: null }],
    }));

  it('that cannot hold open money is dropped', async () => {
    for (const state of ['DRAFT', 'CREATED', 'CANCELLED', 'DECLINED', 'NOT_CHARGED', 'DONE', 'WITH_SUPPORT'])
      expect(await planted({ ...headless, state })).toEqual({ records: [], quarantined: [] });
    expect(await (await rawDatabase()).count('records')).toBe(0);
  });

  it('is healed from a copy that is as new, and quarantined beside an older one', async () => {
    const mirror = memoryLeg();
    const journal = makeJournal([indexedDbLeg(), mirror]);
    await journal.write(recordIn('CAPTURED'));
    const database = await rawDatabase();
    await database.put('records', headless, 'a1');
    expect((await journal.read()).records).toEqual([recordIn('CAPTURED')]);
    expect(await database.get('records', 'a1')).toEqual(recordIn('CAPTURED'));
    await database.put('records', { ...headless, revision: headless.revision + 1 }, 'a1');
    expect((await journal.read()).quarantined).toHaveLength(1);
    await database.put('records', 'rubbish', 'a1');
    expect((await journal.read()).quarantined).toHaveLength(1);
  });

  it('in sessionStorage is quarantined too', async () => {
    sessionStorage.setItem('payment:a7', '{"orderId":"PP-7"');
    sessionStorage.setItem('something else', 'x');
    expect(await makeJournal([sessionLeg()]).read()).toEqual({
      records: [],
      quarantined: [{ attemptId: 'a7', orderId: null, captureId: null }],
    });
  });

  it('leaves by removal', async () => {
    const journal = makeJournal([indexedDbLeg()]);
    await planted('rubbish');
    await journal.remove(['a1'], at);
    expect(await journal.read()).toEqual({ records: [], quarantined: [] });
  });
});

describe('the IndexedDB leg', () => {
  it('opens anew when its connection was closed under it', async () => {
    const leg = indexedDbLeg();
    await leg.write(recordIn('DRAFT'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await expect(leg.readAll()).rejects.toThrow('closing');
    expect((await leg.readAll()).size).toBe(1);
  });

  it('is done without when it does not answer in 5 s, and asked again the next time', async () => {
    const leg = indexedDbLeg();
    await leg.write(recordIn('DRAFT'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = () => new Promise(() => {});
    const stuck = { objectStore: () => ({ getAllKeys: never, getAll: never }) };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValueOnce(stuck as unknown as IDBTransaction);
    try {
      const first = expect(leg.readAll()).rejects.toThrow('does not answer');
      await vi.advanceTimersByTimeAsync(5000);
      await first;
    } finally {
      vi.useRealTimers();
    }
    expect((await leg.readAll()).size).toBe(1);
  });

  it('counts as blocked when it does not open in 3 s, and is not waited for again', async () => {
    vi.useFakeTimers();
    try {
      const open = vi.spyOn(indexedDB, 'open').mockReturnValue(Reflect.construct(IDBOpenDBRequest, []));
      const leg = indexedDbLeg();
      const first = expect(leg.readAll()).rejects.toThrow('does not open');
      await vi.advanceTimersByTimeAsync(3000);
      await first;
      await expect(leg.write(recordIn('DRAFT'))).rejects.toThrow('does not open');
      expect(open).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
