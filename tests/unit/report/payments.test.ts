import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { observable } from '@/lib/version';
import type { PaymentSnapshot } from '@/payment/outcomes';
import { paymentsForPeople } from '@/report/payments';
import type { Report } from '@/report/reports';
import { guestPurchase } from '../payment/purchases';
import { at, capture, emptySnapshot, quarantinedEntry, recordIn } from '../payment/records';

const nothing = { ...emptySnapshot, ready: true };
const waiting = (fields: Partial<PaymentSnapshot>) => paymentsForPeople({ ...nothing, needsShopper: true, ...fields });

describe('payments that need a person', () => {
  it.each(['BOOK_REFUSED', 'UNKNOWN', 'PAID_LATE', 'CAPTURED'] as const)(
    'a payment in %s is reported by attempt, capture, state and amount alone',
    (state) =>
      expect(waiting({ open: recordIn(state, guestPurchase) })).toEqual([
        { attempt: 'a1', capture: 'CAP-1', state, cents: 11_000, currency: 'CAD' },
      ]),
  );
  it('an old approval has no capture; its amount is the total', () => {
    const open = recordIn('APPROVED', guestPurchase);
    const cents = open.snapshot.totalCents;
    expect(waiting({ open })).toEqual([{ attempt: 'a1', capture: null, state: 'APPROVED', cents, currency: 'CAD' }]);
  });
  it('an amount that differs is reported in PayPal’s figure and currency', () => {
    const open = { ...recordIn('UNKNOWN'), capture: { ...capture, amount: '19.99', currency: 'USD' } };
    expect(waiting({ open })[0]).toMatchObject({ cents: 1999, currency: 'USD' });
  });
  it('a payment with customer care and an unreadable one are reported too', () => {
    const entry = quarantinedEntry({ attemptId: 'a2', captureId: 'CAP-2' });
    expect(waiting({ closed: [recordIn('WITH_SUPPORT')], quarantined: [entry] })).toEqual([
      { attempt: 'a1', capture: 'CAP-1', state: 'WITH_SUPPORT', cents: 11_000, currency: 'CAD' },
      { attempt: 'a2', capture: 'CAP-2', state: 'UNREADABLE', cents: null, currency: null },
    ]);
  });
  it('an invalid id is not reported', () => {
    const entry = quarantinedEntry({ attemptId: 'Noor Gill', captureId: 'noor@example.com' });
    expect(waiting({ quarantined: [entry] })[0]).toMatchObject({ attempt: '', capture: null });
  });
  it.each([
    ['the shop finishes by itself', { needsShopper: false }],
    ['a step is working on', { working: { step: 'book', since: at } as const }],
    ['is in a journal that is not read yet', { ready: false }],
  ])('no payment is reported that %s', (_, fields) =>
    expect(waiting({ open: recordIn('UNKNOWN'), ...fields })).toEqual([]),
  );
});

describe('watch payments', () => {
  const snapshotOf = (state: 'UNKNOWN' | 'BOOK_REFUSED'): PaymentSnapshot => ({
    ...nothing,
    needsShopper: true,
    open: recordIn(state),
  });

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('window', new EventTarget());
  });

  /** A new page, which knows only what the browser has stored. */
  async function openPage(leaves: () => boolean = () => true) {
    vi.resetModules();
    const { watchPayments } = await import('@/report/payments');
    const snapshot = observable(snapshotOf('UNKNOWN'));
    const sent: Report[] = [];
    watchPayments(
      { snapshot: snapshot.get, subscribe: snapshot.subscribe },
      () => '/cart',
      async (report) => {
        const left = leaves();
        if (left) sent.push(report);
        return left;
      },
    );
    return { sent, snapshot };
  }

  const unknown = { kind: 'payment', attempt: 'a1', capture: 'CAP-1', state: 'UNKNOWN', route: '/cart' };

  it('a payment is reported once in each state, however often the desk changes', async () => {
    const { sent, snapshot } = await openPage();
    await vi.waitFor(() => expect(sent).toMatchObject([unknown]));
    snapshot.set(snapshotOf('UNKNOWN'));
    snapshot.set(snapshotOf('BOOK_REFUSED'));
    snapshot.set(snapshotOf('BOOK_REFUSED'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ state: 'BOOK_REFUSED' });
  });

  it('the next page on the device does not report it again', async () => {
    const first = await openPage();
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    const { sent, snapshot } = await openPage();
    snapshot.set(snapshotOf('BOOK_REFUSED'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ state: 'BOOK_REFUSED' });
  });

  it('a report that cannot be sent is retried once online', async () => {
    const leaves = vi.fn(() => leaves.mock.calls.length > 1);
    const { sent } = await openPage(leaves);
    await vi.waitFor(() => expect(leaves).toHaveBeenCalledTimes(1));
    await vi.waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      expect(sent).toMatchObject([unknown]);
    });
    expect(leaves).toHaveBeenCalledTimes(2);
  });

  it('offline, nothing is sent until the browser is online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sent } = await openPage();
    expect(sent).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  it('without a database a payment is still reported, once in a page', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const { sent, snapshot } = await openPage();
    snapshot.set(snapshotOf('UNKNOWN'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    snapshot.set(snapshotOf('BOOK_REFUSED'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });
});
