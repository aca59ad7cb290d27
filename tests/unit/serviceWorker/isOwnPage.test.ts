import { expect, it } from 'vitest';
import { isOwnPage } from '@/serviceWorker/pageRules';

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
