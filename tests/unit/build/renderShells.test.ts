import { expect, it } from 'vitest';
import { contentTemplate } from '@/build/renderShells';

const page = (links: string, content: string, after = '') =>
  `<header>${links}</header><main id="main">${content}</main>${after}`;
const outline = page('<a class="x" href="/">Home</a><a class="x" href="/m">Shop</a>', 'loading');

it('a page’s template holds its content and which link of the outline is its own', () => {
  const links =
    '<a aria-current="false" class="x active" href="/">Home</a><a aria-current="page" class="x active" href="/m">Shop</a>';
  expect(contentTemplate('ListingPage', page(links, '<h1>All</h1>'), outline)).toBe(
    '<template data-page="ListingPage" data-current="1"><h1>All</h1></template>',
  );
});

it('a page with another outline than the rest fails the build', () => {
  expect(() => contentTemplate('HomePage', page('<a href="/">Other</a>', ''), outline)).toThrow(
    'The outline of HomePage',
  );
  expect(() => contentTemplate('HomePage', outline.replace('</main>', '</main><footer>'), outline)).toThrow('outline');
});
