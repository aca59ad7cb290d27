import { describe, expect, it } from 'vitest';
import { afterBooking, customer } from './desks';
import { cartPurchase } from './purchases';
import { recordIn } from './records';
import { type Fault, orderOf } from './world';

/** A paid booking that the server stored although it failed here; then the customer signs in. */
async function bookedUnseen(fault: Fault, idsOnly = true) {
  const page = await afterBooking(cartPurchase, fault);
  page.world.idsOnly = idsOnly;
  page.world.signIn();
  return page;
}

describe('a new order that may be this one', () => {
  it('is asked about, and nothing is sent', async () => {
    const { world, desk, attemptId } = await bookedUnseen('lost after');
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'ask', orderIds: ['order-1'] });
    expect(world.bookCalls).toHaveLength(1);
  });

  it('is this one if its customer says so', async () => {
    const { world, desk, attemptId } = await bookedUnseen('lost after');
    const settled = await desk.confirmBooked(attemptId, 'order-1');
    expect(settled).toMatchObject({ kind: 'done', record: { orderNumber: 'order-1' } });
    expect(world.bookCalls).toHaveLength(1);
  });

  it('is not this one for another number, another customer or another attempt', async () => {
    const { world, desk, attemptId, record } = await bookedUnseen('lost after');
    expect(await desk.confirmBooked(attemptId, 'order-2')).toMatchObject({ kind: 'unknown' });
    expect(await desk.confirmBooked('unheard-of', 'order-1')).toMatchObject({ kind: 'gone' });
    world.user = customer('u2', ['order-1']);
    expect(await desk.confirmBooked(attemptId, 'order-1')).toMatchObject({ kind: 'gone' });
    expect(record()?.state).toBe('UNKNOWN');
  });

  it('is another one if its customer says so: the booking is sent again', async () => {
    const { world, desk, attemptId } = await bookedUnseen('lost after');
    expect(await desk.resume(attemptId, { isAnother: true })).toMatchObject({ kind: 'done' });
    expect(world.bookCalls).toHaveLength(2);
  });

  it('stops a booking that a sign-in would send by itself', async () => {
    const { world, desk, record } = await bookedUnseen('401 after');
    await desk.resumeAll();
    expect(world.bookCalls).toHaveLength(1);
    expect(record()?.state).toBe('BOOK_REFUSED');
  });
});

it.each(['lost after', '401 after'] as const)(
  'an order of the same goods is this one without asking, where the response was %s',
  async (fault) => {
    const { world, desk } = await bookedUnseen(fault, false);
    await desk.resumeAll();
    expect(world.bookCalls).toHaveLength(1);
    expect(desk.snapshot()).toMatchObject({ open: null, done: { orderNumber: 'order-1' } });
  },
);

it('an order of the same goods that another payment has is not this one', async () => {
  const { world, desk, record } = await bookedUnseen('lost before', false);
  await world.journal.write({ ...recordIn('DONE', cartPurchase, 'other'), orderNumber: 'theirs' });
  for (const sent of world.bookCalls) world.orderElsewhere(orderOf('theirs', sent));
  world.signIn();
  await desk.resumeAll();
  expect(record()?.state).toBe('UNKNOWN');
});
