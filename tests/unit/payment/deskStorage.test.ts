import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '@/payment/browser';
import type { Journal } from '@/payment/journal';
import { openIn, pageWith } from './desks';
import { guestPurchase } from './purchases';
import { recordIn } from './records';
import { World } from './world';

/** A page with a guest's payment in `state`, and a journal with some of its methods replaced. */
async function pageOf(state: 'APPROVED' | 'CAPTURING' | 'CAPTURED', differing: (whole: Journal) => Partial<Journal>) {
  const world = new World();
  const journal = { ...world.journal, ...differing(world.journal) };
  return pageWith([recordIn(state, guestPurchase)], { world, journal });
}

const unshared = (whole: Journal): Partial<Journal> => ({
  write: async (record, claim) => (claim ? 'unshared' : whole.write(record, claim)),
});

it('a journal that misses a store sends nothing, and lets no payment begin', async () => {
  const { world, desk } = await pageOf('APPROVED', (whole) => ({
    read: async () => ({ ...(await whole.read()), complete: false }),
  }));
  await desk.resumeAll();
  expect(world.captureCalls).toEqual([]);
  world.journal.records.clear();
  expect(await desk.begin(guestPurchase)).toEqual({ kind: 'refused', reason: 'storage-lost' });
});

it.each(['APPROVED', 'CAPTURING'] as const)(
  'a claim that no other tab would see captures nothing that is %s',
  async (state) => {
    const { world, desk } = await pageOf(state, unshared);
    await desk.resumeAll();
    expect(world.captureCalls).toEqual([]);
    expect(world.stateOf('a1')).toBe(state);
  },
);

it('a claim that no other tab would see books nothing', async () => {
  const { world, desk } = await pageOf('CAPTURED', unshared);
  expect(await desk.book('a1')).toMatchObject({ kind: 'storage-lost', record: { state: 'CAPTURED' } });
  expect(world.bookCalls).toEqual([]);
});

it('steps that claim nothing are stored even so: a payment opens, is approved and cancelled', async () => {
  const world = new World();
  const { desk } = await pageWith([], { world, journal: { ...world.journal, ...unshared(world.journal) } });
  const { attemptId, approve } = await openIn(desk);
  expect(world.stateOf(attemptId)).toBe('CREATED');
  await approve();
  expect(world.stateOf(attemptId)).toBe('APPROVED');
  await desk.cancel(attemptId);
  expect(world.stateOf(attemptId)).toBe('CANCELLED');
});

it('a booking that another tab has claimed is not sent', async () => {
  const { world, desk } = await pageOf('CAPTURED', (whole) => ({
    write: async (record, claim) => {
      await whole.write(record, claim);
      return 'lost';
    },
  }));
  await desk.book('a1');
  expect(world.bookCalls).toEqual([]);
});

it('a payment is resumed as soon as the journal is complete', async () => {
  let complete = () => {};
  const { world, desk } = await pageOf('APPROVED', () => ({
    onComplete: (listener) => {
      complete = listener;
      return () => {};
    },
  }));
  complete();
  await expect.poll(() => desk.snapshot().done?.state).toBe('DONE');
  expect(world.moneyMoved).toBe(1);
});

it('an error of the storage is logged to the console, and resuming does not reject', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { desk } = await pageOf('APPROVED', () => ({ read: () => Promise.reject(new Error('severed')) }));
  await expect(desk.resumeAll()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledWith('payment:', 'severed');
});

describe('what another tab has stored, but this one does not see until the journal has settled', () => {
  /** A guest's payment is paid here, and booked by another tab. */
  async function bookedElsewhere(differing: Partial<Ports> = {}) {
    const world = new World();
    let content = await world.journal.read();
    const journal: Journal = {
      ...world.journal,
      read: async () => content,
      settle: async () => {
        content = await world.journal.read();
      },
    };
    const { desk } = await pageWith([recordIn('CAPTURED', guestPurchase)], { world, journal, ...differing });
    await journal.settle();
    await world.journal.write(recordIn('DONE', guestPurchase));
    return { world, desk };
  }

  it('is not sent again', async () => {
    const { world, desk } = await bookedElsewhere();
    expect(await desk.book('a1')).toMatchObject({ kind: 'done' });
    expect(world.bookCalls).toEqual([]);
  });

  it('is shown as soon as the other tab notifies this one', async () => {
    let notify = () => {};
    const channel: Ports['channel'] = {
      notify: () => {},
      listen: (listener) => {
        notify = listener;
        return () => {};
      },
    };
    const { desk } = await bookedElsewhere({ channel });
    notify();
    await expect.poll(() => desk.snapshot().done?.attemptId).toBe('a1');
  });
});
