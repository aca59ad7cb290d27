import { expect, it } from 'vitest';
import type { MetricType } from 'web-vitals';
import { figureReport } from '@/report/reports';

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
