import { expect, it } from 'vitest';
import { routePatterns } from '@/config/paths';
import { routePattern } from '@/report/scrub';

it.each(Object.values(routePatterns))('the pattern of %s is itself', (pattern) =>
  expect(routePattern(pattern.replace(/:\w+/, 'Any%20Name'))).toBe(pattern),
);
it.each([
  ['/products/Himalayan_Shilajit_Resin/', '/products/:productName'],
  ['/MEDICINES', '/medicines'],
  ['/noor@example.com', '*'],
  ['/products', '*'],
  ['/medicines/a/b', '*'],
])('%s is reported as %s', (route, pattern) => expect(routePattern(route)).toBe(pattern));
