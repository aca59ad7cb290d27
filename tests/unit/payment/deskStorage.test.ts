import { describe, expect, it, vi } from 'vitest';
import type { Journal } from '@/payment/journal';
import { createPaymentDesk } from '@/payment/paymentDesk';
import { guestPurchase } from './purchases';
import { recordIn } from './records';
import { World } from './world';

/** A guest's payment in `state`, and a journal with some of its methods replaced. */
async function worldWith(state: 'APPROVED' | 'CAPTURING' | 'CAPTURED', differing: (world: World) => Partial<Journal>) {
  const world = new World();
  await world.journal.write(recordIn(state, guestPurchase));
  const journal = { ...world.journal, ...differing(world) };
  return { world, desk: createPaymentDesk({ ...world.ports(), journal }) };
}

const incomplete = ({ journal }: World): Partial<Journal> => ({
  read: async () => ({ ...(await journal.read()), complete: false }),
});
const unshared = ({ journal }: World): Partial<Journal> => ({
  write: async (record, claim) => (claim ? 'unshared' : journal.write(record)),
});
const anotherTabFirst = ({ journal }: World): Partial<Journal> => ({
  write: async (record) => {
    await journal.write(record);
    return 'lost';
  },
});

describe('a journal that misses a store', () => {
  it('lets no payment begin', async () => {
    const { world, desk } = await worldWith('APPROVED', incomplete);
    world.journal.records.clear();
    expect(await desk.begin(guestPurchase)).toEqual({ kind: 'refused', reason: 'storage-lost' });
  });

  it('sends nothing', async () => {
    const { world, desk } = await worldWith('APPROVED', incomplete);
    await desk.resumeAll();
    expect(world.captureCalls).toEqual([]);
  });
});

describe('a claim that no other tab would see', () => {
  it.each(['APPROVED', 'CAPTURING'] as const)('captures nothing that is %s', async (state) => {
    const { world, desk } = await worldWith(state, unshared);
    await desk.resumeAll();
    expect(world.captureCalls).toEqual([]);
    expect(world.journal.records.get('a1')?.state).toBe(state);
  });

  it('books nothing', async () => {
    const { world, desk } = await worldWith('CAPTURED', unshared);
    expect(await desk.book('a1')).toMatchObject({ kind: 'storage-lost', record: { state: 'CAPTURED' } });
    expect(world.bookCalls).toEqual([]);
  });
});

it('a booking that another tab has claimed is not sent', async () => {
  const { world, desk } = await worldWith('CAPTURED', anotherTabFirst);
  await desk.book('a1');
  expect(world.bookCalls).toEqual([]);
});

it('an unknown issue after a capture without a response is no refusal', async () => {
  const { world, desk } = await worldWith('APPROVED', () => ({}));
  world.captureFaults = ['lost after', 'odd issue'];
  await desk.resumeAll();
  expect(world.captureCalls).toHaveLength(3);
  expect(world.journal.records.get('a1')?.state).toBe('DONE');
});

it('a payment is resumed as soon as the journal is complete', async () => {
  const listeners: (() => void)[] = [];
  const { world, desk } = await worldWith('APPROVED', () => ({
    onComplete: (listener) => {
      listeners.push(listener);
      return () => {};
    },
  }));
  for (const listener of listeners) listener();
  await expect.poll(() => desk.snapshot().done?.state).toBe('DONE');
  expect(world.moneyMoved).toBe(1);
});

it('an error of the storage is logged to the console, and resuming does not reject', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { desk } = await worldWith('APPROVED', () => ({ read: () => Promise.reject(new Error('severed')) }));
  await expect(desk.resumeAll()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledWith('payment:', 'severed');
});
