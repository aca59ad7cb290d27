import { describe, expect, it } from 'vitest';
import { createPaymentDesk, type PaymentDesk } from '@/payment/paymentDesk';
import type { PurchaseToPay } from '@/payment/purchase';
import { afterBooking, beginIn, buyerOf, customer, opened, pageWith, pageWithUnreadable, payIn } from './desks';
import { cartPurchase, guestPurchase } from './purchases';
import { later, minute, quarantinedEntry, recordIn } from './records';

const another: PurchaseToPay = { ...cartPurchase, buyer: { kind: 'customer', userId: 'u2', email: 'b@example.com' } };

/** A payment of customer u1 in `state`, while `userId` is signed in. */
async function pageOf(state: 'APPROVED' | 'UNKNOWN' | 'DONE', userId: string | null, purchase = cartPurchase) {
  const page = await pageWith([recordIn(state, purchase, 'theirs')]);
  page.world.user = userId === null ? null : customer(userId);
  return page;
}

const unreadable = (attemptId: string, userId: string) =>
  quarantinedEntry({ attemptId, who: { kind: 'customer', userId } });

describe('an open payment', () => {
  it.each(['UNKNOWN', 'DONE'] as const)('of another customer, %s, blocks nothing', async (state) => {
    const { desk } = await pageOf(state, 'u2');
    expect(await payIn(desk, another)).toMatchObject({ kind: 'paid' });
  });

  it('of the same customer blocks a new one', async () => {
    const { desk } = await pageOf('UNKNOWN', 'u1');
    const record = { attemptId: 'theirs' };
    expect(await desk.begin(cartPurchase)).toMatchObject({ kind: 'refused', reason: 'open-record', record });
  });

  it('of the same customer in another tab blocks an order that this tab creates', async () => {
    const { world, desk } = await pageWith([]);
    world.user = customer();
    const attemptId = await beginIn(desk, cartPurchase);
    await world.journal.write(recordIn('UNKNOWN', cartPurchase, 'theirs'));
    await expect(desk.createOrder(attemptId)).rejects.toThrow('Finish your last order first.');
  });

  it.each([null, 'u2'])('of a customer waits while %s is signed in', async (userId) => {
    const { world, desk } = await pageOf('APPROVED', userId);
    await desk.resumeAll();
    expect(world.captureCalls).toEqual([]);
  });

  it('of a guest is resumed, whoever is signed in', async () => {
    const { world, desk } = await pageOf('APPROVED', 'u2', guestPurchase);
    await desk.resumeAll();
    expect(world.stateOf('theirs')).toBe('DONE');
  });

  it.each([
    ['the page that began it, whoever has signed in since', 'u2', (page: PaymentDesk) => page],
    ['its customer, in any tab', 'u1', (_: PaymentDesk, otherTab: PaymentDesk) => otherTab],
  ])('that has its PayPal order is cancelled by %s, and by no other customer elsewhere', async (_, userId, where) => {
    const { world, desk, attemptId } = await opened(cartPurchase);
    const otherTab = createPaymentDesk(world.ports());
    world.user = customer('u2');
    expect(await otherTab.cancel(attemptId)).toBe(false);
    world.user = customer(userId);
    expect(await where(desk, otherTab).cancel(attemptId)).toBe(true);
  });

  it('that is paid is not cancelled', async () => {
    const { desk } = await pageOf('UNKNOWN', 'u1');
    expect(await desk.cancel('theirs')).toBe(false);
  });
});

describe('a customer’s unknown booking is sent again', () => {
  const signedInAfter = (ms: number) => ({ ...customer(), signedInAt: later(ms).toISOString() });

  it('at the first tap, if the customer has signed in since: the orders are fresh', async () => {
    const { world, desk } = await pageOf('UNKNOWN', 'u1');
    world.user = signedInAfter(minute);
    expect(await desk.resume('theirs')).toMatchObject({ kind: 'done' });
  });

  it.each([
    ['from before', -minute],
    ['from the same moment', 0],
  ])('not with a sign-in %s, even at the second tap, but after another one with a clock set back', async (_, ms) => {
    const { world, desk } = await pageOf('UNKNOWN', 'u1');
    world.user = signedInAfter(ms);
    for (const tap of [1, 2]) expect(await desk.resume('theirs'), `tap ${tap}`).toMatchObject({ kind: 'sign-in' });
    expect(world.bookCalls).toEqual([]);
    world.user = signedInAfter(-2 * minute);
    expect(await desk.resume('theirs')).toMatchObject({ kind: 'done' });
  });
});

it('an unreadable record of another customer blocks nothing', async () => {
  const { desk } = await pageWithUnreadable(customer('u2'), unreadable('x', 'u1'));
  expect(await desk.begin(another)).toMatchObject({ kind: 'started' });
  expect(await desk.begin(cartPurchase)).toMatchObject({ reason: 'quarantined' });
});

describe('customer care', () => {
  it('is given no payment of another customer', async () => {
    const { world, desk } = await pageOf('UNKNOWN', 'u2');
    await desk.contactedSupport('theirs');
    expect(world.stateOf('theirs')).toBe('UNKNOWN');
  });

  it('is given the unreadable record that was named, unless it is another customer’s', async () => {
    const named = unreadable('x', 'u1');
    const others = [unreadable('y', 'u1'), unreadable('z', 'u2')];
    const { desk, dismissed } = await pageWithUnreadable(customer(), named, ...others);
    await desk.resumeAll();
    await desk.contactedSupport('z');
    await desk.contactedSupport('x');
    expect(dismissed).toEqual([named]);
  });
});

describe.each([
  ['guest, then signed in', guestPurchase, cartPurchase, 'guest'],
  ['signed in, then guest', cartPurchase, guestPurchase, 'customer'],
] as const)('the same goods under another sign-in (fault 65), %s', (_, first, then, owner) => {
  it('an unfinished payment is asked about, and shows whose it may be; other goods are sold', async () => {
    const { world, desk } = await afterBooking(first, '5xx after');
    world.time += minute;
    world.user = buyerOf(then);
    await desk.resumeAll();
    expect(desk.snapshot()).toMatchObject({ open: null, waitingFor: owner });
    expect(await desk.begin(then)).toEqual({ kind: 'refused', reason: 'recent-same-cart', record: null });
    const otherGoods = then.lines.map((line) => ({ ...line, quantity: 5 }));
    expect(await desk.begin({ ...then, lines: otherGoods })).toMatchObject({ kind: 'started' });
    // A shopper who confirms another purchase may pay.
    expect(await payIn(desk, then, true)).toMatchObject({ kind: 'paid' });
  });

  it('a recent order is asked about without its number', async () => {
    const { world, desk } = await pageOf('DONE', null, first);
    world.user = buyerOf(then);
    expect(await desk.begin(then)).toEqual({ kind: 'refused', reason: 'recent-same-cart', record: null });
    world.time += 31 * minute;
    expect(await desk.begin(then)).toMatchObject({ kind: 'started' });
  });

  it('an approval is not captured if the first window was paid meanwhile', async () => {
    const one = await opened(first);
    const { world } = one;
    world.user = buyerOf(then);
    const other = await opened(then, world);
    world.time += 1000;
    world.user = buyerOf(first);
    world.bookFaults = ['lost after'];
    await one.approve();
    await one.book();
    world.user = buyerOf(then);
    expect(await other.approve()).toMatchObject({ kind: 'not-charged' });
    expect(world.moneyMoved).toBe(1);
  });
});

it('a window that is approved long after the first one is not captured (fault 66)', async () => {
  const first = await opened(cartPurchase);
  const { world } = first;
  const second = await opened(cartPurchase, world);
  world.time += 1000;
  await first.approve();
  await first.book();
  world.time += 40 * minute;
  const text = expect.stringContaining('You were not charged');
  expect(await second.approve()).toMatchObject({ kind: 'not-charged', text });
  expect(world.moneyMoved).toBe(1);
});
