import { describe, expect, it } from 'vitest';
import { routePatterns } from '@/config/paths';
import { cacheNames, isOwnPage, outdatedCaches, ownCaches, pageKind } from '@/serviceWorker/pageRules';

const of = (build: string, base = '/') => Object.values(cacheNames(base, build));

const first = of('one');

const second = of('two');

const third = of('three');

const all = [...new Set(['catalogue', ...of('one', '/beta/'), ...first, ...second, ...third])];

describe('the caches of a worker', () => {
  it('do not include the page’s own, nor those of a shop below another path', () =>
    expect(ownCaches(all, '/').sort()).toEqual([...new Set([...first, ...second, ...third])].sort()));
  it('share their pictures between builds', () =>
    expect(cacheNames('/', 'one').pictures).toBe(cacheNames('/', 'two').pictures));
});

describe('a build that takes over', () => {
  it('drops files and pages of all earlier builds', () =>
    expect(outdatedCaches(all, '/', 'three', false)).toEqual([
      'shop files / one',
      'shop pages / one',
      'shop files / two',
      'shop pages / two',
    ]));
  it('keeps the files of the build before it, and none of its pages, while tabs are open', () =>
    expect(outdatedCaches(all, '/', 'three', true)).toEqual([
      'shop files / one',
      'shop pages / one',
      'shop pages / two',
    ]));
  it('drops nothing where there was no other build', () => expect(outdatedCaches(first, '/', 'one', true)).toEqual([]));
});

describe('is own page', () => {
  const entry = '/assets/index-abc123.js';

  const files = new Set([entry, '/assets/vendor-d_f456.js', '/assets/index-xyz789.css']);

  const page = (more = '', first = entry) => `<script type="module" src="${first}"></script>${more}`;

  it.each([
    ['its modules', page()],
    ['its stylesheet', page('<link href="/assets/index-xyz789.css">')],
    ['pictures and fonts too', page('<img src="/assets/leaf-0.webp"><style>url(/assets/a-1.woff2)</style>')],
    ['an address with a query', page('<a href="/medicines?q=/assets/other.js">')],
  ])('a page that names %s is the build’s', (_, html) => expect(isOwnPage(html, entry, files)).toBe(true));

  it.each([
    ['the first module of another build', page('', '/assets/index-zzz999.js')],
    ['a module of another build', page('<link href="/assets/ProductPage-zzz.js">')],
    ['a stylesheet of another build', page("<link href='/assets/index-old.css'>")],
    ['none of it, as a network’s sign-in page', '<h1>Welcome to the airport</h1>'],
  ])('a page that names %s is not', (_, html) => expect(isOwnPage(html, entry, files)).toBe(false));

  it('a shop below a path has its own files', () => {
    const below = new Set(['/shop/assets/index-a.js', '/shop/assets/index-b.css']);
    const linked = (path: string) => `<script src="/shop/assets/index-a.js"></script><link href="${path}">`;
    expect(isOwnPage(linked('/shop/assets/index-b.css'), '/shop/assets/index-a.js', below)).toBe(true);
    expect(isOwnPage(linked('/assets/index-b.css'), '/shop/assets/index-a.js', below)).toBe(false);
  });
});

describe('page kind', () => {
  it.each(['/', '/medicines', '/medicines/Himavat%20Wellness', '/products/Vitamin_B12_1.5', '/about-us', '/sign-in'])(
    'the page %s is the same for everybody, and cached',
    (path) => expect(pageKind(path)).toBe('cached'),
  );

  it.each(['/cart', '/myaccount/orders', '/orders/checkout', '/orders/review'])(
    'the page %s is served as the app, and its own HTML not cached',
    (path) => expect(pageKind(path)).toBe('app'),
  );

  it.each(Object.values(routePatterns).filter((path) => path.startsWith('/admin')))(
    'the worker does not respond to the dashboard’s page %s',
    (path) => expect(pageKind(path)).toBe('admin'),
  );

  it.each(['/robots.txt', '/sitemap.xml', '/nowhere', '/assets/x.js'])('%s is left to the network', (path) =>
    expect(pageKind(path)).toBe('file'),
  );
});
