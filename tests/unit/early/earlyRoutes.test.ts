import { describe, expect, it } from 'vitest';
import { brandPath, routePatterns, searchPath } from '@/config/paths';
import { calls } from '@/contract/calls';
import { productPath } from '@/domain/productSlug';
import { callsOfRoute, headingOfRoute, pageOfRoute, shellOfRoute } from '@/early/earlyRoutes';

const catalogue = calls.getProducts.path;

describe('the call that the HTML starts', () => {
  it('is the catalogue on every page of the shop', () => {
    for (const path of ['/', '/medicines', '/cart', '/about-us', '/nowhere'])
      expect(callsOfRoute(path, '')).toEqual([catalogue]);
  });
  it('is none in the dashboard', () => {
    expect(callsOfRoute(routePatterns.adminDashboard, '')).toEqual([]);
  });
  it('is the brand, encoded as one value', () => {
    expect(callsOfRoute(brandPath('Herbs & Co/Tea'), '')).toEqual([
      `${catalogue}?brand=Herbs%20%26%20Co%2FTea`,
      catalogue,
    ]);
  });
  it('is the search result', () => {
    const { pathname, search } = new URL(searchPath('green tea'), 'https://shop.test');
    expect(callsOfRoute(pathname, search)).toEqual([`${calls.searchProduct.path}?search=green%20tea`, catalogue]);
    expect(callsOfRoute(pathname, '?search=tea')[0]).toBe(`${calls.searchProduct.path}?search=tea`);
  });
  it('is the product by its name with spaces', () => {
    expect(callsOfRoute(productPath('Triphala / Churna 50%'), '')).toEqual([
      calls.getProduct.path.replace(':name', 'Triphala%20%2F%20Churna%2050%25'),
      catalogue,
    ]);
  });
});

describe('the page that the HTML starts', () => {
  it.each([
    ['/', 'HomePage'],
    ['/medicines', 'ListingPage'],
    ['/medicines/Brahmanand', 'ListingPage'],
    ['/products/Ashwagandha', 'ProductPage'],
    ['/cart', 'CartPage'],
    ['/medicines/a/b', null],
    ['/sign-in', null],
  ])('of %s is %s', (path, page) => {
    expect(pageOfRoute(path)).toBe(page);
  });
});

describe('the prerendered view', () => {
  it.each([
    ['/', 'HomePage'],
    ['/medicines/Brahmanand', 'ListingPage'],
    ['/products/Ashwagandha', 'ProductPage'],
    // The cart depends on the shopper.
    ['/cart', 'Other'],
    ['/sign-in', 'Other'],
    [routePatterns.adminDashboard, null],
  ])('at %s is %s', (path, shell) => {
    expect(shellOfRoute(path)).toBe(shell);
  });
  it('has the heading of its brand, category or search', () => {
    expect(headingOfRoute('/medicines', '')).toBe('Medicines & wellness');
    expect(headingOfRoute(brandPath('Herbs & Co'), '')).toBe('Herbs & Co');
    expect(headingOfRoute('/medicines', '?category=Men')).toBe('Men');
    expect(headingOfRoute('/medicines', '?q=green+tea')).toBe('Results for “green tea”');
    expect(headingOfRoute('/', '?q=tea')).toBeNull();
  });
});
