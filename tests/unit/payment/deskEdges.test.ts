import { describe, expect, it, vi } from 'vitest';
import { createPaymentDesk } from '@/payment/paymentDesk';
import type { PurchaseToPay } from '@/payment/snapshot';
import { approvalOf } from '@/payment/steps/capturing';
import { buyNowPurchase, cartPurchase, guestPurchase } from './purchases';
import { recordIn, states } from './records';
import { captureAnswer, orderOf, World } from './world';

const customer = (orders: readonly string[]) => ({ userId: 'u1', orders: [...orders], signedInAt: null });

async function begun(world: World, purchase: PurchaseToPay = guestPurchase) {
  const desk = createPaymentDesk(world.ports());
  const start = await desk.begin(purchase);
  if (start.kind !== 'started') throw new Error(start.reason);
  return { desk, attemptId: start.attemptId };
}

async function paid(world: World, purchase: PurchaseToPay = guestPurchase) {
  const { desk, attemptId } = await begun(world, purchase);
  await desk.approve(attemptId, await desk.createOrder(attemptId));
  return { desk, attemptId, record: () => world.journal.records.get(attemptId) };
}

describe('the result of an approval', () => {
  const captured = ['CAPTURED', 'BOOKING', 'UNKNOWN', 'BOOK_REFUSED', 'DONE'];

  it.each(states)('%s', (state) => {
    const record = recordIn(state);
    const approval = approvalOf(record);
    if (captured.includes(state)) expect(approval).toEqual({ kind: 'captured', record });
    else if (state === 'DECLINED') expect(approval).toEqual({ kind: 'declined' });
    else if (['APPROVED', 'CAPTURING', 'PAID_LATE'].includes(state))
      expect(approval).toEqual({ kind: 'unclear', record });
    else if (state === 'WITH_SUPPORT') expect(approval).toEqual({ kind: 'with-support', record });
    else if (state === 'NOT_CHARGED')
      expect(approval).toEqual({
        kind: 'refused',
        text: 'Sorry, your transaction could not be processed... refused',
      });
    else expect(approval).toMatchObject({ kind: 'refused', text: expect.stringContaining('You were not charged') });
  });

  it('a missing attempt says nothing about the money', () =>
    expect(approvalOf(null)).toEqual({
      kind: 'refused',
      text: 'Sorry, your transaction could not be processed... This payment attempt was closed. Please try again.',
    }));
});

describe('an unknown attempt', () => {
  it('is neither booked, sent again, cancelled nor handed to customer care', async () => {
    const world = new World();
    const desk = createPaymentDesk(world.ports());
    expect(await desk.book('unheard-of')).toEqual({ kind: 'gone' });
    expect(await desk.checkAndSendAgain('unheard-of')).toEqual({ kind: 'gone' });
    await desk.cancel('unheard-of');
    expect(world.journal.records.size).toBe(0);
    expect(world.bookCalls).toEqual([]);
  });
});

describe('the first view', () => {
  it('is empty and not ready', () =>
    expect(createPaymentDesk(new World().ports()).snapshot()).toEqual({
      ready: false,
      open: null,
      candidates: [],
      needsShopper: false,
      waitingFor: null,
      quarantined: [],
      done: null,
      placed: [],
      closed: [],
      deliveredTo: null,
      placedWith: null,
      working: null,
    }));

  it('needs no shopper if the journal has nothing open', async () => {
    const desk = createPaymentDesk(new World().ports());
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ ready: true, needsShopper: false });
  });

  it('shows the newest of several orders, in whatever order they were written', async () => {
    for (const order of [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
    ]) {
      const world = new World();
      for (const id of order) {
        const bookedAt = `2026-03-01T1${'abc'.indexOf(id)}:00:00.000Z`;
        await world.journal.write({ ...recordIn('DONE', guestPurchase, id), bookedAt });
      }
      const desk = createPaymentDesk(world.ports());
      await desk.resumeAll();
      expect(desk.snapshot().done?.attemptId).toBe('c');
      expect(desk.snapshot().placed.map(({ attemptId }) => attemptId)).toEqual(['c', 'b', 'a']);
    }
  });

  it('forgets the orders of whoever asks, and nothing else', async () => {
    const world = new World();
    await world.journal.write(recordIn('DONE', guestPurchase, 'guest'));
    await world.journal.write(recordIn('DONE', cartPurchase, 'customer'));
    await world.journal.write(recordIn('UNKNOWN', guestPurchase, 'open'));
    await world.journal.write(recordIn('WITH_SUPPORT', guestPurchase, 'support'));
    const desk = createPaymentDesk(world.ports());
    await desk.forgetPlaced();
    expect([...world.journal.records.keys()]).toEqual(['customer', 'open', 'support']);
    expect(desk.snapshot()).toMatchObject({ done: null, placed: [] });
  });
});

describe('a step', () => {
  it('is named only while in progress', async () => {
    const world = new World();
    const { desk, attemptId } = await begun(world);
    const steps: unknown[] = [];
    desk.subscribe(() => steps.push(desk.snapshot().working?.step ?? null));
    const orderId = await desk.createOrder(attemptId);
    expect(steps).toContain('create');
    expect(desk.snapshot().working).toBeNull();
    await desk.approve(attemptId, orderId);
    await desk.book(attemptId);
    expect(steps.filter((step, index) => step !== null && step !== steps[index - 1])).toEqual([
      'create',
      'capture',
      'book',
    ]);
    expect(desk.snapshot().working).toBeNull();
  });

  it('is written although showing it fails', async () => {
    const world = new World();
    const { desk, attemptId } = await begun(world);
    const orderId = await desk.createOrder(attemptId);
    desk.subscribe(() => {
      throw new Error('broken');
    });
    await expect(desk.approve(attemptId, orderId)).rejects.toThrow('broken');
    expect(world.journal.records.get(attemptId)).toMatchObject({ state: 'APPROVED' });
  });

  it('notifies other tabs only if it changed something', async () => {
    const world = new World();
    const notify = vi.fn();
    const desk = createPaymentDesk({ ...world.ports(), channel: { notify, listen: () => () => {} } });
    await desk.resumeAll();
    await desk.cancel('unheard-of');
    await desk.forgetSettled();
    expect(notify).not.toHaveBeenCalled();
    const start = await desk.begin(guestPurchase);
    if (start.kind !== 'started') throw new Error();
    expect(notify).toHaveBeenCalledTimes(1);
    await desk.cancel(start.attemptId);
    expect(notify).toHaveBeenCalledTimes(2);
    await desk.cancel(start.attemptId);
    expect(notify).toHaveBeenCalledTimes(2);
    await desk.forgetSettled();
    expect(notify).toHaveBeenCalledTimes(3);
  });

  it('a new attempt replaces only this tab’s last unpaid one', async () => {
    const world = new World();
    const first = await begun(world);
    const other = await begun(world);
    await first.desk.begin(guestPurchase);
    expect(world.journal.records.get(first.attemptId)?.state).toBe('CANCELLED');
    expect(world.journal.records.get(other.attemptId)?.state).toBe('DRAFT');
  });
});

describe('the orders known before', () => {
  it('are the customer’s; a guest has none', async () => {
    const world = new World();
    world.user = customer(['old', 'older']);
    const known = (id: string) => world.journal.records.get(id)?.snapshot;
    expect(known((await begun(world, cartPurchase)).attemptId)).toMatchObject({ knownOrderIds: ['old', 'older'] });
    world.user = null;
    expect(known((await begun(world)).attemptId)).toMatchObject({ knownOrderIds: [] });
  });

  it('an order of another record proves nothing for this one', async () => {
    const world = new World();
    world.user = customer([]);
    const { desk, record } = await paid(world, cartPurchase);
    world.bookFaults = ['lost before'];
    await desk.resumeAll();
    expect(record()?.state).toBe('UNKNOWN');
    await world.journal.write({ ...recordIn('DONE', buyNowPurchase, 'earlier'), orderNumber: 'order-9' });
    world.user = customer(['order-9']);
    await desk.resumeAll();
    expect(record()?.state).toBe('UNKNOWN');
    const [sent] = world.bookCalls;
    if (!sent) throw new Error();
    world.user = { ...customer([]), orders: ['order-9', orderOf('order-10', sent)] };
    await desk.resumeAll();
    expect(record()).toMatchObject({ state: 'DONE', orderNumber: 'order-10' });
    expect(world.bookCalls).toHaveLength(1);
  });

  it('a guest’s unknown booking is not looked up in an account', async () => {
    const world = new World();
    const { desk, record } = await paid(world);
    world.bookFaults = ['lost before'];
    await desk.resumeAll();
    world.user = customer(['new']);
    await desk.resumeAll();
    expect(record()?.state).toBe('UNKNOWN');
  });
});

describe('errors are kept for customer care', () => {
  it('a page that was closed while booking', async () => {
    const world = new World();
    await world.journal.write(recordIn('BOOKING', guestPurchase));
    await createPaymentDesk(world.ports()).resumeAll();
    expect(world.journal.records.get('a1')).toMatchObject({
      state: 'UNKNOWN',
      lastError: 'The page was closed before the response arrived.',
    });
  });

  it('a 401 is a refusal for a guest and requires a sign-in from a customer', async () => {
    const world = new World();
    world.bookFaults = ['401'];
    const guest = await paid(world);
    await guest.desk.book(guest.attemptId);
    expect(guest.record()).toMatchObject({ state: 'BOOK_REFUSED', because: 'refused' });
    const other = new World();
    other.user = customer([]);
    other.bookFaults = ['401'];
    const signedIn = await paid(other, cartPurchase);
    await signedIn.desk.book(signedIn.attemptId);
    expect(signedIn.record()).toMatchObject({ state: 'BOOK_REFUSED', because: 'sign-in' });
  });

  it('a capture without a clear answer', async () => {
    const world = new World();
    world.captureFaults = ['5xx before', '5xx before', '5xx before', '5xx before', '5xx before', '5xx before'];
    const { desk, attemptId, record } = await paid(world);
    expect(record()).toMatchObject({ state: 'CAPTURING', lastError: 'The service returned status 502.' });
    expect(await desk.checkAndSendAgain(attemptId)).toMatchObject({ kind: 'done' });
  });
});

describe('resuming automatically', () => {
  it('the shopper’s tap captures and books an old approval', async () => {
    const world = new World();
    await world.journal.write(recordIn('APPROVED', guestPurchase));
    world.time += 16 * 60_000;
    const desk = createPaymentDesk(world.ports());
    await desk.resumeAll();
    expect(world.captureCalls).toEqual([]);
    expect(desk.snapshot()).toMatchObject({ open: { state: 'APPROVED' }, needsShopper: true });
    expect(await desk.checkAndSendAgain('a1')).toMatchObject({ kind: 'done' });
    expect(world.captureCalls).toEqual(['PP-1']);
    expect(world.bookCalls).toHaveLength(1);
  });

  it('a recent approval and an unclear capture are captured and booked', async () => {
    for (const state of ['APPROVED', 'CAPTURING'] as const) {
      const world = new World();
      await world.journal.write(recordIn(state, guestPurchase));
      const desk = createPaymentDesk(world.ports());
      await desk.resumeAll();
      expect(desk.snapshot()).toMatchObject({ open: null, done: { attemptId: 'a1' } });
    }
  });

  it('a refused capture is not booked', async () => {
    const world = new World();
    world.captureAnswers = [{ data: captureAnswer({ details: [{ issue: 'TRANSACTION_REFUSED', description: '' }] }) }];
    await world.journal.write(recordIn('CAPTURING', guestPurchase));
    const desk = createPaymentDesk(world.ports());
    await desk.resumeAll();
    expect(world.journal.records.get('a1')?.state).toBe('NOT_CHARGED');
    expect(world.bookCalls).toEqual([]);
  });

  it('records that are not open are left alone', async () => {
    const world = new World();
    for (const state of ['CREATED', 'CANCELLED', 'DONE', 'WITH_SUPPORT'] as const)
      await world.journal.write(recordIn(state, guestPurchase, state));
    const before = JSON.stringify([...world.journal.records]);
    await createPaymentDesk(world.ports()).resumeAll();
    expect(JSON.stringify([...world.journal.records])).toBe(before);
    expect([...world.captureCalls, ...world.bookCalls]).toEqual([]);
  });
});
