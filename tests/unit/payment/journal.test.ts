// Needs a DOM.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseStore } from '@/payment/journal/databaseStore';
import { makeJournal } from '@/payment/journal/journal';
import { readEntry } from '@/payment/journal/journalEntry';
import { memoryStore } from '@/payment/journal/memoryStore';
import { mirrorStore } from '@/payment/journal/mirrorStore';
import { type RecordStore, StoreMissingError } from '@/payment/journal/recordStore';
import { step } from '@/payment/machine';
import { guestPurchase } from './purchases';
import { at, recordIn, states } from './records';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const failing = (error: Error): RecordStore => ({
  readAll: () => Promise.reject(error),
  putNewer: () => Promise.reject(error),
  drop: () => Promise.reject(error),
});
const broken = failing(new Error('severed'));
const missing = failing(new StoreMissingError('blocked'));
const never = () => new Promise<never>(() => {});

/** With its own memory, and stores shared with other tabs. */
const journalOf = (...shared: RecordStore[]) => makeJournal({ shared, page: memoryStore() }, never);
const put = async (store: RecordStore, raw: object, attemptId = 'a1') =>
  store.putNewer({ ...raw, attemptId } as Parameters<RecordStore['putNewer']>[0]);

/** Fails and recovers, like the database of a background tab on an iPhone. */
function severable(inner: RecordStore = memoryStore()) {
  let lost: Error | null = null;
  const reached = <T>(use: () => Promise<T>) => (lost ? Promise.reject(lost) : use());
  return {
    inner,
    sever: (error = new Error('severed')) => {
      lost = error;
    },
    mend: () => {
      lost = null;
    },
    readAll: () => reached(inner.readAll),
    putNewer: (entry: Parameters<RecordStore['putNewer']>[0]) => reached(() => inner.putNewer(entry)),
    drop: (id: string) => reached(() => inner.drop(id)),
  };
}

describe('the journal', () => {
  it.each(states)('keeps a %s record through a reload, field by field', async (state) => {
    const record = recordIn(state, guestPurchase);
    await journalOf(databaseStore()).write(record, false);
    expect((await journalOf(databaseStore()).read()).records).toEqual([record]);
    await journalOf(mirrorStore()).write(record, false);
    expect((await journalOf(mirrorStore()).read()).records).toEqual([record]);
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
    await journal.remove(['a1'], at);
    expect((await journal.read()).records).toEqual([]);
  });

  it('the highest revision wins, whatever the clock says, and replaces stale copies', async () => {
    const [older, newer] = [memoryStore(), memoryStore()];
    await older.putNewer({ ...recordIn('CAPTURED'), changedAt: '2030-01-01T00:00:00.000Z' });
    await newer.putNewer(recordIn('DONE'));
    expect((await journalOf(newer, older).read()).records).toEqual([recordIn('DONE')]);
    expect(JSON.stringify([...(await older.readAll()).values()])).not.toContain('noor@');
    expect((await journalOf(older).read()).records).toEqual([recordIn('DONE')]);
  });

  it('of two copies with the same revision, the database’s wins', async () => {
    const [database, mirror] = [memoryStore(), memoryStore()];
    await database.putNewer(recordIn('BOOKING'));
    await mirror.putNewer({ ...recordIn('BOOKING'), lastError: 'not this one' });
    expect((await journalOf(database, mirror).read()).records).toEqual([recordIn('BOOKING')]);
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
    await journalOf(broken, memoryStore()).read();
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
    const [database, mirror] = [severable(), memoryStore()];
    const [whole, half] = [journalOf(database.inner, mirror), journalOf(database, mirror)];
    await half.write(paid, false);
    await Promise.all([whole.read(), half.read()]);
    database.sever();
    expect([await half.write(sent, true), await whole.write(sent, true)].sort()).toEqual(['lost', 'won']);
  });

  it('that only this tab’s memory stores is reported, and a claim is then not stored at all', async () => {
    const store = severable();
    const journal = journalOf(store);
    await journal.write(paid, false);
    store.sever();
    expect(await journal.write(sent, true)).toBe('unshared');
    expect((await journal.read()).records).toEqual([paid]);
    expect(await journal.write(sent, false)).toBe('unshared');
    expect((await journal.read()).records).toEqual([sent]);
    store.mend();
    await journal.read();
    expect((await store.readAll()).get('a1')).toEqual(sent);
  });

  it('cannot claim a payment that only the lost store has, even if that was read', async () => {
    const store = severable();
    const journal = journalOf(store);
    await journal.write(paid, false);
    await journal.read();
    store.sever();
    expect(await journal.write(sent, true)).toBe('unshared');
    expect((await journal.read()).records).toEqual([paid]);
  });

  it('is lost if this tab has written the same revision', async () => {
    const journal = journalOf(missing, missing);
    await journal.read();
    expect(await journal.write(sent, true)).toBe('won');
    expect(await journal.write(sent, true)).toBe('lost');
  });

  it('cannot claim before every store was read, as one may hold a newer revision', async () => {
    const journal = journalOf(broken, memoryStore());
    expect(await journal.write(sent, true)).toBe('unshared');
  });

  it('counts in a browser without any storage, which has no older copy to resume from', async () => {
    const journal = journalOf(missing, missing);
    await journal.read();
    expect(await journal.write(paid, false)).toBe('won');
    expect(await journal.write(sent, true)).toBe('won');
  });

  it('survives in the mirror if the database is lost, and the next visit resumes from it', async () => {
    const [database, mirror] = [severable(), mirrorStore()];
    const journal = journalOf(database, mirror);
    await journal.write(paid, false);
    await journal.read();
    database.sever();
    expect(await journal.write(sent, true)).toBe('won');
    database.mend();
    expect((await journalOf(database.inner, mirror).read()).records).toEqual([sent]);
  });
});

describe('an unread store', () => {
  it('leaves the journal incomplete, as it may hold a payment', async () => {
    expect((await journalOf(broken, memoryStore()).read()).complete).toBe(false);
    expect((await journalOf(missing, broken).read()).complete).toBe(false);
    expect((await journalOf(memoryStore(), memoryStore()).read()).complete).toBe(true);
  });

  it('does not count if the browser has no such store', async () => {
    expect((await journalOf(missing, memoryStore()).read()).complete).toBe(true);
    expect((await journalOf(missing, missing).read()).complete).toBe(true);
  });

  it('may fail later, as long as another store shows what other tabs write', async () => {
    const [database, mirror] = [severable(), severable()];
    const journal = journalOf(database, mirror);
    await journal.read();
    database.sever();
    expect((await journal.read()).complete).toBe(true);
    mirror.sever();
    expect((await journal.read()).complete).toBe(false);
  });

  it('is retried with growing pauses and used as soon as it opens', async () => {
    const database = severable();
    await database.inner.putNewer(recordIn('UNKNOWN'));
    database.sever();
    const pauses: number[] = [];
    const journal = makeJournal({ shared: [database, memoryStore()], page: memoryStore() }, async (ms) => {
      pauses.push(ms);
      if (pauses.length === 7) database.mend();
    });
    const complete = vi.fn();
    const unsubscribe = journal.onComplete(complete);
    expect(await journal.read()).toEqual({ records: [], quarantined: [], complete: false });
    await expect.poll(() => complete.mock.calls.length).toBe(1);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(await journal.read()).toMatchObject({ records: [{ state: 'UNKNOWN' }], complete: true });
    expect(complete).toHaveBeenCalledTimes(1);
    expect(pauses).toHaveLength(7);
    unsubscribe();
  });

  it('is retried for nobody who no longer listens', async () => {
    const database = severable();
    database.sever();
    const [kept, dropped] = [vi.fn(), vi.fn()];
    const journal = makeJournal({ shared: [database], page: memoryStore() }, async () => database.mend());
    journal.onComplete(dropped)();
    journal.onComplete(kept);
    await journal.read();
    await expect.poll(() => kept.mock.calls.length).toBe(1);
    expect(dropped).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  it('leaves nothing behind once every store has responded', async () => {
    const [database, mirror] = [memoryStore(), memoryStore()];
    const journal = journalOf(database, mirror);
    await journal.write(recordIn('DONE'), false);
    await journal.remove(['a1'], at);
    expect(await journal.read()).toEqual({ records: [], quarantined: [], complete: true });
    expect((await database.readAll()).size + (await mirror.readAll()).size).toBe(0);
  });

  it('holds even if a lost store has an older copy', async () => {
    const [database, mirror] = [severable(), memoryStore()];
    const journal = journalOf(database, mirror);
    await journal.write(recordIn('CAPTURED'), false);
    database.sever();
    await journal.write(recordIn('DONE'), false);
    await journal.remove(['a1'], at);
    expect((await journal.read()).records).toEqual([]);
    database.mend();
    const nextVisit = journalOf(database, mirror);
    expect((await nextVisit.read()).records).toEqual([]);
    await nextVisit.read();
    expect((await database.readAll()).size).toBe(0);
  });
});

describe('a corrupt record (fault 37)', () => {
  const { snapshot: _, ...headless } = recordIn('CAPTURED');
  const who = { kind: 'customer', userId: 'u1' };

  async function planted(raw: unknown, key = 'a1') {
    const journal = journalOf(databaseStore());
    await journal.read();
    await (await openDB('payments', 1)).put('records', raw, key);
    return journal.read();
  }

  it('is quarantined with its readable ids', async () =>
    expect(await planted(headless)).toEqual({
      records: [],
      quarantined: [{ attemptId: 'a1', orderId: 'PP-1', captureId: 'CAP-1', who }],
      complete: true,
    }));

  it.each([
    'rubbish',
    null,
    17,
    { ...recordIn('CAPTURED'), version: 1 },
    { ...recordIn('CAPTURED'), attemptId: 'other' },
    { ...recordIn('CAPTURED'), capture: { ...recordIn('CAPTURED').capture, status: 'LOST' } },
    { ...recordIn('CAPTURING'), approvedAt: 'yesterday' },
    { ...recordIn('UNKNOWN'), state: 'SOMETHING' },
  ])('is never taken for a record: %j', async (raw) => {
    const { records, quarantined } = await planted(raw);
    expect(records).toEqual([]);
    expect(quarantined.map(({ attemptId }) => attemptId)).toEqual(['a1']);
  });

  it('omits ids that are not text, and an unreadable owner', async () =>
    expect(await planted({ orderId: 5, capture: { id: '' }, who: 'me' })).toMatchObject({
      quarantined: [{ orderId: null, captureId: null, who: null }],
    }));

  it('is dropped if it cannot contain an open payment', async () => {
    for (const state of ['DRAFT', 'CREATED', 'CANCELLED', 'DECLINED', 'NOT_CHARGED', 'DONE', 'WITH_SUPPORT'])
      expect(await planted({ ...headless, state })).toMatchObject({ records: [], quarantined: [] });
    expect(await (await openDB('payments', 1)).count('records')).toBe(0);
  });

  it('is quarantined next to an older valid copy, but not next to an equally new one', async () => {
    const [one, other] = [memoryStore(), memoryStore()];
    await put(one, headless);
    await put(other, recordIn('CAPTURED'));
    expect((await journalOf(one, other).read()).records).toEqual([recordIn('CAPTURED')]);
    await put(one, { ...headless, revision: headless.revision + 1 });
    expect((await journalOf(one, other).read()).quarantined).toHaveLength(1);
  });

  it('is quarantined at its first revision, too, if there is no other copy', async () => {
    const only = memoryStore();
    await put(only, { ...headless, revision: 0 });
    expect((await journalOf(only).read()).quarantined).toHaveLength(1);
  });

  it('in the mirror is quarantined too; foreign keys are left alone', async () => {
    localStorage.setItem('payment:a7', '{"orderId":"PP-7"');
    localStorage.setItem('something else', 'x');
    expect((await journalOf(mirrorStore()).read()).quarantined).toEqual([
      { attemptId: 'a7', orderId: null, captureId: null, who: null },
    ]);
    expect(localStorage.getItem('something else')).toBe('x');
  });

  it('can be removed', async () => {
    const journal = journalOf(databaseStore());
    await planted('rubbish');
    await journal.remove(['a1'], at);
    await journal.read();
    expect(await journal.read()).toEqual({ records: [], quarantined: [], complete: true });
  });
});

describe('an entry', () => {
  const unknown = recordIn('UNKNOWN', guestPurchase, 'b');

  it('belongs to the attempt in its key', () => {
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

  it('that is corrupt is read as far as possible', () => {
    expect(readEntry('b', { ...unknown, revision: '7' })).toMatchObject({ kind: 'corrupt', revision: null });
    expect(readEntry('b', { ...unknown, revision: -1 })).toMatchObject({ kind: 'corrupt', revision: null });
    expect(readEntry('b', { ...unknown, revision: 0, tries: -1 })).toMatchObject({ revision: 0 });
    expect(readEntry('b', { ...unknown, revision: 7, tries: -1 })).toMatchObject({ revision: 7 });
    const found = { ...unknown, tries: -1, orderId: 'P'.repeat(100), capture: { id: '' } };
    expect(readEntry('b', found)).toMatchObject({ found: { orderId: 'P'.repeat(64), captureId: null } });
  });
});

describe('the database', () => {
  it('writes with strict durability, to disk rather than its cache', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await databaseStore().putNewer(recordIn('DRAFT'));
    expect(transaction).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' });
  });

  it('keeps a newer revision', async () => {
    const store = databaseStore();
    await store.putNewer(recordIn('DONE'));
    expect(await store.putNewer({ ...recordIn('CAPTURED'), revision: 0 })).toBe(false);
    expect((await store.readAll()).get('a1')).toEqual(recordIn('DONE'));
  });

  it('makes way for a newer version of the shop in another tab', async () => {
    await databaseStore().putNewer(recordIn('DRAFT'));
    expect((await openDB('payments', 2)).version).toBe(2);
  });

  it('reopens after its connection was closed', async () => {
    const store = databaseStore();
    await store.putNewer(recordIn('DRAFT'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await expect(store.readAll()).rejects.toThrow('closing');
    expect((await store.readAll()).size).toBe(1);
  });

  it('fails if it does not respond within 5 s, and is tried again the next time', async () => {
    const store = databaseStore();
    await store.putNewer(recordIn('DRAFT'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = { objectStore: () => ({ getAllKeys: never, getAll: never }) };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValueOnce(stuck as unknown as IDBTransaction);
    const first = expect(store.readAll()).rejects.toThrow('does not respond');
    await vi.advanceTimersByTimeAsync(5000);
    await first;
    vi.useRealTimers();
    expect((await store.readAll()).size).toBe(1);
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
      vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
        throw new DOMException('no', name);
      });
      await expect(databaseStore().readAll()).rejects.toBeInstanceOf(StoreMissingError);
    },
  );

  it('counts as missing if the browser has none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(databaseStore().readAll()).rejects.toBeInstanceOf(StoreMissingError);
    vi.unstubAllGlobals();
    vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(databaseStore().readAll()).rejects.toBeInstanceOf(StoreMissingError);
  });

  it('may hold a payment if it fails to open for another reason, and is opened again', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Connection lost', 'UnknownError');
    });
    const store = databaseStore();
    await expect(store.readAll()).rejects.not.toBeInstanceOf(StoreMissingError);
    expect((await store.readAll()).size).toBe(0);
  });
});

describe('the mirror', () => {
  it('keeps the newer of two copies, and drops what was removed', async () => {
    const mirror = mirrorStore();
    expect(await mirror.putNewer(recordIn('DONE'))).toBe(true);
    expect(await mirror.putNewer(recordIn('DONE'))).toBe(false);
    expect(await mirror.putNewer({ ...recordIn('CAPTURED'), revision: 0 })).toBe(false);
    expect((await mirror.readAll()).get('a1')).toEqual(recordIn('DONE'));
    await mirror.drop('a1');
    expect((await mirror.readAll()).size).toBe(0);
  });

  it('counts as missing if accessing local storage throws', async () => {
    const blocked = mirrorStore(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(blocked.readAll()).rejects.toBeInstanceOf(StoreMissingError);
  });

  it('leaves the write to the database if it is full (fault 38)', async () => {
    const full = mirrorStore(() => ({
      ...localStorage,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    const journal = journalOf(databaseStore(), full);
    await journal.read();
    expect(await journal.write(recordIn('CAPTURED'), true)).toBe('won');
  });
});
