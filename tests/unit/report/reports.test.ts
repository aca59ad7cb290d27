import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { errorFacts, figureReport, makeErrorLimit, type Report, releaseOf, sendTo } from '@/report/reports';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { observable } from '@/lib/version';
import type { PaymentSnapshot } from '@/payment/outcomes';
import { recordIn } from '../payment/records';

describe('errors', () => {
  beforeEach(() => sessionStorage.clear());

  const facts = (message: string) => ({ name: 'Error', message, frames: ['a.js:1:1'] });

  it('an error is told by its name, its message and its frames', () => {
    const error = new TypeError('No noor@example.com');
    error.stack = 'f@https://shop.example/a.js:1:2';
    expect(errorFacts(error, '', [])).toEqual({ name: 'TypeError', message: 'No [email]', frames: ['f a.js:1:2'] });
  });

  it('a thrown text or object is told by its kind alone, with the browser’s message', () => {
    expect(errorFacts('Noor Gill', 'Unhandled rejection', [])).toEqual({
      name: 'string',
      message: 'Unhandled rejection',
      frames: [],
    });
    expect(errorFacts({ email: 'noor@example.com' }, 'Uncaught', []).name).toBe('object');
  });

  it('a name that is no name of an error is not told', () => {
    const error = new Error('x');
    error.name = 'Noor Gill';
    expect(errorFacts(error, '', []).name).toBe('Error');
  });

  it('an error is reported once in a visit, which a reload does not end', () => {
    const isNew = makeErrorLimit();
    expect([isNew(facts('a')), isNew(facts('a')), isNew(facts('b'))]).toEqual([true, false, true]);
    expect(makeErrorLimit()(facts('a'))).toBe(false);
  });

  it('ten errors are reported in a visit', () => {
    const isNew = makeErrorLimit();
    const reported = Array.from({ length: 15 }, (_, index) => isNew(facts(`error ${index}`)));
    expect(reported.filter(Boolean)).toHaveLength(10);
  });

  it('a broken list of a session counts as none', () => {
    sessionStorage.setItem('reported-errors', '{');
    expect(makeErrorLimit()(facts('a'))).toBe(true);
  });
});

describe('figures', () => {
  const routes = { at: (time: number) => `at ${time}` };

  const figure = (fields: object) =>
    figureReport(
      { value: 12.345678, id: 'v1-1', navigationType: 'navigate', entries: [], ...fields } as unknown as MetricType,
      routes,
    );

  it('loading belongs to the route that the page started with, in whole milliseconds', () => {
    const expected = { kind: 'figure', value: 12, id: 'v1-1', navigation: 'navigate', route: 'at 0' };
    expect(figure({ name: 'LCP', entries: [{ startTime: 900 }] })).toEqual({ ...expected, name: 'LCP' });
    expect(figure({ name: 'TTFB' })).toEqual({ ...expected, name: 'TTFB' });
  });

  it('a press and a shift belong to the route that showed then', () => {
    expect(figure({ name: 'INP', entries: [{ startTime: 900 }] })).toMatchObject({ value: 12, route: 'at 900' });
    expect(figure({ name: 'CLS', entries: [{ startTime: 700 }] })).toMatchObject({ value: 12.3457, route: 'at 700' });
    expect(figure({ name: 'CLS' }).route).toBe('at 0');
  });

  it('a page that comes back belongs to the route that it shows then', () =>
    expect(figure({ name: 'LCP', navigationType: 'back-forward-cache', entries: [{ startTime: 5000 }] }).route).toBe(
      'at 5000',
    ));
});

describe('release of', () => {
  it('the release is the hash of the build’s first module', () => {
    const scripts = [
      '',
      'https://shop.example/assets/vendor-11111111.js',
      'https://shop.example/assets/index-AbC_12-9.js',
    ];
    expect(releaseOf(scripts)).toBe('AbC_12-9');
    expect(releaseOf([])).toBe('unknown');
  });
});

describe('send to', () => {
  const report: Report = { kind: 'error', name: 'Error', message: 'x', frames: [], route: '/' };

  it('a report leaves without cookies and referrer, outlives its page and names version and release', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    expect(await sendTo('https://reports.shop.test/v1', 'AbC12345')(report)).toBe(true);
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://reports.shop.test/v1');
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
    expect(JSON.parse(String(options?.body))).toEqual({ version: 1, release: 'AbC12345', ...report });
  });

  it('a report that fails says so and throws nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendTo('https://reports.shop.test', 'a')(report)).toBe(false);
  });
});

describe('watch payments', () => {
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
});
