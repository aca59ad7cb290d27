import { expect, it } from 'vitest';
import { makeRouteLog } from '@/report/scrub';

it('a time belongs to the route that showed then, one before all others to the first', () => {
  const routes = makeRouteLog('/');
  routes.add('/medicines', 100);
  routes.add('/medicines', 150);
  routes.add('/products/Neem', 200);
  expect([-1, 0, 99, 100, 199, 200, 9999].map(routes.at)).toEqual([
    '/',
    '/',
    '/',
    '/medicines',
    '/medicines',
    '/products/:productName',
    '/products/:productName',
  ]);
});
