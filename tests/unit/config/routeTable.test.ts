import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstCallsOf, htmlFileOf, notFound, pageAt, pageRows, pages } from '@/config/paths';
import { calls } from '@/contract/calls';

const getPaths = Object.values(calls).flatMap(({ method, path }) => (method === 'GET' ? [path] : []));

describe('the route table', () => {
  it('has the routes of §2, and the two that ruling 20 adds', () =>
    expect(pageRows.map(({ path }) => path).sort()).toEqual(
      [
        ...['/', '/medicines', '/medicines/:brand', '/products/:productName', '/sign-up', '/sign-in', '/cart'],
        ...['', '/orders', '/wishlist', '/addresses', '/payments', '/profile'].map((part) => `/myaccount${part}`),
        ...['/orders/checkout', '/orders/payments', '/orders/review', '/about-us'],
        ...['/admin/sign-in', '/admin/sign-up', '/admin/dasboard'],
      ].sort(),
    ));

  it.each([...pageRows, notFound])('$path has a page module', ({ page }) =>
    expect(existsSync(`src/pages/${page}.tsx`)).toBe(true),
  );

  it.each(pageRows.flatMap(firstCallsOf))('%s is a GET call of the contract', (call) => {
    const path = call.split('?')[0]?.replace(':productName', ':name');
    expect(getPaths).toContain(path);
  });

  it.each([
    ['/', pages.home],
    ['/medicines', pages.listing],
    ['/medicines/', pages.listing],
    ['/medicines/A%2FB', pages.brandListing],
    ['/products/Tulsi_Tea', pages.product],
    ['/myaccount/orders', pages.accountOrders],
    ['/admin/dasboard', pages.adminDashboard],
    ['/products', notFound],
    ['/medicines/a/b', notFound],
    ['/robots.txt', notFound],
  ])('%s leads to its row', (path, row) => expect(pageAt(path)).toBe(row));

  it('gives every page one HTML file; those that depend on the visitor share their frame’s', () => {
    expect(htmlFileOf(pages.home)).toBe('home.html');
    expect(htmlFileOf(pages.product)).toBe('products/_productName.html');
    expect(htmlFileOf(pages.aboutUs)).toBe('about-us.html');
    expect([pages.cart, pages.accountOrders, notFound].map(htmlFileOf)).toEqual(Array(3).fill('index.html'));
    expect(htmlFileOf(pages.review)).toBe('checkout.html');
    expect(htmlFileOf(pages.adminSignIn)).toBe('admin.html');
  });
});
