import { describe, expect, it, vi } from 'vitest';
import { queueLocks } from '@/payment/locks';
import { step } from '@/payment/machine';
import { createPaymentDesk } from '@/payment/paymentDesk';
import type { RecordStore } from '@/payment/stores';
import { journalOf, memoryStore } from './memoryStore';
import { guestPurchase } from './purchases';
import { at, capture, recordIn } from './records';
import { World } from './world';

const refused = recordIn('NOT_CHARGED', guestPurchase);
const paidLate = step(refused, { type: 'captured', capture, at });

/** A store that can be lost, be slow and be full. */
function fragile(inner: RecordStore = memoryStore()) {
  const store = {
    inner,
    lost: false,
    full: false,
    afterReading: async () => {},
    readAll: async () => {
      if (store.lost) throw new Error('severed');
      const copy = await inner.readAll();
      await store.afterReading();
      return copy;
    },
    putNewer: async (...args: Parameters<RecordStore['putNewer']>) => {
      if (store.lost || store.full) throw new Error('refused');
      return inner.putNewer(...args);
    },
    dropUpTo: async (...args: Parameters<RecordStore['dropUpTo']>) => {
      if (store.lost) throw new Error('severed');
      return inner.dropUpTo(...args);
    },
  };
  return store;
}

function tabOn(database: RecordStore, mirror: RecordStore) {
  const journal = journalOf([database, mirror]);
  const world = new World();
  return { journal, desk: createPaymentDesk({ ...world.ports(), journal }) };
}

describe('a removal (fault 67)', () => {
  it('that was decided before another tab learned of a charge does not hide the charge', async () => {
    const [database, mirror] = [fragile(), memoryStore()];
    const { journal, desk } = tabOn(database, mirror);
    await journal.write(refused, false);
    const other = tabOn(database.inner, mirror).journal;
    database.afterReading = async () => {
      database.afterReading = async () => {};
      await other.write(paidLate, false);
    };
    await desk.forgetSettled();
    expect((await tabOn(database, mirror).journal.read()).records).toEqual([paidLate]);
  });

  it('is not decided on an older mirror while the database opens', async () => {
    const [database, mirror] = [fragile(), memoryStore()];
    await database.inner.putNewer(paidLate);
    await mirror.putNewer(refused);
    database.lost = true;
    const { desk } = tabOn(database, mirror);
    await desk.forgetSettled();
    database.lost = false;
    expect((await tabOn(database, mirror).journal.read()).records).toEqual([paidLate]);
    expect((await mirror.readAll()).get('a1')).toEqual(paidLate);
  });

  it('that a page finishes after it was frozen does not delete a record written since', async () => {
    const [database, mirror] = [fragile(), memoryStore()];
    const { journal, desk } = tabOn(database, mirror);
    await journal.write(refused, false);
    await desk.forgetSettled();
    const other = tabOn(database.inner, mirror).journal;
    const newer = { ...paidLate, revision: paidLate.revision + 5 };
    database.afterReading = async () => {
      database.afterReading = async () => {};
      await other.write(newer, false);
    };
    await journal.read();
    expect((await tabOn(database, mirror).journal.read()).records).toEqual([newer]);
  });

  it('is not undone by the memory of a tab whose stores had refused a write (fault 75)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const [database, mirror] = [fragile(), fragile()];
    const { journal, desk } = tabOn(database.inner, mirror.inner);
    const other = tabOn(database, mirror).journal;
    const done = recordIn('DONE', guestPurchase);
    await journal.write(recordIn('CAPTURED', guestPurchase), false);
    await other.read();
    for (const store of [database, mirror]) store.full = true;
    await other.write(done, false);
    await journal.write(done, false);
    await desk.forgetSettled();
    await journal.read();
    for (const store of [database, mirror]) store.full = false;
    expect((await other.read()).records).toEqual([]);
    expect((await journal.read()).records).toEqual([]);
    expect((await database.readAll()).size).toBe(0);
  });
});

describe('without locks between tabs', () => {
  const tabs = (world: World) =>
    [0, 1].map(() => createPaymentDesk({ ...world.ports(), locks: queueLocks() })) as [
      ReturnType<typeof createPaymentDesk>,
      ReturnType<typeof createPaymentDesk>,
    ];

  it('two windows approved in the same moment are charged once at most', async () => {
    const world = new World();
    const [one, other] = tabs(world);
    const started = await Promise.all([one.begin(guestPurchase), other.begin(guestPurchase)]);
    const [first, second] = started.map((start) => (start.kind === 'started' ? start.attemptId : ''));
    if (!first || !second) throw new Error();
    const orders = [await one.createOrder(first), await other.createOrder(second)] as const;
    world.time += 1000;
    await Promise.all([one.approve(first, orders[0]), other.approve(second, orders[1])]);
    expect(world.moneyMoved).toBeLessThanOrEqual(1);
    expect(new Set(world.captureCalls).size).toBeLessThanOrEqual(1);
  });

  it('a booking in flight may be shown as unconfirmed; nothing is sent again, and its response is accepted', async () => {
    const world = new World();
    const [one, other] = tabs(world);
    const start = await one.begin(guestPurchase);
    if (start.kind !== 'started') throw new Error();
    await one.approve(start.attemptId, await one.createOrder(start.attemptId));
    world.meanwhile = async (moment) => {
      if (moment !== 'book before') return;
      await other.resumeAll();
      expect(other.snapshot().open?.state).toBe('UNKNOWN');
    };
    expect(await one.book(start.attemptId)).toMatchObject({ kind: 'done' });
    expect(world.bookCalls).toHaveLength(1);
  });
});
