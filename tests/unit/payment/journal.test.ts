// Needs a DOM.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '@/lib/storage';
import { step } from '@/payment/machine';
import type { JournalEntry } from '@/payment/storedRecord';
import { databaseStore, dismissals, mirrorStore, type RecordStore, StoreMissingError } from '@/payment/stores';
import { fragileStore, journalOf as journalOn, lateStore, memoryStore, never, throwing } from './memoryStore';
import { guestPurchase } from './purchases';
import { at, quarantinedEntry, recordIn, states } from './records';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const failing = (error: Error): RecordStore => ({
  readAll: () => Promise.reject(error),
  putNewer: () => Promise.reject(error),
  dropUpTo: () => Promise.reject(error),
});
const broken = failing(new Error('severed'));
const missing = failing(new StoreMissingError('blocked'));

const journalOf = (...shared: RecordStore[]) => journalOn(shared);
const readIn = (...shared: RecordStore[]) => journalOf(...shared).read();
const tombstone = ({ attemptId, revision }: { attemptId: string; revision: number }) => ({
  state: 'REMOVED' as const,
  attemptId,
  revision: revision + 1,
  changedAt: at,
});
const put = (store: RecordStore, raw: object) => store.putNewer(raw as JournalEntry);
/** Two tabs, of which one has lost the database, after a look at the journal. */
async function twoTabs() {
  const { tabs, settle } = lateStore();
  const whole = journalOn([memoryStore(), tabs[0]]);
  const half = journalOn([broken, tabs[1]], { localStorageSettles: settle });
  await half.read();
  return { whole, half };
}
const countIn = async (...stores: RecordStore[]) => {
  const copies = await Promise.all(stores.map((store) => store.readAll()));
  return copies.reduce((sum, copy) => sum + copy.size, 0);
};

describe('the journal', () => {
  it.each(states)('keeps a %s record through a reload, field by field', async (state) => {
    const record = recordIn(state, guestPurchase);
    await journalOf(databaseStore()).write(record, false);
    expect((await readIn(databaseStore())).records).toEqual([record]);
    await journalOf(mirrorStore()).write(record, false);
    expect((await readIn(mirrorStore())).records).toEqual([record]);
  });

  it.each([
    ['without a database', [missing, mirrorStore()]],
    ['with a database that is severed', [broken, mirrorStore()]],
    ['without local storage', [databaseStore(), missing]],
    ['without either (fault 39)', [missing, missing]],
  ])('keeps records %s', async (_, shared) => {
    const journal = journalOf(...shared);
    await journal.write(recordIn('CAPTURED'), false);
    expect((await journal.read()).records).toEqual([recordIn('CAPTURED')]);
    await journal.write(tombstone(recordIn('CAPTURED')), false);
    expect((await journal.read()).records).toEqual([]);
  });

  it('the highest revision wins, whatever the clock says, and replaces stale copies', async () => {
    const [older, newer] = [memoryStore(), memoryStore()];
    await older.putNewer({ ...recordIn('CAPTURED'), changedAt: '2030-01-01T00:00:00.000Z' });
    await newer.putNewer(recordIn('DONE'));
    expect((await readIn(newer, older)).records).toEqual([recordIn('DONE')]);
    expect(JSON.stringify([...(await older.readAll()).values()])).not.toContain('noor@');
    expect((await readIn(older)).records).toEqual([recordIn('DONE')]);
  });

  it('of two copies with the same revision, the database’s wins', async () => {
    const [database, mirror] = [memoryStore(), memoryStore()];
    await database.putNewer(recordIn('BOOKING'));
    await mirror.putNewer({ ...recordIn('BOOKING'), lastError: 'not this one' });
    expect((await readIn(database, mirror)).records).toEqual([recordIn('BOOKING')]);
  });

  it('writes nothing when it reads copies that agree', async () => {
    const [database, mirror] = [memoryStore(), memoryStore()];
    const journal = journalOf(database, mirror);
    await journal.write(recordIn('CAPTURED'), false);
    const writes = [vi.spyOn(database, 'putNewer'), vi.spyOn(mirror, 'putNewer')];
    await journal.read();
    for (const write of writes) expect(write).not.toHaveBeenCalled();
  });

  it('names the failure of a store in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await readIn(broken, memoryStore());
    expect(warn).toHaveBeenCalledWith('payment journal:', 'severed');
  });
});

describe('a write', () => {
  const paid = recordIn('CAPTURED');
  const sent = step(paid, { type: 'bookingSent', at });

  it('is won by one tab only', async () => {
    const disk = databaseStore();
    const tabs = [journalOf(disk), journalOf(disk)];
    await tabs[0]?.write(paid, false);
    await Promise.all(tabs.map((tab) => tab.read()));
    const results = await Promise.all(tabs.map((tab) => tab.write(sent, true)));
    expect(results.sort()).toEqual(['lost', 'won']);
  });

  it('is won by one tab only even if one of them has lost the database', async () => {
    const [database, mirror] = [fragileStore(), memoryStore()];
    const [whole, half] = [journalOf(database.inner, mirror), journalOf(database, mirror)];
    await half.write(paid, false);
    await Promise.all([whole.read(), half.read()]);
    database.lost = true;
    expect([await half.write(sent, true), await whole.write(sent, true)].sort()).toEqual(['lost', 'won']);
  });

  it('reaches the other tabs before it resolves, even without the database', async () => {
    const { whole, half } = await twoTabs();
    await half.write(sent, false);
    expect((await whole.read()).records).toEqual([sent]);
  });

  it('of another tab is read once the journal has settled, even without the database', async () => {
    const { whole, half } = await twoTabs();
    await whole.write(sent, false);
    await half.settle();
    expect((await half.read()).records).toEqual([sent]);
  });

  it('waits for local storage only while the database is lost', async () => {
    const [database, mirror] = [fragileStore(), fragileStore()];
    const waits = vi.fn(async () => {});
    const journal = journalOn([database, mirror], { localStorageSettles: waits });
    await journal.settle();
    await journal.read();
    mirror.lost = true;
    await journal.read();
    await journal.write(paid, false);
    await journal.settle();
    expect(waits).not.toHaveBeenCalled();
    [mirror.lost, database.lost] = [false, true];
    await journal.write(sent, false);
    await journal.settle();
    expect(waits).toHaveBeenCalledTimes(2);
    database.lost = false;
    await journal.read();
    await journal.settle();
    expect(waits).toHaveBeenCalledTimes(2);
  });

  it('that only this tab’s memory stores is reported, and a claim is then not stored at all', async () => {
    const store = fragileStore();
    const journal = journalOf(store);
    await journal.write(paid, false);
    store.lost = true;
    expect(await journal.write(sent, true)).toBe('unshared');
    expect((await journal.read()).records).toEqual([paid]);
    expect(await journal.write(sent, false)).toBe('unshared');
    expect((await journal.read()).records).toEqual([sent]);
    store.lost = false;
    await journal.read();
    expect((await store.readAll()).get('a1')).toEqual(sent);
  });

  it('cannot claim a payment that another tab has stored in the lost store, even if that was read', async () => {
    const store = fragileStore();
    await journalOf(store).write(paid, false);
    const journal = journalOf(store);
    await journal.read();
    store.lost = true;
    expect(await journal.write(sent, true)).toBe('unshared');
    expect((await journal.read()).records).toEqual([paid]);
  });

  it('cannot claim before every store was read, as one may hold a newer revision', async () => {
    expect(await journalOf(broken, memoryStore()).write(sent, true)).toBe('unshared');
  });

  it('counts once in a browser without any storage, which has no older copy to resume from', async () => {
    const journal = journalOf(missing, missing);
    await journal.read();
    expect(await journal.write(paid, false)).toBe('won');
    expect(await journal.write(sent, true)).toBe('won');
    expect(await journal.write(sent, true)).toBe('lost');
  });

  it('survives in the mirror if the database is lost, and the next visit resumes from it', async () => {
    const [database, mirror] = [fragileStore(), mirrorStore()];
    const journal = journalOf(database, mirror);
    await journal.write(paid, false);
    await journal.read();
    database.lost = true;
    expect(await journal.write(sent, true)).toBe('won');
    database.lost = false;
    expect((await readIn(database.inner, mirror)).records).toEqual([sent]);
  });
});

it('the first write asks the browser for persistent storage, once', async () => {
  const persist = vi.fn();
  const journal = journalOn([memoryStore()], { persist });
  await journal.read();
  expect(persist).not.toHaveBeenCalled();
  await journal.write(recordIn('CREATED'), false);
  expect(persist).toHaveBeenCalledTimes(1);
  await journal.write(recordIn('CREATED', guestPurchase, 'a2'), false);
  expect(persist).toHaveBeenCalledTimes(1);
});

describe('an unread store', () => {
  it('leaves the journal incomplete, as it may hold a payment', async () => {
    expect((await readIn(broken, memoryStore())).complete).toBe(false);
    expect((await readIn(missing, broken)).complete).toBe(false);
    expect((await journalOf(memoryStore(), memoryStore()).read()).complete).toBe(true);
  });

  it('does not count if the browser has no such store', async () => {
    expect((await readIn(missing, memoryStore())).complete).toBe(true);
    expect((await readIn(missing, missing)).complete).toBe(true);
  });

  it('may fail later, as long as another store shows what other tabs write', async () => {
    const [database, mirror] = [fragileStore(), fragileStore()];
    const journal = journalOf(database, mirror);
    await journal.read();
    database.lost = true;
    expect((await journal.read()).complete).toBe(true);
    mirror.lost = true;
    expect((await journal.read()).complete).toBe(false);
  });

  it('is retried with growing pauses and used as soon as it opens', async () => {
    const database = fragileStore();
    await database.inner.putNewer(recordIn('UNKNOWN'));
    database.lost = true;
    const pauses: number[] = [];
    const wait = async (ms: number) => {
      pauses.push(ms);
      if (pauses.length === 7) database.lost = false;
    };
    const journal = journalOn([database, memoryStore()], { wait });
    const complete = vi.fn();
    journal.onComplete(complete);
    expect(await journal.read()).toEqual({ records: [], quarantined: [], complete: false });
    await expect.poll(() => complete.mock.calls.length).toBe(1);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(await journal.read()).toMatchObject({ records: [{ state: 'UNKNOWN' }], complete: true });
    expect(complete).toHaveBeenCalledTimes(1);
    expect(pauses).toHaveLength(7);
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const database = fragileStore();
    database.lost = true;
    const [subscribed, unsubscribed] = [vi.fn(), vi.fn()];
    const wait = async () => {
      database.lost = false;
    };
    const journal = journalOn([database], { wait });
    journal.onComplete(unsubscribed)();
    journal.onComplete(subscribed);
    await journal.read();
    await expect.poll(() => subscribed.mock.calls.length).toBe(1);
    expect(unsubscribed).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  it('leaves nothing behind once every store has responded', async () => {
    const [database, mirror] = [memoryStore(), memoryStore()];
    const journal = journalOf(database, mirror);
    await journal.write(recordIn('DONE'), false);
    await journal.write(tombstone(recordIn('DONE')), false);
    expect(await journal.read()).toEqual({ records: [], quarantined: [], complete: true });
    expect(await countIn(database, mirror)).toBe(0);
  });

  it('holds even if a lost store has an older copy', async () => {
    const [database, mirror] = [fragileStore(), memoryStore()];
    const journal = journalOf(database, mirror);
    await journal.write(recordIn('CAPTURED'), false);
    database.lost = true;
    await journal.write(recordIn('DONE'), false);
    await journal.write(tombstone(recordIn('DONE')), false);
    expect((await journal.read()).records).toEqual([]);
    database.lost = false;
    const nextVisit = journalOf(database, mirror);
    expect((await nextVisit.read()).records).toEqual([]);
    await nextVisit.read();
    expect(await countIn(database)).toBe(0);
  });
});

describe('a corrupt record (fault 37)', () => {
  const { snapshot: _, ...headless } = recordIn('CAPTURED');
  const quarantined = quarantinedEntry({
    attemptId: 'a1',
    orderId: 'PP-1',
    captureId: 'CAP-1',
    who: { kind: 'customer', userId: 'u1' },
    fingerprint: '3 4',
  });

  async function planted(raw: unknown, key = 'a1') {
    const journal = journalOf(databaseStore());
    await journal.read();
    await (await openDB('payments', 1)).put('records', raw, key);
    return journal.read();
  }

  it('is quarantined with its readable ids', async () =>
    expect(await planted(headless)).toEqual({ records: [], quarantined: [quarantined], complete: true }));

  it.each([
    'rubbish',
    null,
    17,
    { ...recordIn('CAPTURED'), version: '3' },
    { ...recordIn('CAPTURED'), attemptId: 'other' },
    { ...recordIn('CAPTURED'), capture: { ...recordIn('CAPTURED').capture, status: 'LOST' } },
    { ...recordIn('CAPTURING'), approvedAt: 'yesterday' },
    { ...recordIn('UNKNOWN'), state: 'SOMETHING' },
  ])('is never taken for a record: %j', async (raw) => {
    expect(await planted(raw)).toMatchObject({ records: [], quarantined: [{ attemptId: 'a1' }] });
  });

  it('omits ids that are not text, and an unreadable owner', async () =>
    expect(await planted({ orderId: 5, capture: { id: '' }, who: 'me' })).toMatchObject({
      quarantined: [{ orderId: null, captureId: null, who: null }],
    }));

  it('is dropped if it cannot contain a payment', async () => {
    for (const state of ['DRAFT', 'CREATED', 'CANCELLED', 'DECLINED', 'NOT_CHARGED', 'DONE'])
      expect(await planted({ ...headless, state })).toMatchObject({ records: [], quarantined: [] });
    expect(await (await openDB('payments', 1)).count('records')).toBe(0);
  });

  it('that is dropped also drops its older copies, which would otherwise be resumed', async () => {
    const [one, other] = [memoryStore(), memoryStore()];
    await put(one, { ...headless, state: 'DONE', revision: 9 });
    await put(other, recordIn('CAPTURED'));
    await readIn(one, other);
    expect((await readIn(one, other)).records).toEqual([]);
    expect(await countIn(one, other)).toBe(0);
  });

  it('stays while customer care has it', async () => {
    expect(await planted({ ...headless, state: 'WITH_SUPPORT' })).toMatchObject({ records: [], quarantined: [] });
    expect(await (await openDB('payments', 1)).count('records')).toBe(1);
  });

  it('is quarantined next to an older valid copy, but not next to an equally new one', async () => {
    const [one, other] = [memoryStore(), memoryStore()];
    await put(one, headless);
    await put(other, recordIn('CAPTURED'));
    expect((await readIn(one, other)).records).toEqual([recordIn('CAPTURED')]);
    await put(one, { ...headless, revision: headless.revision + 1 });
    expect((await readIn(one, other)).quarantined).toHaveLength(1);
    const only = memoryStore();
    await put(only, { ...headless, revision: 0 });
    expect((await readIn(only)).quarantined).toHaveLength(1);
  });

  it('in the mirror is quarantined too; foreign keys are left alone', async () => {
    localStorage.setItem('payment:a7', '{"orderId":"PP-7"');
    localStorage.setItem('something else', 'x');
    expect((await readIn(mirrorStore())).quarantined).toMatchObject([
      { attemptId: 'a7', orderId: null, captureId: null, who: null },
    ]);
    expect(localStorage.getItem('something else')).toBe('x');
  });

  it('that was dismissed is hidden, not deleted, until it changes', async () => {
    const [store, dismissed] = [memoryStore(), dismissals(safeStorage(() => localStorage))];
    const read = () => journalOn([store], { dismissals: dismissed }).read();
    await put(store, headless);
    expect((await read()).quarantined).toEqual([quarantined]);
    dismissed.add(quarantined);
    expect((await read()).quarantined).toEqual([]);
    const nextVisit = dismissals(safeStorage(() => localStorage));
    expect(nextVisit.has(quarantined)).toBe(true);
    expect((await store.readAll()).get('a1')).toEqual(headless);
    await put(store, { ...headless, revision: headless.revision + 1 });
    expect((await read()).quarantined).toHaveLength(1);
  });

  it('is dismissed for this page where local storage is blocked', () => {
    const blocked = dismissals(safeStorage(throwing()));
    blocked.add(quarantined);
    expect(blocked.has(quarantined)).toBe(true);
  });
});

it.each([
  ['the database', databaseStore],
  ['the mirror', mirrorStore],
])('%s keeps the newer of two copies, and drops what was removed', async (_, open) => {
  const store = open();
  expect(await store.putNewer(recordIn('DONE'))).toBe(true);
  expect(await store.putNewer(recordIn('DONE'))).toBe(false);
  expect(await store.putNewer({ ...recordIn('CAPTURED'), revision: 0 })).toBe(false);
  await store.dropUpTo('a1', recordIn('DONE').revision - 1);
  expect((await store.readAll()).get('a1')).toEqual(recordIn('DONE'));
  await store.dropUpTo('a1', recordIn('DONE').revision);
  expect(await countIn(store)).toBe(0);
});

describe('the database', () => {
  it('writes with strict durability, to disk rather than its cache', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await databaseStore().putNewer(recordIn('CREATED'));
    expect(transaction).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' });
  });

  it('makes way for a newer version of the shop in another tab', async () => {
    await databaseStore().putNewer(recordIn('CREATED'));
    expect((await openDB('payments', 2)).version).toBe(2);
  });

  it('reopens after its connection was closed', async () => {
    const store = databaseStore();
    await store.putNewer(recordIn('CREATED'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(throwing('InvalidStateError'));
    await expect(store.readAll()).rejects.toThrow('InvalidStateError');
    expect(await countIn(store)).toBe(1);
  });

  it('fails if it does not respond within 5 s, and is tried again the next time', async () => {
    const store = databaseStore();
    await store.putNewer(recordIn('CREATED'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = { objectStore: () => ({ getAllKeys: never, getAll: never }) };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValueOnce(stuck as unknown as IDBTransaction);
    const first = expect(store.readAll()).rejects.toThrow('does not respond');
    await vi.advanceTimersByTimeAsync(5000);
    await first;
    vi.useRealTimers();
    expect(await countIn(store)).toBe(1);
  });

  it('is opened once, and all calls wait for it', async () => {
    vi.useFakeTimers();
    const open = vi.spyOn(indexedDB, 'open').mockReturnValue(Reflect.construct(IDBOpenDBRequest, []));
    const store = databaseStore();
    for (let call = 0; call < 2; call += 1) {
      const failed = expect(store.readAll()).rejects.toThrow('does not respond');
      await vi.advanceTimersByTimeAsync(5000);
      await failed;
    }
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each(['SecurityError', 'InvalidStateError', 'NotSupportedError'])(
    'counts as missing if opening it throws a %s',
    async (name) => {
      vi.spyOn(indexedDB, 'open').mockImplementationOnce(throwing(name));
      await expect(databaseStore().readAll()).rejects.toBeInstanceOf(StoreMissingError);
    },
  );

  it('counts as missing if the browser has none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(databaseStore().readAll()).rejects.toBeInstanceOf(StoreMissingError);
    vi.unstubAllGlobals();
    vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(throwing());
    await expect(databaseStore().readAll()).rejects.toBeInstanceOf(StoreMissingError);
  });

  it('may hold a payment if it fails to open for another reason, and is opened again', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(throwing('UnknownError'));
    const store = databaseStore();
    await expect(store.readAll()).rejects.not.toBeInstanceOf(StoreMissingError);
    expect(await countIn(store)).toBe(0);
  });
});

describe('the mirror', () => {
  it('counts as missing if accessing local storage throws', () =>
    expect(mirrorStore(throwing()).readAll()).rejects.toBeInstanceOf(StoreMissingError));

  it('leaves the write to the database if it is full (fault 38)', async () => {
    const full = { ...localStorage, getItem: () => null, setItem: throwing('QuotaExceededError') };
    const journal = journalOf(
      databaseStore(),
      mirrorStore(() => full),
    );
    await journal.read();
    expect(await journal.write(recordIn('CAPTURED'), true)).toBe('won');
  });
});
