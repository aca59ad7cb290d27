import { describe, expect, it } from 'vitest';
import type { ShopUser } from '@/payment/browser';
import type { JournalContent } from '@/payment/journal';
import { makePaymentView } from '@/payment/paymentView';
import type { PaymentRecord, QuarantinedEntry } from '@/payment/record';
import { customer } from './desks';
import { cartPurchase, guestPurchase } from './purchases';
import { at, quarantinedEntry, recordIn } from './records';
import { memoryJournal } from './world';

const entry = (who: QuarantinedEntry['who']) => quarantinedEntry({ who });
const mine = { kind: 'customer', userId: 'u1' } as const;

function viewOfReadings(read: () => Promise<JournalContent>, user: ShopUser | null) {
  return makePaymentView({ journal: { ...memoryJournal(), read }, currentUser: () => user, now: () => new Date(at) });
}

function viewOf(content: Partial<JournalContent>, userId: string | null, orders: readonly string[] = []) {
  const shown: JournalContent = { records: [], quarantined: [], complete: true, ...content };
  const user = userId === null ? null : customer(userId, orders);
  const view = viewOfReadings(async () => shown, user);
  return { ...view, set: (more: Partial<JournalContent>) => void Object.assign(shown, more) };
}

async function snapshotOf(...parameters: Parameters<typeof viewOf>) {
  const view = viewOf(...parameters);
  await view.refresh();
  return view.snapshot();
}

describe('a payment of somebody else', () => {
  const theirs = recordIn('UNKNOWN', cartPurchase);
  const guests = recordIn('UNKNOWN', guestPurchase, 'a2');
  const another = { ...theirs, attemptId: 'a3', who: { kind: 'customer', userId: 'u3', email: '' } } as const;

  it.each<[string, PaymentRecord[], string | null, 'customer' | 'guest' | null]>([
    ['nothing', [], 'u1', null],
    ['one’s own', [theirs], 'u1', null],
    ['a customer’s, to a visitor', [theirs], null, 'customer'],
    ['a guest’s, to a visitor, who is the guest', [guests], null, null],
    ['a guest’s, to a customer', [guests], 'u1', 'guest'],
    ['a customer’s, to another one', [theirs], 'u2', null],
    ['a customer’s and a guest’s, to another customer', [another, guests], 'u1', 'guest'],
    ['one that is done', [recordIn('DONE')], null, null],
  ])('is announced: %s', async (_, records, userId, waitingFor) =>
    expect((await snapshotOf({ records }, userId)).waitingFor).toBe(waitingFor),
  );

  it('is announced even if it is unreadable, unless its owner is unknown', async () => {
    expect((await snapshotOf({ quarantined: [entry(mine)] }, null)).waitingFor).toBe('customer');
    expect((await snapshotOf({ quarantined: [entry(null)] }, null)).waitingFor).toBeNull();
  });

  it('is not shown', async () => {
    const content = {
      records: [theirs, recordIn('WITH_SUPPORT', cartPurchase, 'a4')],
      quarantined: [entry(mine), entry(null)],
    };
    const hidden = { open: null, candidates: [], quarantined: [entry(null)], closed: [] };
    expect(await snapshotOf(content, 'u2', ['new'])).toMatchObject(hidden);
    expect(await snapshotOf(content, 'u1', ['new'])).toMatchObject({
      open: { attemptId: 'a1' },
      candidates: ['new'],
      quarantined: [entry(mine), entry(null)],
      closed: [{ attemptId: 'a4' }],
    });
  });
});

describe('what is shown', () => {
  it('offers no order of the account if none may be the open payment, or nothing is open', async () => {
    expect((await snapshotOf({ records: [recordIn('UNKNOWN')] }, 'u1', ['old'])).candidates).toEqual([]);
    expect((await snapshotOf({ records: [recordIn('DONE')] }, 'u1', ['new'])).candidates).toEqual([]);
  });

  it('lists only payments with customer care as closed', async () => {
    const records = [recordIn('DONE'), recordIn('CANCELLED', cartPurchase, 'a2')];
    expect((await snapshotOf({ records }, 'u1')).closed).toEqual([]);
  });

  it('is one’s own placed orders, the newest first', async () => {
    const placedAt = (hour: number, purchase = guestPurchase) => ({
      ...recordIn('DONE', purchase, `a${hour}`),
      bookedAt: `2026-03-01T0${hour}:00:00.000Z`,
    });
    const records = [placedAt(2), placedAt(4, cartPurchase), placedAt(1), placedAt(3)];
    const { done, placed } = await snapshotOf({ records }, null);
    expect(done?.attemptId).toBe('a3');
    expect(placed.map(({ attemptId }) => attemptId)).toEqual(['a3', 'a2', 'a1']);
  });

  it('is ready once the whole journal was read, and stays so', async () => {
    const view = viewOf({ complete: false }, null);
    await view.refresh();
    expect(view.snapshot().ready).toBe(false);
    view.set({ complete: true });
    await view.refresh();
    view.set({ complete: false });
    await view.refresh();
    expect(view.snapshot().ready).toBe(true);
  });

  it('follows the last reading: a slower one before it does not replace it', async () => {
    const responses: ((content: JournalContent) => void)[] = [];
    const view = viewOfReadings(() => new Promise((resolve) => responses.push(resolve)), null);
    const content = (state: 'CAPTURED' | 'DONE') => ({
      records: [recordIn(state, guestPurchase)],
      quarantined: [],
      complete: true,
    });
    const readings = [view.refresh(), view.refresh()];
    responses[1]?.(content('DONE'));
    await readings[1];
    expect(view.snapshot().done?.state).toBe('DONE');
    responses[0]?.(content('CAPTURED'));
    expect((await readings[0])?.records[0]?.state).toBe('CAPTURED');
    expect(view.snapshot().done?.state).toBe('DONE');
    expect(view.snapshot().open).toBeNull();
  });
});

describe('the step in progress', () => {
  it('is not named to somebody else', async () => {
    const view = viewOf({}, 'u2');
    await view.working('book', mine, async () => expect(view.snapshot().working).toBeNull());
  });

  it('is the last one that began, until that one ends', async () => {
    const view = viewOf({}, 'u1');
    let endCapture = () => {};
    const capture = view.working('capture', mine, () => new Promise<void>((resolve) => (endCapture = resolve)));
    let endBooking = () => {};
    const booking = view.working('book', mine, () => new Promise<void>((resolve) => (endBooking = resolve)));
    endCapture();
    await capture;
    expect(view.snapshot().working).toEqual({ step: 'book', since: at });
    endBooking();
    await booking;
    expect(view.snapshot().working).toBeNull();
  });
});

describe('a payment that PayPal refused while the shopper was elsewhere (fault 73)', () => {
  const refused = { ...recordIn('NOT_CHARGED', guestPurchase), lastError: 'TRANSACTION_REFUSED' };
  const text = 'Sorry, your transaction could not be processed... TRANSACTION_REFUSED You were not charged.';

  async function closedAs(state: 'NOT_CHARGED' | 'DECLINED' | 'CANCELLED') {
    const view = viewOf({ records: [recordIn('CAPTURING', guestPurchase)] }, null);
    await view.refresh();
    view.set({ records: [state === 'NOT_CHARGED' ? refused : recordIn(state, guestPurchase)] });
    await view.refresh();
    return view;
  }

  it('says so, until a new payment starts or the page has shown it itself', async () => {
    const view = await closedAs('NOT_CHARGED');
    expect(view.snapshot().refusal).toBe(text);
    await view.refresh();
    expect(view.snapshot().refusal).toBe(text);
    view.clearRefusal();
    expect(view.snapshot().refusal).toBeNull();
    const other = await closedAs('DECLINED');
    expect(other.snapshot().refusal).toContain('You were not charged.');
    await other.working('create', { kind: 'guest' }, async () => {});
    expect(other.snapshot().refusal).toBeNull();
  });

  it('says nothing if the shopper cancelled it, or if it was never shown as open', async () => {
    expect((await closedAs('CANCELLED')).snapshot().refusal).toBeNull();
    expect((await snapshotOf({ records: [refused] }, null)).refusal).toBeNull();
  });
});
