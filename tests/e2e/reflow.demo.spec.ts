import type { Locator } from '@playwright/test';
import { openDashboard } from './support/customer';
import { narrow, pxBeyond, setTextSize, widthOver } from './support/fits';
import { buyNowAsGuest } from './support/guestCheckout';
import { press } from './support/keyboard';
import { expect, test } from './support/shopTest';
import { visit } from './support/walks';

/** The words of large headings, and of product names in carousels, that stand on two lines. */
function brokenWords(headings: string): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll(headings)) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
  }
  return broken;
}

test('text of double size leaves the demo bar whole and breaks no heading inside a word', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, '200%');
  const paths = ['/', '/products/Ashwagandha_Root_Capsules', '/about-us', '/medicines?q=nothing+like+it'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide the demo bar' })).toBeInViewport({ ratio: 1 });
    await widthOver(page);
    expect.soft(await page.evaluate(brokenWords, 'h1, h2, [aria-roledescription] h3'), path).toEqual([]);
  }
});

/** Whether a box lies on another. */
async function covers(upper: Locator, lower: Locator): Promise<boolean> {
  const [one, other] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!one || !other) throw new Error('One of them is not drawn');
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 1 && down > 1;
}

test('text of double size is under no picture or badge of a product, nor broken in its bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, '200%');
  await page.goto('/medicines');
  const card = page.getByRole('article').first();
  const badge = card.getByText('18% off');
  for (const text of [card.getByRole('heading'), card.getByText(/^Whole/), card.getByText(/34[.,]50/)])
    expect.soft(await covers(badge, text)).toBe(false);
  await page.goto('/products/Ashwagandha_Root_Capsules');
  const pictures = page.getByRole('button', { name: /^Show picture/ });
  expect.soft(await covers(pictures.last(), page.getByRole('heading', { level: 1 }))).toBe(false);
  const price = page.getByRole('region', { name: 'Buy this product' }).getByText(/34[.,]50/);
  expect.soft(await price.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('text of double size leaves the checkout’s menu in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, '200%');
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await buyNowAsGuest(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(header.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
});

test('text of double size leaves the listing’s controls in the window and its headings whole', async ({ page }) => {
  await setTextSize(page, '200%');
  for (const width of [360, 1280])
    for (const path of ['/medicines', '/fr/medicines']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect.soft(await pxBeyond(page), `${path}, ${width} px`).toBe(0);
      const headings = width === 360 ? 'h1, article h2' : 'h1';
      expect.soft(await page.evaluate(brokenWords, headings), `${path}, ${width} px`).toEqual([]);
    }
  await page.setViewportSize({ width: 320, height: 900 });
  const sort = await page.getByRole('main').getByRole('combobox').boundingBox();
  expect.soft(sort && sort.x + sort.width, 'the sort order’s right edge').toBeLessThan(320);
});

test('no list of the dashboard scrolls sideways at 320 px, nor with doubled text', async ({ page }) => {
  test.setTimeout(120_000);
  await openDashboard(page);
  for (const { what, width, font } of narrow) {
    await page.setViewportSize({ width, height: 740 });
    await setTextSize(page, font);
    await page.reload();
    for (const tab of ['product', 'user', 'bookings', 'buynowbookings', 'payments']) {
      await visit(page, `/admin/dasboard?tab=${tab}&show=1`, '[role="tabpanel"] article');
      expect.soft(await pxBeyond(page), `${tab} ${what}`).toBe(0);
    }
    await page.getByRole('button', { name: 'Chart and totals' }).click();
    await page.getByRole('heading', { name: 'Totals' }).waitFor();
    expect.soft(await pxBeyond(page), `totals ${what}`).toBe(0);
    await page.goto('/admin/dasboard?tab=bookings&show=1');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Name of this view' }).waitFor();
    expect.soft(await pxBeyond(page), `menus ${what}`).toBe(0);
    await page.keyboard.press('Escape');
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    expect.soft(await pxBeyond(page), `selection ${what}`).toBe(0);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Find', exact: true });
    await dialog.getByRole('combobox').fill('asha');
    await dialog.getByRole('group', { name: 'Customers' }).waitFor();
    expect.soft(await widthOver(page), `palette ${what}`).toBe(0);
  }
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/admin/dasboard?tab=bookings');
  await page.getByRole('region', { name: 'Shortcuts' }).waitFor();
  expect.soft(await pxBeyond(page), 'overview, held sideways, doubled text').toBe(0);
  await visit(page, '/admin/dasboard?tab=product&show=1&view=table', '[role="tabpanel"] [role="row"]');
  await page.getByRole('checkbox', { name: 'Select Chyawanprāsh Clásico' }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect.poll(async () => (await bar.boundingBox())?.y, 'half of the window is left').toBeGreaterThan(179);
  await page.getByRole('button', { name: 'Change the stock of Himalayan Shilajit Resin' }).click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Undo' }) });
  await expect(saved).toBeInViewport({ ratio: 1 });
});

test('a phone held sideways keeps most of its window beside a comparison and the bar to buy', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, '/medicines', 'article');
  await page.getByRole('button', { name: 'Compare products' }).click();
  for (const name of ['Ashwagandha Root Capsules', 'Shatavari Root Powder'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await visit(page, '/products/Ashwagandha_Root_Capsules', '#reviews');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, 'name beside the picture').toBeInViewport();
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('region', { name: 'Buy this product' })).toBeInViewport();
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await expect.poll(async () => (await tray.boundingBox())?.y).toBeGreaterThan(200);
});

test('at 400 %, half of the window stays for the page beside a bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/products/Ashwagandha_Root_Capsules');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const bar = page.getByRole('region', { name: 'Buy this product' });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThanOrEqual(128);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the focus in the comparison does not go under the names of its rows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/medicines');
  await page.getByRole('button', { name: 'Compare products' }).click();
  const choices = page.getByRole('checkbox', { name: /^Compare / });
  for (const place of [0, 1, 2]) await choices.nth(place).check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByRole('table').getByRole('button', { name: 'Buy Now' }).last().focus();
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Shift+Tab');
    const room = await page.locator('tr:focus-within').evaluate((row) => {
      const [name, control] = [row.querySelector('th'), document.activeElement];
      return (control?.getBoundingClientRect().left ?? 0) - (name?.getBoundingClientRect().right ?? 0);
    });
    expect(room, `stop ${stop}`).toBeGreaterThanOrEqual(0);
  }
});

test('what gets the focus is not under a message', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openDashboard(page, '?show=1&view=table');
  const stocks = page.getByRole('button', { name: /Change the stock of/ });
  await stocks.first().click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  // A message stays while the pointer is on it.
  await page.getByText('Product updated successfully!').hover();
  await stocks.nth(1).focus();
  for (let stop = 0; stop < 15; stop++) await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible();
});
