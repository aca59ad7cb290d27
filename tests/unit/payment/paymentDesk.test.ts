import { describe, expect, it, vi } from 'vitest';
import { createPaymentDesk } from '@/payment/paymentDesk';
import { afterBooking, beginIn, customer, opened, pageWith, pageWithUnreadable, paid, payIn } from './desks';
import { buyNowPurchase, cartPurchase, guestPurchase } from './purchases';
import { day, minute, quarantinedEntry, recordIn } from './records';
import { captured, refusal, World } from './world';

describe.each([
  ['cart, signed in', cartPurchase, 'createBooking', ['old']],
  ['Buy Now, signed in', buyNowPurchase, 'createBooking', ['old']],
  ['Buy Now, guest', guestPurchase, 'createBuyNowBooking', []],
] as const)('%s', (_, purchase, call, knownOrderIds) => {
  it('is paid once, booked once, and stored for the confirmation', async () => {
    const { world, desk, orderId, approve, book, record } = await opened(purchase);
    expect(record()).toMatchObject({ state: 'CREATED', orderId, snapshot: { knownOrderIds } });
    const capture = { id: 'CAP-1', status: 'COMPLETED' };
    expect(await approve()).toMatchObject({ kind: 'paid', record: { capture } });
    expect(desk.snapshot().open?.state).toBe('CAPTURED');
    expect(await book()).toMatchObject({ kind: 'done', record: { orderNumber: 'order-1' } });
    expect(world.booked.map((booking) => booking.call)).toEqual([call]);
    expect(desk.snapshot()).toMatchObject({ open: null, done: { orderNumber: 'order-1', flow: purchase.flow } });
    expect(JSON.stringify(record())).not.toMatch(/@example|Elm Street/);
  });

  it('shows its address and email until the page is left; the next visit does not know them', async () => {
    const { world, desk, attemptId, book } = await paid(purchase);
    expect(desk.snapshot().deliveredTo).toBeNull();
    await book();
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ deliveredTo: purchase.address, placedWith: purchase.buyer.email });
    const nextVisit = createPaymentDesk(world.ports());
    await nextVisit.resumeAll();
    expect(nextVisit.snapshot()).toMatchObject({ done: { attemptId }, deliveredTo: null, placedWith: null });
    await desk.forgetSettled();
    expect(desk.snapshot()).toMatchObject({ done: null, deliveredTo: null });
  });

  it('a booking whose response is lost is repeated only by the shopper', async () => {
    const { world, desk, attemptId, book, outcome } = await afterBooking(purchase, 'lost before');
    expect(outcome).toMatchObject({ kind: 'unknown', text: 'An error occurred while processing the transaction.' });
    await desk.resumeAll();
    await book();
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
    const { world, desk } = await pageWith([]);
    world.createFaults = ['5xx before'];
    const attemptId = await beginIn(desk);
    await expect(desk.createOrder(attemptId)).rejects.toMatchObject({
      name: 'PaymentTextError',
      message: 'Could not initiate PayPal Checkout... The service returned status 502.',
    });
    expect(world.journal.records.size).toBe(0);
    expect(await desk.createOrder(attemptId)).toBe('PP-2');
  });

  it('one attempt has one order, however often it is requested (fault 5)', async () => {
    const { desk } = await pageWith([]);
    const attemptId = await beginIn(desk);
    expect(await Promise.all([desk.createOrder(attemptId), desk.createOrder(attemptId)])).toEqual(['PP-2', 'PP-2']);
    expect(await desk.createOrder(attemptId)).toBe('PP-2');
  });

  it('a new attempt closes this tab’s previous one alone, which gets no order and no capture', async () => {
    const { world, desk, attemptId, approve, record } = await opened();
    const otherTab = await opened(guestPurchase, world);
    await beginIn(desk);
    expect([record()?.state, otherTab.record()?.state]).toEqual(['CANCELLED', 'CREATED']);
    await expect(desk.createOrder(attemptId)).rejects.toThrow('This payment attempt was closed');
    const text = expect.stringContaining('You were not charged');
    expect(await approve()).toMatchObject({ kind: 'not-charged', text });
    expect(world.captureCalls).toEqual([]);
  });

  it('the same goods paid less than 30 minutes ago need a confirmation', async () => {
    const { world, desk } = await afterBooking();
    const record = { orderNumber: 'order-1' };
    expect(await desk.begin(guestPurchase)).toMatchObject({ kind: 'refused', reason: 'recent-same-cart', record });
    world.time += minute;
    expect(await payIn(desk, guestPurchase, true)).toMatchObject({ kind: 'paid' });
  });

  it('an unreadable record blocks payments until it is with customer care (fault 37)', async () => {
    const entry = quarantinedEntry();
    const { desk } = await pageWithUnreadable(null, entry);
    expect(await desk.begin(guestPurchase)).toEqual({ kind: 'refused', reason: 'quarantined', entry });
    expect(desk.snapshot().quarantined).toEqual([entry]);
    await desk.contactedSupport('x');
    expect(desk.snapshot().quarantined).toEqual([]);
  });
});

describe('the capture', () => {
  it('is repeated for the same order after 1, 2, 4, 8 and 16 s, then stays open until the shopper resumes it', async () => {
    const { world, desk, attemptId, orderId, approve } = await opened();
    world.captureFaults = ['lost before', '5xx before', 'malformed', 'lost after', '401', '5xx before'];
    const lastError = 'The service returned status 502.';
    expect(await approve()).toMatchObject({ kind: 'open', record: { tries: 6, lastError } });
    expect(world.waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(new Set(world.captureCalls)).toEqual(new Set([orderId]));
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'done' });
    expect(world.moneyMoved).toBe(1);
  });

  it('ORDER_ALREADY_CAPTURED after a lost response: the status is unknown, and it is booked (fault 72)', async () => {
    const { world, orderId, approve, book, record } = await opened();
    world.captureFaults = ['lost after'];
    await approve();
    expect(record()).toMatchObject({ state: 'CAPTURED', capture: { id: orderId, status: 'UNKNOWN', amount: '' } });
    expect(await book()).toMatchObject({ kind: 'done', record: { orderNumber: 'order-1' } });
  });

  it('waits as long as a 429 asks for (fault 23)', async () => {
    const { world, approve } = await opened();
    world.captureResponses = [{ error: { kind: 'http', status: 429, message: '', retryAfterMs: 9000 } }];
    expect(await approve()).toMatchObject({ kind: 'paid' });
    expect(world.waits).toEqual([9000]);
  });

  it('a declined card restarts the same order, as often as it takes (faults 18, 19)', async () => {
    const { world, desk, approve, record } = await opened();
    const declined = { data: refusal('INSTRUMENT_DECLINED') };
    world.captureResponses = [declined, declined];
    expect(await approve()).toMatchObject({ kind: 'declined' });
    expect(desk.snapshot().open).toBeNull();
    expect(await approve()).toMatchObject({ kind: 'declined' });
    expect(await approve()).toMatchObject({ kind: 'paid' });
    expect(record()).toMatchObject({ state: 'CAPTURED', tries: 0 });
    expect(world.moneyMoved).toBe(1);
  });

  it('a refusal books nothing and says why, and is not repeated on other pages (fault 20)', async () => {
    const { world, desk, approve, book } = await opened();
    world.captureResponses = [{ data: refusal('TRANSACTION_REFUSED') }];
    const text = 'Sorry, your transaction could not be processed... TRANSACTION_REFUSED Why. (f00)';
    expect(await approve()).toEqual({ kind: 'not-charged', text });
    expect(desk.snapshot().refusal).toBeNull();
    expect(await book()).toMatchObject({ kind: 'not-charged' });
    expect(world.bookCalls).toEqual([]);
    expect(await desk.begin(guestPurchase)).toMatchObject({ kind: 'started' });
  });

  it('PENDING is booked (fault 21), and so is another amount, as PayPal named it (fault 22)', async () => {
    const { world, approve, book } = await opened();
    world.captureResponses = [{ data: captured('PENDING', '111.00', 'USD') }];
    expect(await approve()).toMatchObject({ record: { capture: { status: 'PENDING' } } });
    await book();
    expect(world.booked[0]?.body).toMatchObject({ payment: { amount: '111.00', currency: 'USD' } });
  });

  it('is not sent for a second tab’s approval of the same cart, open or just paid (fault 13)', async () => {
    const world = new World();
    const first = await opened(guestPurchase, world);
    const second = await opened(guestPurchase, world);
    const third = await opened(guestPurchase, world);
    const notCharged = (why: string) => ({ kind: 'not-charged', text: expect.stringContaining(why) });
    world.time += 1000;
    await first.approve();
    expect(await second.approve()).toMatchObject(notCharged('another payment on this device'));
    await first.book();
    expect(await third.approve()).toMatchObject(notCharged('the same items were paid for in another tab'));
    expect(world.moneyMoved).toBe(1);
  });

  it('a repeated approval is captured and booked once', async () => {
    const { world, desk, approve, book } = await opened();
    const both = await Promise.all([approve(), approve()]);
    expect(both.map(({ kind }) => kind)).toEqual(['paid', 'paid']);
    await Promise.all([book(), book(), desk.resumeAll()]);
    expect(world.moneyMoved).toBe(1);
    expect(world.bookCalls).toHaveLength(1);
  });

  it('an approval of another order is not captured', async () => {
    const { world, desk, attemptId } = await opened();
    expect(await desk.approve(attemptId, 'PP-other')).toMatchObject({ kind: 'not-charged' });
    expect(world.captureCalls).toEqual([]);
  });
});

describe('the booking', () => {
  it('another message is a refusal with the contract’s text, repeated only by the shopper (fault 29)', async () => {
    const { world, desk, attemptId, book } = await paid(cartPurchase);
    world.bookResponses = [{ data: { message: 'Sold out', orderId: '' } }];
    expect(await book()).toMatchObject({
      kind: 'refused',
      text: 'Error placing order. Please try again.',
      record: { lastError: 'Sold out' },
    });
    await desk.resumeAll();
    expect(world.bookCalls).toHaveLength(1);
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'done' });
  });

  it('401: continues only after the same customer signs in (faults 30, 31)', async () => {
    const { world, desk, attemptId, outcome } = await afterBooking(cartPurchase, '401');
    expect(outcome).toMatchObject({ kind: 'sign-in', record: { because: 'sign-in' } });
    await desk.resumeAll();
    world.user = { ...customer('u2'), signedInAt: '2026-03-01T11:00:00.000Z' };
    await desk.resumeAll();
    expect(await desk.resume(attemptId)).toMatchObject({ kind: 'gone' });
    expect(world.bookCalls).toHaveLength(1);
    world.signIn();
    await desk.resumeAll();
    expect(world.bookedUnasked).toBe(1);
    expect(desk.snapshot().done).not.toBeNull();
  });

  it('a guest’s 401 is a refusal: nobody could sign in', async () => {
    const { outcome } = await afterBooking(guestPurchase, '401');
    expect(outcome).toMatchObject({ kind: 'refused', record: { because: 'refused' } });
  });

  it('after a 401 and a sign-in on a page that was left, the next visit continues, once per sign-in', async () => {
    const { world } = await afterBooking(cartPurchase, '401', '401');
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
    const { world, desk, book } = await paid(cartPurchase);
    world.user = customer('u2');
    expect(await book()).toMatchObject({ kind: 'sign-in', record: { state: 'CAPTURED' } });
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ open: null, waitingFor: null });
    world.signIn();
    await desk.resumeAll();
    expect(world.bookCalls).toHaveLength(1);
  });

  it('is sent once the network is back (fault 25)', async () => {
    const { world, desk, book } = await paid();
    world.isOnline = false;
    expect(await book()).toMatchObject({ kind: 'paid' });
    expect(world.bookCalls).toEqual([]);
    world.isOnline = true;
    await Promise.all([desk.resumeAll(), desk.resumeAll()]);
    expect(world.bookCalls).toHaveLength(1);
  });

  it('two tabs that resume book once (fault 35)', async () => {
    const { world, record } = await paid();
    const tabs = [createPaymentDesk(world.ports()), createPaymentDesk(world.ports())];
    await Promise.all(tabs.map((tab) => tab.resumeAll()));
    expect(world.bookCalls).toHaveLength(1);
    expect(record()?.state).toBe('DONE');
  });
});

describe('resuming', () => {
  it.each([
    ['APPROVED', 15, 'DONE'],
    ['APPROVED', 16, 'APPROVED'],
    ['CAPTURING', 16, 'DONE'],
  ] as const)('%s since %i minutes becomes %s', async (state, minutes, next) => {
    const { world, desk } = await pageWith([recordIn(state, guestPurchase)]);
    world.time += minutes * minute;
    await desk.resumeAll();
    expect(world.stateOf('a1')).toBe(next);
  });

  it('an old approval is captured or cancelled by the shopper', async () => {
    const approvals = ['a1', 'a2'].map((attemptId) => recordIn('APPROVED', guestPurchase, attemptId));
    const { world, desk } = await pageWith(approvals);
    world.time += 20 * minute;
    await desk.cancel('a2');
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ open: { attemptId: 'a1' }, needsShopper: true });
    expect(await desk.resume('a1')).toMatchObject({ kind: 'done' });
    expect(world.stateOf('a2')).toBe('CANCELLED');
  });

  it('leaves alone an order that was only created (fault 11), what is settled, and what was paid after it failed', async () => {
    const left = (['CREATED', 'CANCELLED', 'DONE', 'WITH_SUPPORT', 'PAID_LATE'] as const).map((state) =>
      recordIn(state, guestPurchase, state),
    );
    const { world, desk } = await pageWith(left);
    await desk.resumeAll();
    expect([...world.journal.records.values()]).toEqual(left);
    expect([...world.captureCalls, ...world.bookCalls]).toEqual([]);
  });

  it('a booking whose page was closed is unknown, and waits for the shopper (fault 32)', async () => {
    const { world, desk } = await pageWith([recordIn('BOOKING', guestPurchase)]);
    await desk.resumeAll();
    const lastError = 'The page was closed before the response arrived.';
    expect(desk.snapshot()).toMatchObject({ open: { state: 'UNKNOWN', lastError }, needsShopper: true });
    expect(world.bookCalls).toEqual([]);
  });

  it('expired records are removed', async () => {
    const { world, desk } = await pageWith([recordIn('DONE', guestPurchase)]);
    world.time += 31 * day;
    await desk.resumeAll();
    expect(world.journal.records.size).toBe(0);
  });
});

describe('leaving', () => {
  it('“I have contacted customer care” hides an open record and allows a new purchase', async () => {
    const { desk, attemptId, record } = await afterBooking(guestPurchase, 'lost before');
    await desk.contactedSupport(attemptId);
    expect(desk.snapshot().open).toBeNull();
    expect(record()?.state).toBe('WITH_SUPPORT');
    expect(desk.snapshot().closed).toMatchObject([{ attemptId, capture: { id: 'CAP-1' } }]);
    expect(await desk.begin(guestPurchase)).toMatchObject({ reason: 'recent-same-cart', record: { attemptId } });
    expect(await desk.begin(guestPurchase, { repeatConfirmed: true })).toMatchObject({ kind: 'started' });
  });

  it('a sign-out first tries to finish open records (fault 47)', async () => {
    const { world, desk, approve } = await opened(cartPurchase);
    world.timeStandsStill = true;
    // The capture is pending during the sign-out.
    void approve();
    await expect.poll(() => world.captureCalls).toHaveLength(1);
    expect(await desk.finishBeforeLogOut(5000)).toBeNull();
    expect(world.bookCalls).toHaveLength(1);
    await desk.forgetSettled();
    expect(world.journal.records.size).toBe(0);
    expect(desk.snapshot().done).toBeNull();
  });

  it('a sign-out waits no longer than its timeout', async () => {
    const { world, desk, attemptId } = await paid();
    world.bookFaults = ['crash before'];
    expect(await desk.finishBeforeLogOut(5000)).toMatchObject({ attemptId });
    expect(world.waits).toEqual([5000]);
  });

  it('a sign-out keeps the open record and removes the others', async () => {
    const { world, desk, attemptId } = await afterBooking(guestPurchase, 'lost before');
    await world.journal.write(recordIn('DONE', cartPurchase, 'done'));
    expect(await desk.finishBeforeLogOut(5000)).toMatchObject({ attemptId, state: 'UNKNOWN' });
    await desk.forgetSettled();
    expect([...world.journal.records.keys()]).toEqual([attemptId]);
  });
});

describe('the snapshot', () => {
  it('changes only if its content does, and names each step while it is in progress', async () => {
    const { desk } = await pageWith([]);
    const attemptId = await beginIn(desk);
    await desk.resumeAll();
    const before = desk.snapshot();
    const seen: unknown[] = [];
    const stop = desk.subscribe(() => seen.push(desk.snapshot().working?.step ?? desk.snapshot().open?.state));
    await desk.resumeAll();
    expect(desk.snapshot()).toBe(before);
    expect(seen).toEqual([]);
    await desk.approve(attemptId, await desk.createOrder(attemptId));
    await desk.book(attemptId);
    // At APPROVED, the page would ask whether to pay at all.
    const each = seen.filter((step, index) => step !== undefined && step !== seen[index - 1]);
    expect(each).toEqual(['create', 'capture', 'CAPTURED', 'BOOKING', 'book']);
    expect(desk.snapshot().working).toBeNull();
    stop();
    const heard = seen.length;
    await desk.forgetSettled();
    expect(seen).toHaveLength(heard);
  });

  it('follows the changes of other tabs until it is closed', async () => {
    let notify = () => {};
    const stopListening = vi.fn();
    const listen = (listener: () => void) => {
      notify = listener;
      return stopListening;
    };
    const { world, desk } = await pageWith([], { channel: { notify: () => {}, listen } });
    await world.journal.write(recordIn('UNKNOWN', guestPurchase));
    notify();
    await expect.poll(() => desk.snapshot().open?.state).toBe('UNKNOWN');
    desk.close();
    expect(stopListening).toHaveBeenCalledTimes(1);
  });
});
