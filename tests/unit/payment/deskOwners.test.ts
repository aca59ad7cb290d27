import { describe, expect, it } from 'vitest';
import { createPaymentDesk } from '@/payment/paymentDesk';
import type { PurchaseToPay } from '@/payment/purchase';
import type { QuarantinedEntry } from '@/payment/record';
import { cartPurchase, guestPurchase } from './purchases';
import { at, quarantinedEntry, recordIn } from './records';
import { World } from './world';

const signedIn = (userId: string) => ({ userId, orders: [], signedInAt: null });
const another: PurchaseToPay = { ...cartPurchase, buyer: { kind: 'customer', userId: 'u2', email: 'b@example.com' } };

/** A world with a payment of customer u1 in `state`. */
async function worldWith(state: 'APPROVED' | 'UNKNOWN' | 'DONE', userId: string | null, purchase = cartPurchase) {
  const world = new World();
  world.user = userId === null ? null : signedIn(userId);
  await world.journal.write(recordIn(state, purchase, 'theirs'));
  return { world, desk: createPaymentDesk(world.ports()) };
}

async function attemptOf(desk: ReturnType<typeof createPaymentDesk>, purchase: PurchaseToPay, repeatConfirmed = false) {
  const start = await desk.begin(purchase, { repeatConfirmed });
  if (start.kind !== 'started') throw new Error(start.reason);
  return start.attemptId;
}

describe('an open payment', () => {
  it('of another customer blocks nothing', async () => {
    const { desk } = await worldWith('UNKNOWN', 'u2');
    const attemptId = await attemptOf(desk, another);
    expect(await desk.approve(attemptId, await desk.createOrder(attemptId))).toMatchObject({ kind: 'paid' });
  });

  it('of the same customer blocks a new one', async () => {
    const { desk } = await worldWith('UNKNOWN', 'u1');
    expect(await desk.begin(cartPurchase)).toMatchObject({
      kind: 'refused',
      reason: 'open-record',
      record: { attemptId: 'theirs' },
    });
  });

  it('of the same customer in another tab blocks an order that this tab creates, and one that it approves', async () => {
    const world = new World();
    world.user = signedIn('u1');
    const desk = createPaymentDesk(world.ports());
    const attemptId = await attemptOf(desk, cartPurchase);
    await world.journal.write(recordIn('UNKNOWN', cartPurchase, 'theirs'));
    await expect(desk.createOrder(attemptId)).rejects.toThrow('Finish your last order first.');
    world.journal.records.delete('theirs');
    const orderId = await desk.createOrder(attemptId);
    await world.journal.write(recordIn('UNKNOWN', cartPurchase, 'theirs'));
    expect(await desk.approve(attemptId, orderId)).toMatchObject({
      kind: 'not-charged',
      text: expect.stringContaining('another payment on this device'),
    });
    expect(world.captureCalls).toEqual([]);
  });

  it.each([null, 'u2'])('of a customer waits while %s is signed in', async (userId) => {
    const { world, desk } = await worldWith('APPROVED', userId);
    await desk.resumeAll();
    expect(world.captureCalls).toEqual([]);
  });

  it('of a guest is resumed, whoever is signed in', async () => {
    const { world, desk } = await worldWith('APPROVED', 'u2', guestPurchase);
    await desk.resumeAll();
    expect(world.journal.records.get('theirs')?.state).toBe('DONE');
  });

  it('that this tab began can be cancelled after another customer has signed in', async () => {
    const world = new World();
    world.user = signedIn('u1');
    const desk = createPaymentDesk(world.ports());
    const attemptId = await attemptOf(desk, cartPurchase);
    world.user = signedIn('u2');
    expect(await createPaymentDesk(world.ports()).cancel(attemptId)).toBe(false);
    expect(await desk.cancel(attemptId)).toBe(true);
  });

  it('that has its PayPal order is cancelled by its customer alone, in any tab', async () => {
    const world = new World();
    world.user = signedIn('u1');
    const desk = createPaymentDesk(world.ports());
    const attemptId = await attemptOf(desk, cartPurchase);
    await desk.createOrder(attemptId);
    const otherTab = createPaymentDesk(world.ports());
    world.user = signedIn('u2');
    expect(await otherTab.cancel(attemptId)).toBe(false);
    world.user = signedIn('u1');
    expect(await otherTab.cancel(attemptId)).toBe(true);
  });

  it('that is paid is not cancelled', async () => {
    const { desk } = await worldWith('UNKNOWN', 'u1');
    expect(await desk.cancel('theirs')).toBe(false);
  });
});

describe('a customer’s unknown booking is sent again', () => {
  const minute = 60_000;
  const signedInAfter = (ms: number) => ({
    ...signedIn('u1'),
    signedInAt: new Date(Date.parse(at) + ms).toISOString(),
  });

  it('at the first tap, if the customer has signed in since: the orders are fresh', async () => {
    const { world, desk } = await worldWith('UNKNOWN', 'u1');
    world.user = signedInAfter(minute);
    expect(await desk.resume('theirs')).toMatchObject({ kind: 'done' });
  });

  it.each([
    ['from before', -minute],
    ['from the same moment', 0],
  ])('not with a sign-in %s, even at the second tap', async (_, ms) => {
    const { world, desk } = await worldWith('UNKNOWN', 'u1');
    world.user = signedInAfter(ms);
    for (const tap of [1, 2]) expect(await desk.resume('theirs'), `tap ${tap}`).toMatchObject({ kind: 'sign-in' });
    expect(world.bookCalls).toEqual([]);
  });

  it('after another sign-in, also where the clock was set back', async () => {
    const { world, desk } = await worldWith('UNKNOWN', 'u1');
    world.user = signedInAfter(-minute);
    expect(await desk.resume('theirs')).toMatchObject({ kind: 'sign-in' });
    world.user = signedInAfter(-2 * minute);
    expect(await desk.resume('theirs')).toMatchObject({ kind: 'done' });
  });
});

describe('the same goods', () => {
  it('paid before by the same customer, who wants them again, are paid again', async () => {
    const { world, desk } = await worldWith('DONE', 'u1');
    const attemptId = await attemptOf(desk, cartPurchase, true);
    expect(await desk.approve(attemptId, await desk.createOrder(attemptId))).toMatchObject({ kind: 'paid' });
    expect(world.moneyMoved).toBe(1);
  });

  it('paid just now by another customer need no confirmation', async () => {
    const { desk } = await worldWith('DONE', 'u2');
    const attemptId = await attemptOf(desk, another);
    expect(await desk.approve(attemptId, await desk.createOrder(attemptId))).toMatchObject({ kind: 'paid' });
  });
});

it('an unreadable record of another customer blocks nothing', async () => {
  const world = new World();
  world.user = signedIn('u2');
  const quarantined = [quarantinedEntry({ who: { kind: 'customer', userId: 'u1' } })];
  const read = async () => ({ records: [], quarantined, complete: true });
  const desk = createPaymentDesk({ ...world.ports(), journal: { ...world.journal, read } });
  expect(await desk.begin(another)).toMatchObject({ kind: 'started' });
  expect(await desk.begin(cartPurchase)).toMatchObject({ reason: 'quarantined' });
});

describe('customer care', () => {
  it('is given no payment of another customer', async () => {
    const { world, desk } = await worldWith('UNKNOWN', 'u2');
    await desk.contactedSupport('theirs');
    expect(world.journal.records.get('theirs')?.state).toBe('UNKNOWN');
  });

  it('is given the unreadable record that was named, unless it is another customer’s', async () => {
    const world = new World();
    world.user = signedIn('u1');
    const entryOf = (attemptId: string, userId: string) =>
      quarantinedEntry({ attemptId, who: { kind: 'customer', userId } });
    const quarantined = [entryOf('x', 'u1'), entryOf('y', 'u1'), entryOf('z', 'u2')];
    const dismissed: string[] = [];
    const journal = {
      ...world.journal,
      read: async () => ({ records: [], quarantined, complete: true }),
      dismiss: ({ attemptId }: QuarantinedEntry) => void dismissed.push(attemptId),
    };
    const desk = createPaymentDesk({ ...world.ports(), journal });
    await desk.resumeAll();
    await desk.contactedSupport('z');
    await desk.contactedSupport('x');
    expect(dismissed).toEqual(['x']);
  });
});

describe('the same goods under another sign-in (fault 65)', () => {
  const asBuyer = (world: World, purchase: PurchaseToPay) => {
    world.user = purchase.buyer.kind === 'customer' ? signedIn(purchase.buyer.userId) : null;
  };
  const sides = [
    ['guest, then signed in', guestPurchase, cartPurchase, 'guest'],
    ['signed in, then guest', cartPurchase, guestPurchase, 'customer'],
  ] as const;

  async function unconfirmed(first: PurchaseToPay) {
    const world = new World();
    asBuyer(world, first);
    const desk = createPaymentDesk(world.ports());
    const attemptId = await attemptOf(desk, first);
    await desk.approve(attemptId, await desk.createOrder(attemptId));
    world.bookFaults = ['5xx after'];
    await desk.book(attemptId);
    world.time += 60_000;
    return { world, desk };
  }

  it.each(sides)(
    '%s: an unfinished payment is asked about, and shows whose it may be',
    async (_, first, then, owner) => {
      const { world, desk } = await unconfirmed(first);
      asBuyer(world, then);
      await desk.resumeAll();
      expect(desk.snapshot()).toMatchObject({ open: null, waitingFor: owner });
      expect(await desk.begin(then)).toEqual({ kind: 'refused', reason: 'recent-same-cart', record: null });
      // A shopper who confirms another purchase may pay.
      const attemptId = await attemptOf(desk, then, true);
      expect(await desk.approve(attemptId, await desk.createOrder(attemptId))).toMatchObject({ kind: 'paid' });
    },
  );

  it.each(sides)('%s: a recent order is asked about without its number', async (_, first, then) => {
    const { world, desk } = await worldWith('DONE', null, first);
    asBuyer(world, then);
    expect(await desk.begin(then)).toEqual({ kind: 'refused', reason: 'recent-same-cart', record: null });
    world.time += 31 * 60_000;
    expect(await desk.begin(then)).toMatchObject({ kind: 'started' });
  });

  it.each(sides)('%s: an approval is not captured if the first window was paid meanwhile', async (_, first, then) => {
    const world = new World();
    const windows = [createPaymentDesk(world.ports()), createPaymentDesk(world.ports())] as const;
    asBuyer(world, first);
    const one = await attemptOf(windows[0], first);
    const oneOrder = await windows[0].createOrder(one);
    asBuyer(world, then);
    const other = await attemptOf(windows[1], then);
    const otherOrder = await windows[1].createOrder(other);
    world.time += 1000;
    asBuyer(world, first);
    world.bookFaults = ['lost after'];
    await windows[0].approve(one, oneOrder);
    await windows[0].book(one);
    asBuyer(world, then);
    expect(await windows[1].approve(other, otherOrder)).toMatchObject({ kind: 'not-charged' });
    expect(world.moneyMoved).toBe(1);
  });

  it('an unfinished payment of another buyer does not block other goods', async () => {
    const { world, desk } = await unconfirmed(guestPurchase);
    asBuyer(world, cartPurchase);
    const [line] = cartPurchase.lines;
    if (!line) throw new Error();
    expect(await desk.begin({ ...cartPurchase, lines: [{ ...line, quantity: 5 }] })).toMatchObject({ kind: 'started' });
  });
});

it('a window that is approved long after the first one is not captured (fault 66)', async () => {
  const world = new World();
  world.user = signedIn('u1');
  const windows = [createPaymentDesk(world.ports()), createPaymentDesk(world.ports())] as const;
  const first = await attemptOf(windows[0], cartPurchase);
  const second = await attemptOf(windows[1], cartPurchase);
  const orders = [await windows[0].createOrder(first), await windows[1].createOrder(second)] as const;
  world.time += 1000;
  await windows[0].approve(first, orders[0]);
  await windows[0].book(first);
  world.time += 40 * 60_000;
  expect(await windows[1].approve(second, orders[1])).toMatchObject({
    kind: 'not-charged',
    text: expect.stringContaining('You were not charged'),
  });
  expect(world.moneyMoved).toBe(1);
});
