import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { observable } from '@/lib/version';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { Report } from '@/report/reports';
import { recordIn } from '../payment/records';

const snapshotOf = (state: 'UNKNOWN' | 'BOOK_REFUSED'): PaymentSnapshot => ({
  ready: true,
  open: recordIn(state),
  candidates: [],
  waitingFor: null,
  needsShopper: true,
  refusal: null,
  quarantined: [],
  done: null,
  placed: [],
  closed: [],
  deliveredTo: null,
  placedWith: null,
  working: null,
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
});

/** A page of its own, which knows only what the browser keeps. */
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

it('a report that does not leave is sent again once online', async () => {
  const leaves = vi.fn(() => leaves.mock.calls.length > 1);
  const { sent } = await openPage(leaves);
  await vi.waitFor(() => expect(leaves).toHaveBeenCalledTimes(1));
  await vi.waitFor(async () => {
    window.dispatchEvent(new Event('online'));
    expect(sent).toMatchObject([unknown]);
  });
  expect(leaves).toHaveBeenCalledTimes(2);
});

it('offline nothing is tried', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = await openPage();
  expect(sent).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it('without a database it is reported all the same, once in a page', async () => {
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
