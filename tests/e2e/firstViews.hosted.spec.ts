import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const resin = '/products/Himalayan_Shilajit_Resin';

async function open(page: Page, path: string, size: typeof phone) {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.locator('#main article, #main h1').first()).toBeVisible();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('Not shown');
  return { ...box, bottom: box.y + box.height };
}

/** Names of the cards that are wholly in the window. */
function wholeCards(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Products' })
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.getBoundingClientRect().bottom <= innerHeight)
        .map((card) => card.querySelector('a')?.textContent ?? ''),
    );
}

for (const [where, size, windows] of [
  ['a phone', phone, 1.5],
  ['a desktop', desktop, 1],
] as const)
  test(`the hero of the home page takes at most 60 % of the window on ${where}, and products begin within ${windows}`, async ({
    page,
  }) => {
    await open(page, '/', size);
    const hero = await boxOf(page.getByRole('region', { name: 'Welcome' }));
    expect(hero.height).toBeLessThanOrEqual(size.height * 0.6);
    const first = page.getByRole('region', { name: 'Featured Products' }).getByRole('article').first();
    expect((await boxOf(first)).y).toBeLessThan(size.height * windows);
  });

/** Keeps the shop's code back until the function that it returns is called. */
async function holdCode(page: Page): Promise<() => void> {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/vendor-/, async (route) => {
    await held;
    await route.continue();
  });
  return send;
}

for (const [path, name, price] of [
  ['/medicines', 'Ashwagandha Root Capsules', 'CA$34.50'],
  [resin, 'Himalayan Shilajit Resin', 'CA$84.00'],
] as const)
  test(`${path} shows names and prices before the shop’s code has come`, async ({ page }) => {
    await page.setViewportSize(phone);
    const send = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const outline = page.locator('[data-prerendered]');
    await expect(outline.getByText(name, { exact: true })).toBeInViewport();
    await expect(outline.getByText(price, { exact: true })).toBeInViewport();
    await expect(outline.locator('[data-fact]').first()).toHaveAttribute('aria-hidden', 'true');
    send();
    await expect(page.locator('#main article, #main h1').filter({ hasText: name }).first()).toBeVisible();
    await expect(outline).toHaveCount(0);
  });

test('a tap on a card before the shop’s code has come opens the product at once, and Back leads to the listing', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const send = await holdCode(page);
  await page.goto('/medicines', { waitUntil: 'commit' });
  const outline = page.locator('[data-prerendered]');
  const second = outline.locator('.product-row').nth(1);
  await expect(second.getByText(/^CA/)).toBeVisible();
  const [name = '', price = ''] = await second.locator('[data-fact]').allTextContents();
  await second.locator('[data-fact]').first().click();

  await expect(page).toHaveURL(`/products/${name.replaceAll(' ', '_')}`);
  await expect(outline.getByText(name, { exact: true })).toBeInViewport();
  await expect(outline.getByText(price, { exact: true })).toBeInViewport();
  await expect(outline.locator('[data-fact]')).toHaveCount(2);
  await expect(outline.locator('[data-picture-place] img')).toBeVisible();

  send();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(outline).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/product/')).map(decodeURIComponent)).toEqual([
    expect.stringContaining('/getProducts'),
    expect.stringContaining(`/product/${name}`),
  ]);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article').nth(1)).toContainText(name);
});

test('three products of a listing are complete in the first view of a phone, each in a row beside its picture', async ({
  page,
}) => {
  await open(page, '/medicines', phone);
  expect((await wholeCards(page)).length).toBeGreaterThanOrEqual(3);
  const card = page.getByRole('article').first();
  const picture = await boxOf(card.locator('img'));
  const name = await boxOf(card.getByRole('heading'));
  expect(name.x).toBeGreaterThanOrEqual(picture.x + picture.width);
  expect(name.y).toBeLessThan(picture.bottom);
});

test('a row of cards of a listing is complete in the first view of a desktop', async ({ page }) => {
  await open(page, '/medicines', desktop);
  expect(await wholeCards(page)).toHaveLength(4);
});

for (const path of [resin, '/products/Ashwagandha_Root_Capsules'])
  test(`name, price and Add To Bag of ${path} are in the first view of a phone, under one line of breadcrumb`, async ({
    page,
  }) => {
    await open(page, path, phone);
    const crumbs = await boxOf(page.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.height).toBeLessThan(40);
    const rating = await boxOf(page.locator('a[href="#reviews"]'));
    expect(rating.height).toBeGreaterThanOrEqual(24);
    const buy = page.getByRole('region', { name: 'Buy', exact: true });
    for (const place of [
      page.getByRole('heading', { level: 1 }),
      buy.locator('strong'),
      buy.getByRole('button', { name: 'Add To Bag' }),
    ]) {
      const { y, bottom } = await boxOf(place);
      expect(y).toBeGreaterThan(64);
      expect(bottom).toBeLessThanOrEqual(phone.height);
    }
  });

test('a product whose buttons lie below the first view of a phone has the buy bar there', async ({ page }) => {
  await open(page, '/products/Shatavari_Root_Powder', { width: 360, height: 480 });
  const bar = page.getByRole('region', { name: 'Buy this product' });
  await expect(bar.getByRole('button', { name: 'Add To Bag' })).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('region', { name: 'Buy', exact: true })
    .getByRole('button', { name: 'Add To Bag' })
    .scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});
