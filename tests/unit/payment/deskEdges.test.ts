import { describe, expect, it, vi } from 'vitest';
import { beginIn, opened, openIn, pageWith, paid } from './desks';
import { cartPurchase, guestPurchase } from './purchases';
import { day, emptySnapshot, minute, recordIn } from './records';
import { captured, refusal, World } from './world';

it('an unknown attempt gets no order, and is neither captured, booked, sent again nor cancelled', async () => {
  const { world, desk } = await pageWith([]);
  await expect(desk.createOrder('unheard-of')).rejects.toThrow('This payment attempt was closed');
  expect(await desk.approve('unheard-of', 'PP-1')).toMatchObject({ kind: 'gone' });
  expect(await desk.book('unheard-of')).toMatchObject({ kind: 'gone' });
  expect(await desk.resume('unheard-of')).toMatchObject({ kind: 'gone' });
  expect(await desk.cancel('unheard-of')).toBe(false);
  expect(world.journal.records.size).toBe(0);
  expect([...world.captureCalls, ...world.bookCalls]).toEqual([]);
});

describe('an attempt without its PayPal order', () => {
  const closedText = /This payment attempt was closed/;

  async function watched() {
    const world = new World();
    const createOrder = vi.fn(world.ports().createOrder);
    return { createOrder, ...(await pageWith([], { world, createOrder })) };
  }

  it('gets none once a later attempt has replaced it; closing it leaves the later one alone', async () => {
    const { createOrder, desk } = await watched();
    const [first, second] = [await beginIn(desk), await beginIn(desk)];
    await expect(desk.createOrder(first)).rejects.toThrow(closedText);
    expect(createOrder).not.toHaveBeenCalled();
    expect(await desk.cancel(first)).toBe(true);
    expect(await desk.createOrder(second)).not.toBe('');
  });

  it('is not stored if it is closed while PayPal creates the order', async () => {
    const { world, createOrder, desk } = await watched();
    const attemptId = await beginIn(desk);
    createOrder.mockImplementationOnce(async (payload) => {
      await desk.cancel(attemptId);
      return world.ports().createOrder(payload);
    });
    await expect(desk.createOrder(attemptId)).rejects.toThrow(closedText);
    expect(world.journal.records.size).toBe(0);
  });

  it('gets no second one once it is approved', async () => {
    const { createOrder, desk } = await watched();
    const { attemptId, approve } = await openIn(desk);
    await approve();
    await expect(desk.createOrder(attemptId)).rejects.toThrow(closedText);
    expect(createOrder).toHaveBeenCalledTimes(1);
  });

  it('gets none if the same goods were paid for in another tab since', async () => {
    const { world, createOrder, desk } = await watched();
    const attemptId = await beginIn(desk);
    world.time += 1000;
    const other = recordIn('DONE', guestPurchase, 'other');
    await world.journal.write({ ...other, capture: { ...other.capture, at: new Date(world.time).toISOString() } });
    await expect(desk.createOrder(attemptId)).rejects.toThrow(/the same items were paid for in another tab/);
    expect(createOrder).not.toHaveBeenCalled();
  });
});

describe('removing one’s placed orders from this device', () => {
  it('leaves those of others, and what is open or with customer care', async () => {
    const { world, desk } = await pageWith([
      recordIn('DONE', guestPurchase, 'guest'),
      recordIn('DONE', cartPurchase, 'customer'),
      recordIn('UNKNOWN', guestPurchase, 'open'),
      recordIn('WITH_SUPPORT', guestPurchase, 'support'),
    ]);
    expect(await desk.forgetPlaced()).toBe(true);
    expect([...world.journal.records.keys()]).toEqual(['customer', 'open', 'support']);
    expect(desk.snapshot()).toMatchObject({ done: null, placed: [] });
  });

  it('removes none, and says so, while a part of the journal cannot be read', async () => {
    const records = [recordIn('DONE', guestPurchase)];
    const { world, desk } = await pageWith(records);
    vi.spyOn(world.journal, 'read').mockResolvedValueOnce({ records, quarantined: [], complete: false });
    expect(await desk.forgetPlaced()).toBe(false);
    expect(world.journal.records.size).toBe(1);
  });
});

it('the first view is empty, and ready once the journal was read', async () => {
  const { desk } = await pageWith([]);
  expect(desk.snapshot()).toEqual(emptySnapshot);
  await desk.resumeAll();
  expect(desk.snapshot()).toEqual({ ...emptySnapshot, ready: true });
});

describe('a step', () => {
  it('is stored even if a subscriber throws', async () => {
    const { desk, approve, record } = await opened();
    desk.subscribe(() => {
      throw new Error('broken');
    });
    await expect(approve()).rejects.toThrow('broken');
    expect(record()).toMatchObject({ state: 'APPROVED' });
  });

  it('notifies other tabs only if it changed something', async () => {
    const notify = vi.fn();
    const { desk } = await pageWith([], { channel: { notify, listen: () => () => {} } });
    await desk.resumeAll();
    await desk.cancel('unheard-of');
    await desk.forgetSettled();
    const attemptId = await beginIn(desk);
    expect(notify).not.toHaveBeenCalled();
    await desk.createOrder(attemptId);
    expect(notify).toHaveBeenCalledTimes(1);
    await desk.cancel(attemptId);
    expect(notify).toHaveBeenCalledTimes(2);
    await desk.cancel(attemptId);
    expect(notify).toHaveBeenCalledTimes(2);
    await desk.forgetSettled();
    expect(notify).toHaveBeenCalledTimes(3);
  });
});

it.each([
  ['CAPTURED', recordIn('CAPTURED', guestPurchase)],
  ['CAPTURING', recordIn('CAPTURING', guestPurchase)],
  ['BOOK_REFUSED', { ...recordIn('BOOK_REFUSED', cartPurchase), because: 'sign-in' as const }],
])('a payment of more than 24 hours ago, %s, is booked only by the shopper (fault 71)', async (_, record) => {
  const { world, desk } = await pageWith([record]);
  world.time += day + minute;
  if (record.who.kind === 'customer') world.signIn();
  await desk.resumeAll();
  await desk.resumeAll();
  expect(world.bookCalls).toEqual([]);
  expect(desk.snapshot()).toMatchObject({ needsShopper: true });
  expect(await desk.resume('a1')).toMatchObject({ kind: 'done' });
  expect(world.bookCalls).toHaveLength(1);
});

it('a resumed capture that PayPal refuses is not booked, and says that nothing was charged (fault 73)', async () => {
  const { world, desk } = await pageWith([recordIn('CAPTURING', guestPurchase)]);
  world.captureResponses = [{ data: refusal('TRANSACTION_REFUSED') }];
  await desk.resumeAll();
  expect(world.stateOf('a1')).toBe('NOT_CHARGED');
  expect(world.bookCalls).toEqual([]);
  const { open, refusal: told } = desk.snapshot();
  expect(open).toBeNull();
  expect(told).toMatch(/REFUSED Why. \(f00\) You were not charged\.$/);
});

it('an order that the shop booked without its number is not taken for a later lost booking (fault 74)', async () => {
  const first = await paid(cartPurchase);
  const { world } = first;
  const { book } = world.ports();
  const unnumbered = await pageWith([], {
    world,
    book: async (booking) => {
      await book(booking);
      return { data: { message: 'Booking added successfully', orderId: '' } };
    },
  });
  const done = await unnumbered.desk.book(first.attemptId);
  expect(done).toMatchObject({ kind: 'done', record: { orderNumber: 'CAP-1' } });
  world.time += 10 * minute;
  const again = await openIn(first.desk, cartPurchase, true);
  world.captureResponses = [{ data: captured() }];
  world.bookFaults = ['lost before'];
  await again.approve();
  await again.book();
  world.signIn();
  await first.desk.resumeAll();
  expect(first.record()).toMatchObject({ accountOrderId: 'order-1' });
  expect(world.stateOf(again.attemptId)).toBe('UNKNOWN');
});

it.each([
  ['at the first capture', ['odd issue'], 2],
  ['after a capture without a response', ['lost after', 'odd issue'], 3],
] as const)('an unlisted issue %s is no refusal: the order is captured again (fault 70)', async (_, faults, calls) => {
  const { world, approve } = await opened();
  world.captureFaults = [...faults];
  expect(await approve()).toMatchObject({ kind: 'paid' });
  expect(world.captureCalls).toHaveLength(calls);
});
