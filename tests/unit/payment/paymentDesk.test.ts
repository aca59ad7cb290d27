import { describe, expect, it } from 'vitest';
import { createPaymentDesk } from '@/payment/paymentDesk';
import { buyNowPurchase, cartPurchase, guestPurchase } from './purchases';
import { quarantinedEntry, recordIn } from './records';
import { captured, captureResponse, World } from './world';

const minute = 60_000;
const declined = { data: captureResponse({ details: [{ issue: 'INSTRUMENT_DECLINED', description: 'No.' }] }) };
const refused = {
  data: captureResponse({ details: [{ issue: 'TRANSACTION_REFUSED', description: 'No.' }], debugId: 'f00' }),
};

async function opened(purchase = cartPurchase, world = new World()) {
  if (purchase.buyer.kind === 'customer') world.user = { userId: 'u1', orders: ['old'], signedInAt: null };
  const desk = createPaymentDesk(world.ports());
  const start = await desk.begin(purchase);
  if (start.kind !== 'started') throw new Error(start.reason);
  const { attemptId } = start;
  const orderId = await desk.createOrder(attemptId);
  return { world, desk, attemptId, orderId, record: () => world.journal.records.get(attemptId) };
}

describe.each([
  ['cart, signed in', cartPurchase, 'createBooking'],
  ['Buy Now, signed in', buyNowPurchase, 'createBooking'],
  ['Buy Now, guest', guestPurchase, 'createBuyNowBooking'],
] as const)('%s', (_, purchase, call) => {
  it('is paid once, booked once, and stored for the confirmation', async () => {
    const { world, desk, attemptId, orderId, record } = await opened(purchase);
    expect(record()).toMatchObject({ state: 'CREATED', orderId });
    const approval = await desk.approve(attemptId, orderId);
    expect(approval).toMatchObject({ kind: 'paid', record: { capture: { id: 'CAP-1', status: 'COMPLETED' } } });
    expect(desk.snapshot().open?.state).toBe('CAPTURED');
    expect(await desk.book(attemptId)).toMatchObject({ kind: 'done', record: { orderNumber: 'order-1' } });
    expect(world.booked.map((booking) => booking.call)).toEqual([call]);
    expect(desk.snapshot()).toMatchObject({ open: null, done: { orderNumber: 'order-1', flow: purchase.flow } });
    expect(JSON.stringify(record())).not.toMatch(/@example|Elm Street/);
  });

  it('shows its address and email until the page is left; the next visit does not know them', async () => {
    const { world, desk, attemptId, orderId } = await opened(purchase);
    await desk.approve(attemptId, orderId);
    expect(desk.snapshot().deliveredTo).toBeNull();
    await desk.book(attemptId);
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ deliveredTo: purchase.address, placedWith: purchase.buyer.email });
    const nextVisit = createPaymentDesk(world.ports());
    await nextVisit.resumeAll();
    expect(nextVisit.snapshot()).toMatchObject({ done: { attemptId }, deliveredTo: null, placedWith: null });
    await desk.forgetSettled();
    expect(desk.snapshot()).toMatchObject({ done: null, deliveredTo: null });
  });

  it('a booking whose response is lost is repeated only by the shopper', async () => {
    const { world, desk, attemptId, orderId } = await opened(purchase);
    world.bookFaults = ['lost before'];
    await desk.approve(attemptId, orderId);
    expect(await desk.book(attemptId)).toMatchObject({
      kind: 'unknown',
      text: 'An error occurred while processing the transaction.',
    });
    await desk.resumeAll();
    await desk.book(attemptId);
    expect(world.bookCalls).toHaveLength(1);
    expect(desk.snapshot()).toMatchObject({ open: { state: 'UNKNOWN' }, needsShopper: true });
    if (purchase.buyer.kind === 'customer') {
      expect(await desk.resume(attemptId)).toMatchObject({ kind: 'sign-in' });
      expect(world.bookCalls).toHaveLength(1);
      world.signIn();
    }
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'done' });
    expect(world.bookCalls).toHaveLength(2);
  });
});

describe('before PayPal opens', () => {
  it('a failed create throws the specified text with the reason, and the shopper may try again', async () => {
    const world = new World();
    world.createFaults = ['5xx before'];
    const desk = createPaymentDesk(world.ports());
    const start = await desk.begin(guestPurchase);
    if (start.kind !== 'started') throw new Error();
    await expect(desk.createOrder(start.attemptId)).rejects.toMatchObject({
      name: 'PaymentTextError',
      message: 'Could not initiate PayPal Checkout... The service returned status 502.',
    });
    expect(world.journal.records.size).toBe(0);
    expect(await desk.createOrder(start.attemptId)).toBe('PP-2');
  });

  it('one attempt has one order, however often it is requested (fault 5)', async () => {
    const world = new World();
    const desk = createPaymentDesk(world.ports());
    const start = await desk.begin(guestPurchase);
    if (start.kind !== 'started') throw new Error();
    const both = await Promise.all([desk.createOrder(start.attemptId), desk.createOrder(start.attemptId)]);
    expect(both).toEqual(['PP-2', 'PP-2']);
    expect(await desk.createOrder(start.attemptId)).toBe('PP-2');
  });

  it('a new attempt closes this tab’s previous one, which gets no order and no capture', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    expect(await desk.begin(guestPurchase)).toMatchObject({ kind: 'started' });
    expect(world.journal.records.get(attemptId)?.state).toBe('CANCELLED');
    await expect(desk.createOrder(attemptId)).rejects.toThrow('This payment attempt was closed');
    await expect(desk.createOrder('unheard-of')).rejects.toThrow('This payment attempt was closed');
    expect(await desk.approve(attemptId, orderId)).toMatchObject({
      kind: 'not-charged',
      text: expect.stringContaining('You were not charged'),
    });
    expect(world.captureCalls).toEqual([]);
  });

  it('an order that arrives after its attempt was closed is not used', async () => {
    const world = new World();
    const desk = createPaymentDesk(world.ports());
    const start = await desk.begin(guestPurchase);
    if (start.kind !== 'started') throw new Error();
    const order = desk.createOrder(start.attemptId);
    await desk.cancel(start.attemptId);
    await expect(order).rejects.toThrow('This payment attempt was closed');
  });

  it('while a paid order is open, begin and createOrder refuse another', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    world.captureFaults = ['crash before'];
    world.time += 1;
    const other = createPaymentDesk(world.ports());
    const second = await other.begin({ ...guestPurchase, flow: 'cart' });
    if (second.kind !== 'started') throw new Error();
    void desk.approve(attemptId, orderId);
    await expect.poll(() => world.journal.records.get(attemptId)?.state).toBe('CAPTURING');
    expect(await other.begin(guestPurchase)).toMatchObject({ reason: 'open-record', record: { attemptId } });
    await expect(other.createOrder(second.attemptId)).rejects.toThrow('Finish your last order first.');
  });

  it('the same goods paid less than 30 minutes ago need a confirmation', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    await desk.approve(attemptId, orderId);
    await desk.book(attemptId);
    expect(await desk.begin(guestPurchase)).toMatchObject({
      kind: 'refused',
      reason: 'recent-same-cart',
      record: { orderNumber: 'order-1' },
    });
    expect(await desk.begin(guestPurchase, { repeatConfirmed: true })).toMatchObject({ kind: 'started' });
    world.time += 31 * minute;
    expect(await desk.begin(guestPurchase)).toMatchObject({ kind: 'started' });
  });

  it('an unreadable record blocks payments until it is with customer care (fault 37)', async () => {
    const world = new World();
    const entry = quarantinedEntry();
    let quarantined = [entry];
    const desk = createPaymentDesk({
      ...world.ports(),
      journal: {
        ...world.journal,
        read: async () => ({ records: [], quarantined, complete: true }),
        dismiss: () => {
          quarantined = [];
        },
      },
    });
    expect(await desk.begin(guestPurchase)).toEqual({ kind: 'refused', reason: 'quarantined', entry });
    expect(desk.snapshot().quarantined).toEqual([entry]);
    await desk.contactedSupport('x');
    expect(desk.snapshot().quarantined).toEqual([]);
  });
});

describe('the capture', () => {
  it('is repeated for the same order after 1, 2, 4, 8 and 16 s, then stays open until the next resume', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    world.captureFaults = ['lost before', '5xx before', 'malformed', 'lost after', '5xx after', '401'];
    expect(await desk.approve(attemptId, orderId)).toMatchObject({ kind: 'open', record: { tries: 6 } });
    expect(world.waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(new Set(world.captureCalls)).toEqual(new Set([orderId]));
    await desk.resumeAll();
    expect(world.moneyMoved).toBe(1);
    expect(desk.snapshot().done).toMatchObject({ orderNumber: 'order-1', capture: { id: orderId } });
  });

  it('waits as long as a 429 asks for (fault 23)', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    world.captureResponses = [{ error: { kind: 'http', status: 429, message: '', retryAfterMs: 9000 } }];
    expect(await desk.approve(attemptId, orderId)).toMatchObject({ kind: 'paid' });
    expect(world.waits).toEqual([9000]);
  });

  it('a declined card restarts the same order, as often as it takes (faults 18, 19)', async () => {
    const { world, desk, attemptId, orderId, record } = await opened(guestPurchase);
    world.captureResponses = [declined, declined];
    expect(await desk.approve(attemptId, orderId)).toMatchObject({ kind: 'declined' });
    expect(desk.snapshot().open).toBeNull();
    expect(await desk.approve(attemptId, orderId)).toMatchObject({ kind: 'declined' });
    expect(await desk.approve(attemptId, orderId)).toMatchObject({ kind: 'paid' });
    expect(record()).toMatchObject({ state: 'CAPTURED', tries: 0 });
    expect(world.moneyMoved).toBe(1);
  });

  it('three declined cards, then cancel: nothing is charged, and a new attempt is possible', async () => {
    const { world, desk, attemptId, orderId, record } = await opened(guestPurchase);
    world.captureResponses = [declined, declined, declined];
    for (let card = 0; card < 3; card += 1) await desk.approve(attemptId, orderId);
    await desk.cancel(attemptId);
    expect(record()?.state).toBe('CANCELLED');
    expect(await desk.begin(guestPurchase)).toMatchObject({ kind: 'started' });
  });

  it('a refusal books nothing and says why (fault 20)', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    world.captureResponses = [refused];
    expect(await desk.approve(attemptId, orderId)).toEqual({
      kind: 'not-charged',
      text: 'Sorry, your transaction could not be processed... TRANSACTION_REFUSED No. (f00)',
    });
    expect(await desk.book(attemptId)).toMatchObject({ kind: 'not-charged' });
    expect(world.bookCalls).toEqual([]);
    expect(await desk.begin(guestPurchase)).toMatchObject({ kind: 'started' });
  });

  it('PENDING is booked (fault 21), and so is another amount, as PayPal named it (fault 22)', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    world.captureResponses = [{ data: captured('PENDING', '111.00', 'USD') }];
    expect(await desk.approve(attemptId, orderId)).toMatchObject({ record: { capture: { status: 'PENDING' } } });
    await desk.book(attemptId);
    expect(world.booked[0]?.body).toMatchObject({ payment: { amount: '111.00', currency: 'USD' } });
  });

  it('is not sent for a second tab’s approval of the same cart, open or just paid (fault 13)', async () => {
    const first = await opened(guestPurchase);
    const second = createPaymentDesk(first.world.ports());
    const third = createPaymentDesk(first.world.ports());
    const starts = [await second.begin(guestPurchase), await third.begin(guestPurchase)];
    const [b, c] = starts.map((start) => (start.kind === 'started' ? start.attemptId : ''));
    if (!b || !c) throw new Error();
    const [orderB, orderC] = [await second.createOrder(b), await third.createOrder(c)];
    first.world.time += 1000;
    await first.desk.approve(first.attemptId, first.orderId);
    expect(await second.approve(b, orderB)).toMatchObject({
      kind: 'not-charged',
      text: expect.stringContaining('another payment on this device'),
    });
    await first.desk.book(first.attemptId);
    expect(await third.approve(c, orderC)).toMatchObject({
      kind: 'not-charged',
      text: expect.stringContaining('the same items were paid for in another tab'),
    });
    expect(first.world.moneyMoved).toBe(1);
  });

  it('a repeated approval is captured and booked once', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    const both = await Promise.all([desk.approve(attemptId, orderId), desk.approve(attemptId, orderId)]);
    expect(both.map(({ kind }) => kind)).toEqual(['paid', 'paid']);
    await Promise.all([desk.book(attemptId), desk.book(attemptId), desk.resumeAll()]);
    expect(world.moneyMoved).toBe(1);
    expect(world.bookCalls).toHaveLength(1);
  });

  it('an unknown approval is not captured', async () => {
    const { world, desk, attemptId } = await opened(guestPurchase);
    expect(await desk.approve('unheard-of', 'PP-1')).toMatchObject({ kind: 'gone' });
    expect(await desk.approve(attemptId, 'PP-other')).toMatchObject({ kind: 'not-charged' });
    expect(world.captureCalls).toEqual([]);
  });
});

describe('the booking', () => {
  async function paid(purchase = cartPurchase) {
    const all = await opened(purchase);
    await all.desk.approve(all.attemptId, all.orderId);
    return all;
  }

  it('another message is a refusal with the contract’s text, repeated only by the shopper (fault 29)', async () => {
    const { world, desk, attemptId } = await paid();
    world.bookResponses = [{ data: { message: 'Sold out', orderId: '' } }];
    expect(await desk.book(attemptId)).toMatchObject({
      kind: 'refused',
      text: 'Error placing order. Please try again.',
      record: { lastError: 'Sold out' },
    });
    await desk.resumeAll();
    expect(world.bookCalls).toHaveLength(1);
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'done' });
  });

  it('401: continues only after the same customer signs in (faults 30, 31)', async () => {
    const { world, desk, attemptId } = await paid();
    world.bookFaults = ['401'];
    expect(await desk.book(attemptId)).toMatchObject({ kind: 'sign-in' });
    await desk.resumeAll();
    world.user = { userId: 'u2', orders: [], signedInAt: '2026-03-01T11:00:00.000Z' };
    await desk.resumeAll();
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'gone' });
    expect(world.bookCalls).toHaveLength(1);
    world.signIn();
    await desk.resumeAll();
    expect(world.bookedUnasked).toBe(1);
    expect(desk.snapshot().done).not.toBeNull();
  });

  it('after a 401 and a sign-in on a page that was left, the next visit continues, once per sign-in', async () => {
    const { world, desk, attemptId } = await paid();
    world.bookFaults = ['401', '401'];
    await desk.book(attemptId);
    world.signIn();
    const nextVisit = createPaymentDesk(world.ports());
    await nextVisit.resumeAll();
    await nextVisit.resumeAll();
    expect(world.bookCalls).toHaveLength(2);
    world.signIn();
    await createPaymentDesk(world.ports()).resumeAll();
    expect(world.booked).toHaveLength(1);
  });

  it('is not sent while somebody else is signed in', async () => {
    const { world, desk, attemptId } = await paid();
    world.user = { userId: 'u2', orders: [], signedInAt: null };
    expect(await desk.book(attemptId)).toMatchObject({ kind: 'sign-in', record: { state: 'CAPTURED' } });
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ open: null, waitingFor: null });
    world.signIn();
    await desk.resumeAll();
    expect(world.bookCalls).toHaveLength(1);
  });

  it('is sent once the network is back (fault 25)', async () => {
    const { world, desk, attemptId } = await paid(guestPurchase);
    world.isOnline = false;
    expect(await desk.book(attemptId)).toMatchObject({ kind: 'paid' });
    expect(world.bookCalls).toEqual([]);
    world.isOnline = true;
    await Promise.all([desk.resumeAll(), desk.resumeAll()]);
    expect(world.bookCalls).toHaveLength(1);
  });

  it('an unknown booking that appears among the customer’s orders is settled without a second call', async () => {
    const { world, desk, attemptId } = await paid();
    world.bookFaults = ['lost after'];
    await desk.book(attemptId);
    expect(desk.snapshot().open?.state).toBe('UNKNOWN');
    world.signIn();
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ open: null, done: { orderNumber: 'order-1' } });
    expect(world.bookCalls).toHaveLength(1);
  });

  it('another customer’s orders do not settle an unknown booking', async () => {
    const { world, desk, attemptId } = await paid();
    world.bookFaults = ['lost after'];
    await desk.book(attemptId);
    world.user = { userId: 'u2', orders: ['new'], signedInAt: null };
    await desk.resumeAll();
    expect(world.journal.records.get(attemptId)?.state).toBe('UNKNOWN');
    expect(desk.snapshot()).toMatchObject({ open: null, candidates: [] });
  });

  it('the number of an earlier order is not taken for this one’s', async () => {
    const { world, desk, attemptId } = await paid();
    await world.journal.write({ ...recordIn('DONE', guestPurchase, 'a0'), orderNumber: 'earlier' });
    world.bookFaults = ['lost before'];
    await desk.book(attemptId);
    world.user = { userId: 'u1', orders: ['old', 'earlier'], signedInAt: null };
    await desk.resumeAll();
    expect(desk.snapshot().open?.state).toBe('UNKNOWN');
  });

  it('two tabs that resume book once (fault 35)', async () => {
    const { world, attemptId } = await paid(guestPurchase);
    const tabs = [createPaymentDesk(world.ports()), createPaymentDesk(world.ports())];
    await Promise.all(tabs.map((tab) => tab.resumeAll()));
    expect(world.bookCalls).toHaveLength(1);
    expect(world.journal.records.get(attemptId)?.state).toBe('DONE');
  });
});

describe('resuming', () => {
  it.each([
    [15, 'DONE'],
    [16, 'APPROVED'],
  ])('an approval of %i minutes ago: %s', async (minutes, state) => {
    const world = new World();
    await world.journal.write(recordIn('APPROVED', guestPurchase));
    world.time += minutes * minute;
    const desk = createPaymentDesk(world.ports());
    await desk.resumeAll();
    expect(world.journal.records.get('a1')?.state).toBe(state);
  });

  it('an old approval is captured or cancelled by the shopper', async () => {
    const world = new World();
    await world.journal.write(recordIn('APPROVED', guestPurchase));
    await world.journal.write(recordIn('APPROVED', guestPurchase, 'a2'));
    world.time += 20 * minute;
    const desk = createPaymentDesk(world.ports());
    await desk.cancel('a2');
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ open: { attemptId: 'a1' }, needsShopper: true });
    expect(await desk.resume('a1')).toMatchObject({ kind: 'done' });
    expect(world.journal.records.get('a2')?.state).toBe('CANCELLED');
  });

  it('an order that was only created is left alone (fault 11)', async () => {
    const { world, desk, record } = await opened(guestPurchase);
    await desk.resumeAll();
    expect(world.captureCalls).toEqual([]);
    expect(record()?.state).toBe('CREATED');
  });

  it('a booking whose page was closed is unknown, and waits for the shopper (fault 32)', async () => {
    const world = new World();
    await world.journal.write(recordIn('BOOKING', guestPurchase));
    const desk = createPaymentDesk(world.ports());
    await desk.resumeAll();
    const lastError = 'The page was closed before the response arrived.';
    expect(desk.snapshot()).toMatchObject({ open: { state: 'UNKNOWN', lastError }, needsShopper: true });
    expect(world.bookCalls).toEqual([]);
  });

  it('expired records are removed', async () => {
    const world = new World();
    await world.journal.write(recordIn('DONE', guestPurchase));
    world.time += 31 * 24 * 60 * minute;
    await createPaymentDesk(world.ports()).resumeAll();
    expect(world.journal.records.size).toBe(0);
  });

  it('only the current customer’s newest order is shown', async () => {
    const world = new World();
    await world.journal.write({ ...recordIn('DONE'), orderNumber: 'theirs', bookedAt: '2026-03-01T11:00:00.000Z' });
    await world.journal.write(recordIn('DONE', guestPurchase, 'a2'));
    const desk = createPaymentDesk(world.ports());
    await desk.resumeAll();
    expect(desk.snapshot().done?.attemptId).toBe('a2');
    world.user = { userId: 'u1', orders: [], signedInAt: null };
    await desk.resumeAll();
    expect(desk.snapshot().done?.orderNumber).toBe('theirs');
  });
});

describe('leaving', () => {
  it('“I have contacted customer care” hides an open record and allows a new purchase', async () => {
    const { world, desk, attemptId, orderId, record } = await opened(guestPurchase);
    world.bookFaults = ['lost before'];
    await desk.approve(attemptId, orderId);
    await desk.book(attemptId);
    await desk.contactedSupport(attemptId);
    expect(desk.snapshot().open).toBeNull();
    expect(record()?.state).toBe('WITH_SUPPORT');
    expect(desk.snapshot().closed).toMatchObject([{ attemptId, capture: { id: 'CAP-1' } }]);
    expect(await desk.begin(guestPurchase)).toMatchObject({ reason: 'recent-same-cart', record: { attemptId } });
    expect(await desk.begin(guestPurchase, { repeatConfirmed: true })).toMatchObject({ kind: 'started' });
  });

  it('a paid record cannot be cancelled', async () => {
    const { desk, attemptId, orderId, record } = await opened(guestPurchase);
    await desk.approve(attemptId, orderId);
    await desk.cancel(attemptId);
    expect(record()?.state).toBe('CAPTURED');
  });

  it('a sign-out first tries to finish open records (fault 47)', async () => {
    const { world, desk, attemptId, orderId } = await opened();
    world.timeStandsStill = true;
    // The capture is pending during the sign-out.
    void desk.approve(attemptId, orderId);
    await expect.poll(() => world.captureCalls).toHaveLength(1);
    expect(await desk.finishBeforeLogOut(5000)).toBeNull();
    expect(world.bookCalls).toHaveLength(1);
    await desk.forgetSettled();
    expect(world.journal.records.size).toBe(0);
    expect(desk.snapshot().done).toBeNull();
  });

  it('a sign-out waits no longer than its timeout', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    await desk.approve(attemptId, orderId);
    world.bookFaults = ['crash before'];
    expect(await desk.finishBeforeLogOut(5000)).toMatchObject({ attemptId });
    expect(world.waits).toEqual([5000]);
  });

  it('a sign-out keeps the open record and removes the others', async () => {
    const { world, desk, attemptId, orderId } = await opened(guestPurchase);
    await world.journal.write(recordIn('DONE', cartPurchase, 'done'));
    world.bookFaults = ['lost before'];
    await desk.approve(attemptId, orderId);
    await desk.book(attemptId);
    expect(await desk.finishBeforeLogOut(5000)).toMatchObject({ attemptId, state: 'UNKNOWN' });
    await desk.forgetSettled();
    expect([...world.journal.records.keys()]).toEqual([attemptId]);
  });
});

describe('the snapshot', () => {
  it('changes only if its content does, and names the step in progress', async () => {
    const { desk, world, attemptId, orderId } = await opened(guestPurchase);
    const steps: unknown[] = [];
    const before = desk.snapshot();
    const stop = desk.subscribe(() => steps.push(desk.snapshot().working?.step ?? desk.snapshot().open?.state));
    await desk.resumeAll();
    expect(desk.snapshot()).toBe(before);
    expect(steps).toEqual([]);
    await desk.approve(attemptId, orderId);
    expect(steps).toContain('capture');
    // The page would ask whether to pay at all.
    expect(steps).not.toContain('APPROVED');
    expect(desk.snapshot().working).toBeNull();
    stop();
    const heard = steps.length;
    await desk.book(attemptId);
    expect(steps).toHaveLength(heard);
    expect(world.waits).toEqual([]);
  });

  it('follows the changes of other tabs until it is closed', async () => {
    const world = new World();
    let notify = () => {};
    let listening = true;
    const listen = (listener: () => void) => {
      notify = listener;
      return () => {
        listening = false;
      };
    };
    const desk = createPaymentDesk({ ...world.ports(), channel: { notify: () => {}, listen } });
    await world.journal.write(recordIn('UNKNOWN', guestPurchase));
    notify();
    await expect.poll(() => desk.snapshot().open?.state).toBe('UNKNOWN');
    desk.close();
    expect(listening).toBe(false);
  });
});
