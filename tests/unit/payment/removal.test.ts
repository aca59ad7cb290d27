import { describe, expect, it, vi } from 'vitest';
import { queueLocks } from '@/payment/locks';
import { step } from '@/payment/machine';
import { createPaymentDesk } from '@/payment/paymentDesk';
import type { RecordStore } from '@/payment/stores';
import { openIn, pageWith, paid } from './desks';
import { fragileStore, journalOf, memoryStore } from './memoryStore';
import { guestPurchase } from './purchases';
import { at, capture, recordIn } from './records';
import { World } from './world';

const refused = recordIn('NOT_CHARGED', guestPurchase);
const paidLate = step(refused, { type: 'captured', capture, at });

function tabOn(database: RecordStore, mirror: RecordStore) {
  const journal = journalOf([database, mirror]);
  const world = new World();
  return { journal, desk: createPaymentDesk({ ...world.ports(), journal }) };
}

describe('a removal (fault 67)', () => {
  it('that was decided before another tab learned of a charge does not hide the charge', async () => {
    const [database, mirror] = [fragileStore(), memoryStore()];
    const { journal, desk } = tabOn(database, mirror);
    await journal.write(refused, false);
    const other = tabOn(database.inner, mirror).journal;
    database.afterReading = async () => void (await other.write(paidLate, false));
    await desk.forgetSettled();
    expect((await tabOn(database, mirror).journal.read()).records).toEqual([paidLate]);
  });

  it('is not decided on an older mirror while the database opens', async () => {
    const [database, mirror] = [fragileStore(), memoryStore()];
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
    const [database, mirror] = [fragileStore(), memoryStore()];
    const { journal, desk } = tabOn(database, mirror);
    await journal.write(refused, false);
    await desk.forgetSettled();
    const other = tabOn(database.inner, mirror).journal;
    const newer = { ...paidLate, revision: paidLate.revision + 5 };
    database.afterReading = async () => void (await other.write(newer, false));
    await journal.read();
    expect((await tabOn(database, mirror).journal.read()).records).toEqual([newer]);
  });

  it('is not undone by the memory of a tab whose stores had refused a write (fault 75)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const [database, mirror] = [fragileStore(), fragileStore()];
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
  const windowIn = async (world: World) => (await pageWith([], { world, locks: queueLocks() })).desk;

  it('two windows approved in the same moment are charged once at most', async () => {
    const world = new World();
    const windows = [await openIn(await windowIn(world)), await openIn(await windowIn(world))];
    world.time += 1000;
    await Promise.all(windows.map(({ approve }) => approve()));
    expect(world.moneyMoved).toBeLessThanOrEqual(1);
    expect(new Set(world.captureCalls).size).toBeLessThanOrEqual(1);
  });

  it('a booking in flight may be shown as unconfirmed; nothing is sent again, and its response is accepted', async () => {
    const { world, book } = await paid();
    const other = await windowIn(world);
    world.meanwhile = async (moment) => {
      if (moment !== 'book before') return;
      await other.resumeAll();
      expect(other.snapshot().open?.state).toBe('UNKNOWN');
    };
    expect(await book()).toMatchObject({ kind: 'done' });
    expect(world.bookCalls).toHaveLength(1);
  });
});
