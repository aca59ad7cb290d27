import { describe, expect, it } from 'vitest';
import { createPaymentDesk } from '@/payment/paymentDesk';
import { cartPurchase } from './purchases';
import { type Fault, World } from './world';

/** A paid booking that the server stored although it failed here; then the customer signs in. */
async function bookedUnseen(fault: Fault, idsOnly: boolean) {
  const world = new World();
  world.idsOnly = idsOnly;
  world.user = { userId: 'u1', orders: ['old'], signedInAt: null };
  const desk = createPaymentDesk(world.ports());
  const start = await desk.begin(cartPurchase);
  if (start.kind !== 'started') throw new Error(start.reason);
  const { attemptId } = start;
  await desk.approve(attemptId, await desk.createOrder(attemptId));
  world.bookFaults = [fault];
  await desk.book(attemptId);
  world.signIn();
  return { world, desk, attemptId, state: () => world.journal.records.get(attemptId)?.state };
}

describe('a new order that may be this one', () => {
  it('is asked about, and nothing is sent', async () => {
    const { world, desk, attemptId } = await bookedUnseen('lost after', true);
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'ask', orderIds: ['order-1'] });
    expect(world.bookCalls).toHaveLength(1);
  });

  it('is this one if its customer says so', async () => {
    const { world, desk, attemptId } = await bookedUnseen('lost after', true);
    const settled = await desk.confirmBooked(attemptId, 'order-1');
    expect(settled).toMatchObject({ kind: 'done', record: { orderNumber: 'order-1' } });
    expect(world.bookCalls).toHaveLength(1);
  });

  it('is not this one for another number, another customer or another attempt', async () => {
    const { world, desk, attemptId, state } = await bookedUnseen('lost after', true);
    expect(await desk.confirmBooked(attemptId, 'order-2')).toMatchObject({ kind: 'unknown' });
    expect(await desk.confirmBooked('unheard-of', 'order-1')).toMatchObject({ kind: 'gone' });
    world.user = { userId: 'u2', orders: ['order-1'], signedInAt: null };
    expect(await desk.confirmBooked(attemptId, 'order-1')).toMatchObject({ kind: 'gone' });
    expect(state()).toBe('UNKNOWN');
  });

  it('is another one if its customer says so: the booking is sent again', async () => {
    const { world, desk, attemptId } = await bookedUnseen('lost after', true);
    expect(await desk.resume(attemptId, { isAnother: true })).toMatchObject({ kind: 'done' });
    expect(world.bookCalls).toHaveLength(2);
  });

  it('stops a booking that a sign-in would send by itself', async () => {
    const { world, desk, state } = await bookedUnseen('401 after', true);
    await desk.resumeAll();
    expect(world.bookCalls).toHaveLength(1);
    expect(state()).toBe('BOOK_REFUSED');
  });
});

it('an order of the same goods is this one without asking, even after a refusal', async () => {
  const { world, desk, state } = await bookedUnseen('401 after', false);
  await desk.resumeAll();
  expect(world.bookCalls).toHaveLength(1);
  expect(state()).toBe('DONE');
});
