import { expect, it, vi } from 'vitest';
import { type Report, sendTo } from '@/report/reports';

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
