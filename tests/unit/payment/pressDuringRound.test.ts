import { expect, it, vi } from 'vitest';
import type { PaymentRecord } from '@/payment/record';
import { customer, pageWith } from './desks';
import { cartPurchase, guestPurchase } from './purchases';
import { recordIn } from './records';
import { World } from './world';

/** A page whose automatic round waits at the payment's lock until `release` is called, as behind a busy tab. */
async function waitingRound(world: World, record: PaymentRecord) {
  const { desk } = await pageWith([record], { world });
  world.isOnline = false;
  await desk.resumeAll();
  world.isOnline = true;
  let release = () => {};
  void world.locks.hold(record.attemptId, () => new Promise<void>((resolve) => (release = resolve)));
  const round = desk.resumeAll();
  // The round reads the journal and reaches the lock.
  await new Promise((resolve) => setTimeout(resolve));
  return { desk, round, release: () => release(), press: () => desk.resume(record.attemptId) };
}

it('a press while the order is looked for asks a customer to sign in first if it is not found', async () => {
  const world = new World();
  world.user = customer();
  const { press, release } = await waitingRound(world, recordIn('UNKNOWN', cartPurchase));
  const pressed = press();
  release();
  expect((await pressed).kind).toBe('sign-in');
  expect(world.bookCalls).toEqual([]);
});

it('a press while the order is looked for sends it if it is not found, and a double tap sends it once', async () => {
  const world = new World();
  const { press, release } = await waitingRound(world, recordIn('UNKNOWN', guestPurchase));
  const pressed = [press(), press()];
  release();
  expect((await Promise.all(pressed)).map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect(world.bookCalls).toHaveLength(1);
});

it('a press does not repeat a booking that the round sent meanwhile and that got no response', async () => {
  const world = new World();
  world.bookFaults = ['lost after'];
  const { press, release } = await waitingRound(world, recordIn('CAPTURED', guestPurchase));
  const pressed = press();
  release();
  expect((await pressed).kind).toBe('unknown');
  expect(world.bookCalls).toHaveLength(1);
});

it('a press is carried out although the round before it failed', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const world = new World();
  const { press, release } = await waitingRound(world, recordIn('UNKNOWN', guestPurchase));
  vi.spyOn(world.journal, 'read').mockRejectedValueOnce(new Error('severed'));
  const pressed = press();
  release();
  expect((await pressed).kind).toBe('done');
  expect(warned).toHaveBeenCalledWith('payment:', 'severed');
});
