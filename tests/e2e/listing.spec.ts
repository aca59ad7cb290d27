import type { Page } from '@playwright/test';
import { columnsOf } from './support/fits';
import { enterOn, press, tabTo } from './support/keyboard';
import { expect, long, test } from './support/shopTest';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page has saved this scroll position, as it does once scrolling ends. */
const scrollSaved = (page: Page, top: number) =>
  page.waitForFunction((to) => window.scrollY === to && history.state?.scroll === to, top);

test.describe('by keyboard', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

  test('a shopper filters the listing, opens a product and returns to the same place', long, async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await enterOn(page, page.getByRole('link', { name: 'Men', exact: true }));
    await expect(heading(page, 'Men')).toBeFocused();
    await expect(page).toHaveURL('/medicines?category=Men');

    await enterOn(page, filters(page));
    await tabTo(page, page.getByRole('checkbox', { name: /^Himavat Wellness/ }));
    await press(page, 'Space');
    await expect(page.getByRole('status').filter({ hasText: /^Showing 1–\d of \d products$/ })).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: /^In stock/ }));
    await press(page, 'Space');
    await expect(page).toHaveURL('/medicines?category=Men&brand=Himavat+Wellness&stock=in');
    await enterOn(page, page.getByRole('button', { name: 'Remove filter: In stock' }));
    await expect(page).toHaveURL('/medicines?category=Men&brand=Himavat+Wellness');

    const product = page.getByRole('link', { name: 'Himalayan Shilajit Resin' });
    await tabTo(page, product);
    await page.evaluate(() => window.scrollTo(0, 120));
    await scrollSaved(page, 120);
    await press(page, 'Enter');
    await expect(heading(page, 'Himalayan Shilajit Resin')).toBeFocused();
    await page.goBack();
    await expect(product).toBeVisible();
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(3);
    await expect.poll(() => scrolledTo(page)).toBe(120);
  });

  test('a shopper compares two products; nothing moves; the code loads with the first use', long, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/(CompareTray|Comparison)-/.test(request.url())) loaded.push(request.url());
    });
    await page.goto('/medicines');
    const places = () =>
      cards(page).evaluateAll((all) => all.map((card) => JSON.stringify(card.getBoundingClientRect())));
    await cards(page).last().waitFor();
    const before = await places();
    const button = page.getByRole('button', { name: 'Compare products' });
    await button.waitFor();
    expect(loaded).toEqual([]);
    await enterOn(page, button);
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await expect(tray.getByRole('status')).toHaveText('Compare 0 of 4');
    expect(await places()).toEqual(before);
    for (const name of ['Ashwagandha Root Capsules', 'Himalayan Shilajit Resin']) {
      await tabTo(page, page.getByRole('checkbox', { name: `Compare ${name}` }));
      await press(page, 'Space');
    }
    await enterOn(page, tray.getByRole('link', { name: 'Compare', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Compare products' });
    await page.reload();
    await expect(dialog.getByRole('columnheader')).toHaveCount(3);
    // Backwards: the focus is here, or on Close, the last control, if the dialog opened before the products had arrived.
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Only differences' }), 'Shift+Tab');
  });
});

test('the cards of a listing are in 1 column, in 2 from 640 px and in 4 from 1024 px', long, async ({ page }) => {
  await page.goto('/medicines');
  await cards(page).nth(3).waitFor();
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(cards(page)), `at ${width} px`).toBe(columns);
  }
});

test('a reload and Back restore the scroll position; a new visit starts at the top', async ({ page }) => {
  await page.goto('/medicines');
  await cards(page).first().waitFor();
  await page.mouse.wheel(0, 400);
  await scrollSaved(page, 400);

  await page.reload();
  await cards(page).first().waitFor();
  await expect.poll(() => scrolledTo(page)).toBe(400);

  await page.goto('/');
  await page.goto('/medicines');
  await cards(page).first().waitFor();
  // Restoring waits until the page is tall enough, which it is now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrolledTo(page)).toBe(0);

  await page.goBack();
  await page.goBack();
  await cards(page).first().waitFor();
  await expect.poll(() => scrolledTo(page)).toBe(400);
});

test('the first window of a listing at 1280 × 800 holds a complete row of cards', long, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/medicines', '/medicines/Himavat%20Wellness', '/medicines?q=oil']) {
    await page.goto(path);
    for (const place of [0, 1, 2, 3])
      await expect(cards(page).nth(place), `${path}, card ${place + 1}`).toBeInViewport({ ratio: 1 });
  }
});

test('heading, count, sort and filters share a line from 768 px on', long, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/medicines');
  await page.getByText(/^Showing 1–6 of/).waitFor();
  const parts = [
    heading(page, 'Medicines & wellness'),
    page.getByText(/^Showing/),
    page.getByLabel('Sort by'),
    filters(page),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const centres = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  for (const centre of centres) expect(Math.abs(centre - (centres[0] ?? 0))).toBeLessThan(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('a tap on a suggested brand opens its listing and closes the search', long, async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Open search' }).tap();
    await page.keyboard.type('brahma');
    await page.getByRole('option', { name: /Brahmanand.*All products/ }).tap();
    await expect(page).toHaveURL(/\/medicines\/Brahmanand$/);
    await expect(page.getByRole('button', { name: 'Open search' })).toBeVisible();
  });
});
