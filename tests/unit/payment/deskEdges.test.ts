import { describe, expect, it, vi } from 'vitest';
import { createPaymentDesk } from '@/payment/paymentDesk';
import type { PurchaseToPay } from '@/payment/purchase';
import { buyNowPurchase, cartPurchase, guestPurchase } from './purchases';
import { recordIn } from './records';
import { captured, captureResponse, orderOf, World } from './world';

const customer = (orders: readonly string[]) => ({ userId: 'u1', orders: [...orders], signedInAt: null });

const refused = { data: captureResponse({ details: [{ issue: 'TRANSACTION_REFUSED', description: '' }] }) };

async function beginAttempt(world: World, purchase: PurchaseToPay = guestPurchase) {
  const desk = createPaymentDesk(world.ports());
  const start = await desk.begin(purchase);
  if (start.kind !== 'started') throw new Error(start.reason);
  return { desk, attemptId: start.attemptId };
}

async function paid(world: World, purchase: PurchaseToPay = guestPurchase) {
  const { desk, attemptId } = await beginAttempt(world, purchase);
  await desk.approve(attemptId, await desk.createOrder(attemptId));
  return { desk, attemptId, record: () => world.journal.records.get(attemptId) };
}

describe('an unknown attempt', () => {
  it('is neither booked, sent again nor cancelled', async () => {
    const world = new World();
    const desk = createPaymentDesk(world.ports());
    expect(await desk.book('unheard-of')).toMatchObject({ kind: 'gone' });
    expect(await desk.resume('unheard-of')).toMatchObject({ kind: 'gone' });
    await desk.cancel('unheard-of');
    expect(world.journal.records.size).toBe(0);
    expect(world.bookCalls).toEqual([]);
  });
});

describe('an attempt without its PayPal order', () => {
  const closedText = /This payment attempt was closed/;

  function watched(world: World) {
    const createOrder = vi.fn(world.ports().createOrder);
    return { createOrder, desk: createPaymentDesk({ ...world.ports(), createOrder }) };
  }

  async function start(desk: ReturnType<typeof createPaymentDesk>) {
    const started = await desk.begin(guestPurchase);
    if (started.kind !== 'started') throw new Error(started.reason);
    return started.attemptId;
  }

  it('gets none once a later attempt has replaced it; closing it leaves the later one alone', async () => {
    const { createOrder, desk } = watched(new World());
    const [first, second] = [await start(desk), await start(desk)];
    await expect(desk.createOrder(first)).rejects.toThrow(closedText);
    expect(createOrder).not.toHaveBeenCalled();
    expect(await desk.cancel(first)).toBe(true);
    expect(await desk.createOrder(second)).not.toBe('');
  });

  it('is not stored if it is closed while PayPal creates the order', async () => {
    const world = new World();
    const { createOrder, desk } = watched(world);
    const attemptId = await start(desk);
    createOrder.mockImplementationOnce(async (payload) => {
      await desk.cancel(attemptId);
      return world.ports().createOrder(payload);
    });
    await expect(desk.createOrder(attemptId)).rejects.toThrow(closedText);
    expect(world.journal.records.size).toBe(0);
  });

  it('gets no second one once it is approved', async () => {
    const { createOrder, desk } = watched(new World());
    const attemptId = await start(desk);
    await desk.approve(attemptId, await desk.createOrder(attemptId));
    await expect(desk.createOrder(attemptId)).rejects.toThrow(closedText);
    expect(createOrder).toHaveBeenCalledTimes(1);
  });

  it('gets none if the same goods were paid for in another tab since', async () => {
    const world = new World();
    const { createOrder, desk } = watched(world);
    const attemptId = await start(desk);
    world.time += 1000;
    const other = recordIn('DONE', guestPurchase, 'other');
    await world.journal.write({ ...other, capture: { ...other.capture, at: new Date(world.time).toISOString() } });
    await expect(desk.createOrder(attemptId)).rejects.toThrow(/the same items were paid for in another tab/);
    expect(createOrder).not.toHaveBeenCalled();
  });
});

describe('what a guest removes from this device', () => {
  it('is said to be removed only if the whole journal could be read', async () => {
    const world = new World();
    await world.journal.write(recordIn('DONE', guestPurchase));
    const desk = createPaymentDesk(world.ports());
    const incomplete = vi.spyOn(world.journal, 'read');
    incomplete.mockResolvedValueOnce({
      records: [recordIn('DONE', guestPurchase)],
      quarantined: [],
      complete: false,
    } as never);
    expect(await desk.forgetPlaced()).toBe(false);
    expect(world.journal.records.size).toBe(1);
    expect(await desk.forgetPlaced()).toBe(true);
    expect(world.journal.records.size).toBe(0);
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
      refusal: null,
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
    expect(desk.snapshot()).toMatchObject({ ready: true, open: null, done: null, working: null, needsShopper: false });
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

  it('forgets only the visitor’s own placed orders', async () => {
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
    const { desk, attemptId } = await beginAttempt(world);
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

  it('is stored even if a subscriber throws', async () => {
    const world = new World();
    const { desk, attemptId } = await beginAttempt(world);
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
    expect(notify).not.toHaveBeenCalled();
    await desk.createOrder(start.attemptId);
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
    const [first, other] = [await beginAttempt(world), await beginAttempt(world)];
    for (const { desk, attemptId } of [first, other]) await desk.createOrder(attemptId);
    await first.desk.begin(guestPurchase);
    expect(world.journal.records.get(first.attemptId)?.state).toBe('CANCELLED');
    expect(world.journal.records.get(other.attemptId)?.state).toBe('CREATED');
  });
});

describe('the orders known before', () => {
  it('are the customer’s; a guest has none', async () => {
    const world = new World();
    world.user = customer(['old', 'older']);
    async function known(purchase: PurchaseToPay) {
      const { desk, attemptId } = await beginAttempt(world, purchase);
      await desk.createOrder(attemptId);
      return world.journal.records.get(attemptId)?.snapshot;
    }
    expect(await known(cartPurchase)).toMatchObject({ knownOrderIds: ['old', 'older'] });
    world.user = null;
    expect(await known(guestPurchase)).toMatchObject({ knownOrderIds: [] });
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

describe('errors are recorded for customer care', () => {
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

  it('a capture without a clear response', async () => {
    const world = new World();
    world.captureFaults = ['5xx before', '5xx before', '5xx before', '5xx before', '5xx before', '5xx before'];
    const { desk, attemptId, record } = await paid(world);
    expect(record()).toMatchObject({ state: 'CAPTURING', lastError: 'The service returned status 502.' });
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'done' });
  });
});

describe('resuming automatically', () => {
  it('a recent approval and an unclear capture are captured and booked', async () => {
    for (const state of ['APPROVED', 'CAPTURING'] as const) {
      const world = new World();
      await world.journal.write(recordIn(state, guestPurchase));
      const desk = createPaymentDesk(world.ports());
      await desk.resumeAll();
      expect(desk.snapshot()).toMatchObject({ open: null, done: { attemptId: 'a1' } });
    }
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

describe('a payment of more than 24 hours ago (fault 71)', () => {
  const later = async (state: 'CAPTURED' | 'CAPTURING' | 'BOOK_REFUSED') => {
    const world = new World();
    const purchase = state === 'BOOK_REFUSED' ? cartPurchase : guestPurchase;
    const record = recordIn(state, purchase);
    await world.journal.write(record.state === 'BOOK_REFUSED' ? { ...record, because: 'sign-in' } : record);
    world.time += 25 * 3_600_000;
    if (state === 'BOOK_REFUSED') world.signIn();
    const desk = createPaymentDesk(world.ports());
    await desk.resumeAll();
    await desk.resumeAll();
    return { world, desk };
  };

  it.each(['CAPTURED', 'CAPTURING', 'BOOK_REFUSED'] as const)('%s is booked only by the shopper', async (state) => {
    const { world, desk } = await later(state);
    expect(world.bookCalls).toEqual([]);
    expect(desk.snapshot()).toMatchObject({ needsShopper: true });
    expect(await desk.resume('a1')).toMatchObject({ kind: 'done' });
    expect(world.bookCalls).toHaveLength(1);
  });
});

it('a resumed capture that PayPal refuses is not booked, and says that nothing was charged (fault 73)', async () => {
  const world = new World();
  world.captureResponses = [refused];
  await world.journal.write(recordIn('CAPTURING', guestPurchase));
  const desk = createPaymentDesk(world.ports());
  await desk.resumeAll();
  expect(world.journal.records.get('a1')?.state).toBe('NOT_CHARGED');
  expect(world.bookCalls).toEqual([]);
  expect(desk.snapshot()).toMatchObject({
    open: null,
    refusal: expect.stringMatching(/REFUSED You were not charged\.$/),
  });
});

it('a refusal that the paying page shows is not repeated elsewhere', async () => {
  const world = new World();
  world.captureResponses = [refused];
  const { desk } = await paid(world);
  expect(desk.snapshot().refusal).toBeNull();
});

describe('an order that the shop booked without its number (fault 74)', () => {
  it('is remembered by its id in the account, so that it is not taken for a later lost booking', async () => {
    const world = new World();
    world.user = customer(['old']);
    const first = await paid(world, cartPurchase);
    const unnumbered = world.ports().book;
    const desk = createPaymentDesk({
      ...world.ports(),
      book: async (booking) => {
        await unnumbered(booking);
        return { data: { message: 'Booking added successfully', orderId: '' } };
      },
    });
    expect(await desk.book(first.attemptId)).toMatchObject({ kind: 'done', record: { orderNumber: 'CAP-1' } });
    world.time += 10 * 60_000;
    const again = await desk.begin(cartPurchase, { repeatConfirmed: true });
    if (again.kind !== 'started') throw new Error();
    world.captureResponses = [{ data: captured() }];
    world.bookFaults = ['lost before'];
    await desk.approve(again.attemptId, await desk.createOrder(again.attemptId));
    await first.desk.book(again.attemptId);
    world.signIn();
    await first.desk.resumeAll();
    expect(world.journal.records.get(first.attemptId)).toMatchObject({ accountOrderId: 'order-1' });
    expect(world.journal.records.get(again.attemptId)?.state).toBe('UNKNOWN');
  });
});

it('ORDER_ALREADY_CAPTURED after a lost response: the status is unknown, and the payment is booked (fault 72)', async () => {
  const world = new World();
  world.captureFaults = ['lost after'];
  const { desk, attemptId, record } = await paid(world);
  expect(record()).toMatchObject({ state: 'CAPTURED', capture: { id: 'PP-2', status: 'UNKNOWN', amount: '' } });
  expect(await desk.book(attemptId)).toMatchObject({ kind: 'done' });
});

it('an unlisted issue at the first capture leads to a second capture (fault 70)', async () => {
  const world = new World();
  world.captureFaults = ['odd issue'];
  const { record } = await paid(world);
  expect(world.captureCalls).toHaveLength(2);
  expect(record()?.state).toBe('CAPTURED');
});
