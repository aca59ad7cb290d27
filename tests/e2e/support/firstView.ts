import { expect, type Page } from '@playwright/test';

const firstChunk = /\/assets\/index-[^/]*\.js/;

/** What shape and paint depend on, besides place and size. */
const properties = [
  ...['display', 'visibility', 'opacity', 'color', 'fill', 'stroke', 'stroke-width', 'background-color', 'box-shadow'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform', 'text-decoration'],
  ...['text-underline-offset', 'font-variant-numeric', 'border-color', 'border-width', 'border-radius', 'translate'],
  ...['overflow', 'object-fit', 'content', 'clip-path', 'mask-image', 'columns', '-webkit-line-clamp', 'z-index'],
] as const;

/** The looks of every element of the page and of its pseudo-elements. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll('body, #root *')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const parts = ['', '::before', '::after', ...(element.matches('input') ? ['::placeholder'] : [])];
        return parts.map((part) => {
          const style = getComputedStyle(element, part);
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return [
            `<${element.tagName} ${element.className}>${part} at ${x}, ${y}, ${width} × ${height}`,
            ...values,
          ].join('; ');
        });
      }),
    properties,
  );
}

/** Animations have other values each time. */
const stopAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
  });

/** Proves that nothing of a page's first view changes when the whole stylesheet applies. The shop's code does not load. */
export async function expectStyleToChangeNothing(page: Page, url: string): Promise<void> {
  await page.route(firstChunk, (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const link = page.locator('link[rel="stylesheet"][href*="/assets/index-"]');
    await link.evaluate((element) => element.setAttribute('media', 'print'));
    await stopAnimations(page);
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(100);
    await link.evaluate((element) => element.setAttribute('media', 'all'));
    await page.evaluate(async () => void (await document.fonts.ready));
    await stopAnimations(page);
    const after = await looks(page);
    const changed = before.flatMap((look, place) => (look === after[place] ? [] : [`${look} → ${after[place]}`]));
    expect(changed.slice(0, 3), `${width} px wide`).toEqual([]);
  }
}
