import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveBuild } from '../support/hosting/serveBuild';
import { build } from './support/builds';
import { asha, signIn } from './support/customer';
import { widthOver } from './support/fits';
import { apiOrigin, shopServer } from './support/shopServer';
import { expect, long, provokesFailures, test } from './support/shopTest';

const resin = '/products/Himalayan_Shilajit_Resin';

test('similar products are a grid, on a phone a carousel of 500 ms', long, async ({ page }) => {
  await page.goto(resin);
  const heading = page.getByRole('heading', { name: 'Similar Products' });
  await heading.scrollIntoViewIfNeeded();
  const grid = page.getByRole('list', { name: 'Similar Products' });
  await expect(grid.getByRole('article')).not.toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  const carousel = page.getByRole('region', { name: 'Similar Products' });
  await expect(async () => {
    await heading.scrollIntoViewIfNeeded({ timeout: 2000 });
    await carousel.scrollIntoViewIfNeeded({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const shown = carousel.locator('.slick-active article');
  await expect(shown).toHaveCount(1);
  await expect(grid).toHaveCount(0);
  await expect(carousel.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
  const first = await shown.getByRole('heading').textContent();
  // The slider sets the transition’s duration inline and removes it afterwards.
  const steps = await carousel.locator('.slick-track').evaluateHandle((track) => {
    const seen: string[] = [];
    if (track instanceof HTMLElement)
      new MutationObserver(() => seen.push(track.style.transition)).observe(track, { attributeFilter: ['style'] });
    return seen;
  });
  await carousel.getByRole('button', { name: 'Next in Similar Products' }).click();
  await expect.poll(async () => (await steps.jsonValue()).join()).toContain('500ms');
  await expect(shown.getByRole('heading')).not.toHaveText(first ?? '');
  await expect(carousel.locator('.slick-slide:not(.slick-active):not([inert])')).toHaveCount(0);
});

test('quantity, Add To Bag and heart are one line in every window from 640 px', long, async ({ page }) => {
  await page.goto(resin);
  const row = page
    .getByRole('region', { name: 'Buy' })
    .locator('div', { has: page.locator('> div > button') })
    .first();
  for (const width of [640, 680, 704, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.soft(row, `at ${width} px`).toHaveJSProperty('offsetHeight', 44);
  }
});

test('a link to a product’s reviews opens at them', async ({ page }) => {
  await page.goto(`${resin}#reviews`);
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('a product prints with its whole description, price and delivery, and without controls', async ({ page }) => {
  await page.goto('/products/Rosemary_Scalp_Oil_for_Sunday_Evenings');
  await expect(page.getByRole('region', { name: 'Price, delivery and help' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const description = page.getByRole('region', { name: 'Description' }).locator('p');
  const cut = await description.evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(cut).toBe(0);
  await expect(page.getByText('CA$27.00').first()).toBeVisible();
  await expect(page.getByText('CA$50.00 for the whole order, added at checkout')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test.describe('resized pictures', long, () => {
  const dir = '.cache/dist-resized';
  const images = 'https://img.shop.test';
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

  let host: Awaited<ReturnType<typeof serveBuild>>;

  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    build(dir, { VITE_IMAGE_TEMPLATE: `${images}/w={width}/{url}` });
    host = await serveBuild(dir, 0);
  });

  test.afterAll(() => host.stop());

  /** Responds for the resizing host, and records which widths of which originals are requested. */
  async function resizing(page: Page) {
    const requested: { width: number; url: string }[] = [];
    await page.route(`${images}/**`, async (route) => {
      const [, width = '', url = ''] = /\/w=(\d+)\/(.+)$/.exec(route.request().url()) ?? [];
      requested.push({ width: Number(width), url: decodeURIComponent(url) });
      await route.fulfill({ contentType: 'image/svg+xml', body: square });
    });
    return requested;
  }

  test('the HTML connects to the host that resizes pictures, and the policy names it', () => {
    const html = readFileSync(`${dir}/index.html`, 'utf8');
    expect(html).toContain(`<link rel="preconnect" href="${images}">`);
    expect(readFileSync(`${dir}/_headers`, 'utf8')).toMatch(new RegExp(`img-src [^;]* ${images}[;\\s]`));
    const plain = readFileSync('.cache/dist-hosted/index.html', 'utf8');
    expect(plain).not.toContain('preconnect');
  });

  for (const [path, card, fitting, thumbnail] of [
    ['/medicines', '#main article img', 160, 0],
    [resin, '.product-gallery > :first-child img', 320, 160],
  ] as const)
    test(`${path} loads its pictures in a size that fits a phone, and no originals`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const requested = await resizing(page);
      const originals: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/pictures/') && !request.url().startsWith(images)) originals.push(request.url());
      });
      await page.goto(host.url + path);
      await expect(page.locator(card).first()).toHaveJSProperty('complete', true);
      await page.waitForLoadState('networkidle');
      expect(requested.length).toBeGreaterThan(0);
      // What the HTML loads early is what the page shows; the rest are thumbnails.
      const first = requested.filter(({ url, width }) => url === requested[0]?.url && width > thumbnail);
      expect(new Set(first.map(({ width }) => width))).toEqual(new Set([fitting]));
      expect(originals).toEqual([]);
    });

  test('where the resizing host fails, the originals show', provokesFailures, async ({ page }) => {
    await page.route(`${images}/**`, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }),
    );
    await page.goto(`${host.url}${resin}`);
    const picture = page.locator('.product-gallery > :first-child img').first();
    await expect(picture).not.toHaveAttribute('srcset');
    await expect.poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toContain('/pictures/');
  });
});

test('a very long word and a text from right to left stay within their boxes', long, async ({ page, request }) => {
  const word = 'Ashwagandhachurnarasayana'.repeat(4);
  const arabic = 'منتج ممتاز (60 قرص)!';
  const name = 'Ashwagandha Root Capsules';
  const { productNamed, changeProduct } = shopServer(request);
  const { _id: productId } = await productNamed(name);
  const fields = ['name', 'brand', 'category', 'subcategory', 'dose_form', 'pack_size'];
  await changeProduct(name, Object.fromEntries(fields.map((field) => [field, word])));
  for (const texts of [
    { name: word, comments: `${word} is good for me and for my whole family` },
    { name: 'نور', comments: arabic },
  ]) {
    const data = { rating: 5, email: 'noor@example.com', productId, ...texts };
    await request.post(`${apiOrigin()}/product/addReview`, { data });
  }
  await signIn(page, asha);
  await page.setViewportSize({ width: 320, height: 740 });
  const expectToFit = async (what: string) => expect.soft(await widthOver(page), what).toBe(0);
  const see = async (path: string) => {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeAttached();
    await expectToFit(path);
  };
  for (const path of ['/medicines', '/about-us', `/medicines/${word}`]) await see(path);
  await page.goto(`/products/${word}`);
  await page.getByRole('button', { name: 'Add To Bag' }).first().click();
  await expect(page.getByRole('link', { name: 'Go To Bag' }).first()).toBeVisible();
  const wishlist = page.getByRole('button', { name: `Wishlist: ${word}` });
  await wishlist.first().click();
  await expectToFit('product');
  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await expect(reviews.getByText(arabic)).toHaveCSS('direction', 'rtl');
  await expect(reviews.getByText('is good for me')).toHaveCSS('direction', 'ltr');
  for (const path of ['/cart', '/myaccount/wishlist', '/orders/checkout']) await see(path);
});
