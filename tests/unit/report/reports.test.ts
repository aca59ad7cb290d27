import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { errorFacts, figureReport, makeErrorLimit, type Report, releaseOf, sendTo } from '@/report/reports';

describe('errors', () => {
  beforeEach(() => sessionStorage.clear());

  const facts = (message: string) => ({ name: 'Error', message, frames: ['a.js:1:1'] });

  it('an error is reported by its name, its message and its frames', () => {
    const error = new TypeError('No noor@example.com');
    error.stack = 'f@https://shop.example/a.js:1:2';
    expect(errorFacts(error, '', [])).toEqual({ name: 'TypeError', message: 'No [email]', frames: ['f a.js:1:2'] });
  });

  it('a thrown text or object is reported by its type alone, with the browser’s message', () => {
    expect(errorFacts('Noor Gill', 'Unhandled rejection', [])).toEqual({
      name: 'string',
      message: 'Unhandled rejection',
      frames: [],
    });
    expect(errorFacts({ email: 'noor@example.com' }, 'Uncaught', []).name).toBe('object');
  });

  it('a name that is not an error’s is not reported', () => {
    const error = new Error('x');
    error.name = 'Noor Gill';
    expect(errorFacts(error, '', []).name).toBe('Error');
  });

  it('an error is reported once in a visit, which a reload does not end', () => {
    const isNew = makeErrorLimit();
    expect([isNew(facts('a')), isNew(facts('a')), isNew(facts('b'))]).toEqual([true, false, true]);
    expect(makeErrorLimit()(facts('a'))).toBe(false);
  });

  it('at most ten errors are reported in a visit', () => {
    const isNew = makeErrorLimit();
    const reported = Array.from({ length: 15 }, (_, index) => isNew(facts(`error ${index}`)));
    expect(reported.filter(Boolean)).toHaveLength(10);
  });

  it('a damaged list of reported errors counts as empty', () => {
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

  it('a page from the back/forward cache belongs to the route that it shows then', () =>
    expect(figure({ name: 'LCP', navigationType: 'back-forward-cache', entries: [{ startTime: 5000 }] }).route).toBe(
      'at 5000',
    ));
});

it('the release is the hash of the build’s first module', () => {
  const scripts = [
    '',
    'https://shop.example/assets/vendor-11111111.js',
    'https://shop.example/assets/index-AbC_12-9.js',
  ];
  expect(releaseOf(scripts)).toBe('AbC_12-9');
  expect(releaseOf([])).toBe('unknown');
});

describe('send to', () => {
  const report: Report = { kind: 'error', name: 'Error', message: 'x', frames: [], route: '/' };

  it('a report is sent without cookies and referrer, with keepalive, and names version and release', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    expect(await sendTo('https://reports.shop.test/v1', 'AbC12345')(report)).toBe(true);
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://reports.shop.test/v1');
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
    expect(JSON.parse(String(options?.body))).toEqual({ version: 1, release: 'AbC12345', ...report });
  });

  it('the dashboard sends no report, which then remains due in the shop', async () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    const route = '/admin/dasboard';
    expect(await sendTo('https://reports.shop.test', 'a')({ ...report, route })).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a report that fails resolves to false', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendTo('https://reports.shop.test', 'a')(report)).toBe(false);
  });
});
