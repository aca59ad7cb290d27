import type { Page } from '@playwright/test';
import { asha, openDashboard, payAndConfirm, signIn, signOut } from './support/customer';
import {
  customerPages,
  drawnWidthOver,
  narrow,
  publicPages,
  seeBag,
  seeBelow,
  seeComparison,
  visit,
} from './support/pages';
import { expect, provokesFailures, test } from './support/shopTest';

/** Returns the horizontal overflow of a page. */
async function widthOver(page: Page, path: string) {
  await visit(page, path);
  return drawnWidthOver(page);
}

/** The words of large headings, and of product names in carousels, that stand on two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('h1, h2, [aria-roledescription] h3')) {
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

for (const { what, width, font } of narrow)
  test(
    `no comparison, bag or product below the first view scrolls sideways ${what}`,
    provokesFailures,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript((size) => {
        sessionStorage.setItem('tulsi-north-demo-bar', 'dismissed');
        addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size));
      }, font);
      const look = async (state: string) => {
        const dialog = page.getByRole('dialog');
        const over = (await dialog.isVisible())
          ? await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
          : await drawnWidthOver(page);
        expect.soft(over, state).toBe(0);
      };
      await seeComparison(page, look);
      await seeBelow(page, look);
      await seeBag(page, look);
    },
  );

for (const { what, width, font } of narrow)
  test(`no page scrolls sideways ${what}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, asha);
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript((size) => {
      sessionStorage.setItem('tulsi-north-demo-bar', 'dismissed');
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size));
    }, font);
    for (const path of customerPages) expect.soft(await widthOver(page, path), path).toBe(0);
    await page.goto('/myaccount/orders');
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Help with this order' }).click();
    expect.soft(await drawnWidthOver(page), 'order details').toBe(0);
    await page.getByRole('link', { name: 'Invoice' }).click();
    await page.getByRole('table', { name: 'Products' }).waitFor();
    expect.soft(await drawnWidthOver(page), 'invoice').toBe(0);
    await page.goto('/orders/checkout');
    await page.getByRole('button', { name: 'Add New Address' }).click();
    await page.getByRole('textbox', { name: 'Pincode' }).waitFor();
    expect.soft(await drawnWidthOver(page), 'address form').toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Continue to Payment Options' }).click();
    await page.getByRole('button', { name: 'Continue to Review & Confirm' }).waitFor();
    expect.soft(await drawnWidthOver(page), 'payment options').toBe(0);
    await page.getByRole('button', { name: 'Continue to Review & Confirm' }).click();
    await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor();
    expect.soft(await drawnWidthOver(page), 'review').toBe(0);
    await payAndConfirm(page);
    expect.soft(await drawnWidthOver(page), 'confirmation').toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await signOut(page, asha.name);
    await page.setViewportSize({ width, height: 740 });
    for (const path of publicPages) expect.soft(await widthOver(page, path), path).toBe(0);
    await page.goto('/medicines?brand=Maison+%C3%89rable+%26+Neem');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('group', { name: 'Brand' }).waitFor();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    expect.soft(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth), 'filters').toBe(0);
  });

test('at 360 px, text of double size cuts off no control of the demo bar and breaks no heading inside a word', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  for (const path of ['/', '/products/Ashwagandha_Root_Capsules', '/about-us', '/medicines?q=nothing+like+it']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide the demo bar' })).toBeInViewport({ ratio: 1 });
    await drawnWidthOver(page);
    expect.soft(await page.evaluate(brokenWords), path).toEqual([]);
  }
});

test.describe('the dashboard', () => {
  const over = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('No list of the dashboard scrolls sideways at 320 px, nor with doubled text', async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 740 });
    await openDashboard(page);
    for (const doubled of [false, true]) {
      if (doubled) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
        );
        await page.reload();
      }
      const how = doubled ? 'doubled text' : '320 px';
      for (const tab of ['product', 'user', 'bookings', 'buynowbookings', 'payments']) {
        await visit(page, `/admin/dasboard?tab=${tab}&show=1`, '[role="tabpanel"] article');
        expect.soft(await over(page), `${tab}, ${how}`).toBe(0);
      }
      await page.getByRole('button', { name: 'Chart and totals' }).click();
      await page.getByRole('heading', { name: 'Totals' }).waitFor();
      expect.soft(await over(page), `totals, ${how}`).toBe(0);
      await page.goto('/admin/dasboard?tab=bookings&show=1');
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('textbox', { name: 'Name of this view' }).waitFor();
      expect.soft(await over(page), `menus, ${how}`).toBe(0);
      await page.keyboard.press('Escape');
      await page
        .getByRole('checkbox', { name: /^Select/ })
        .first()
        .check();
      expect.soft(await over(page), `selection, ${how}`).toBe(0);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Find', exact: true });
      await dialog.getByRole('combobox').fill('asha');
      await dialog.getByRole('group', { name: 'Customers' }).waitFor();
      expect
        .soft(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), `palette, ${how}`)
        .toBe(0);
    }
  });
});
