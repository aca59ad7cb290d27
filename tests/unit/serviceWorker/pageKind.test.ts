import { expect, it } from 'vitest';
import { routePatterns } from '@/config/paths';
import { pageKind } from '@/serviceWorker/pageRules';

it.each(['/', '/medicines', '/medicines/Himavat%20Wellness', '/products/Vitamin_B12_1.5', '/about-us', '/sign-in'])(
  'the page %s is everybody’s, and kept',
  (path) => expect(pageKind(path)).toBe('kept'),
);
it.each(['/cart', '/myaccount/orders', '/orders/checkout', '/orders/review'])(
  'the page %s is answered with the app, and its own HTML not kept',
  (path) => expect(pageKind(path)).toBe('app'),
);
it.each(Object.values(routePatterns).filter((path) => path.startsWith('/admin')))(
  'the dashboard’s page %s is not answered at all',
  (path) => expect(pageKind(path)).toBe('admin'),
);
it.each(['/robots.txt', '/sitemap.xml', '/nowhere', '/assets/x.js'])('%s is the network’s', (path) =>
  expect(pageKind(path)).toBe('file'),
);
