import type { Page } from '@playwright/test';
import { asha, openDashboard, signIn } from './support/customer';
import { faultyTexts, hideDemoBar, narrow, setTextSize, widthOver } from './support/fits';
import { expect, provokesFailures, test } from './support/shopTest';
import { customerPages, publicPages, seeBag, seeBelow, seeCheckout, seeComparison, seeOrder } from './support/walks';

const windows = [
  ...narrow.map((window) => ({ ...window, height: 740 })),
  { what: 'at 360 px', width: 360, height: 800, font: '100%' },
  { what: 'at 1280 px', width: 1280, height: 800, font: '100%' },
];

test.describe.configure({ timeout: 300_000 });
test.use({ reducedMotion: 'reduce' });

for (const { what, width, height, font } of windows)
  test.describe(`every text is whole ${what}`, provokesFailures, () => {
    const narrowed = async (page: Page) => {
      await page.setViewportSize({ width, height });
      await hideDemoBar(page);
      await setTextSize(page, font);
    };
    const expectWhole = async (page: Page, state: string) => {
      expect.soft(await widthOver(page), `${state} scrolls sideways`).toBe(0);
      expect.soft(await page.evaluate(faultyTexts), state).toEqual([]);
    };
    const see = async (page: Page, path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectWhole(page, path);
    };

    test('on the pages of a guest', async ({ page }) => {
      await narrowed(page);
      for (const path of publicPages) await see(page, path);
    });

    test('on the pages of a customer', async ({ page }) => {
      await signIn(page, asha);
      await narrowed(page);
      for (const path of customerPages) await see(page, path);
    });

    test('in comparison and bag, and below the first views', async ({ page }) => {
      await narrowed(page);
      for (const walk of [seeComparison, seeBelow, seeBag]) await walk(page, (state) => expectWhole(page, state));
    });

    test('in an order, an invoice and the checkout', async ({ page }) => {
      await signIn(page, asha);
      await narrowed(page);
      for (const walk of [seeOrder, seeCheckout]) await walk(page, (state) => expectWhole(page, state));
    });

    test('in the filters', async ({ page }) => {
      await narrowed(page);
      await page.goto('/medicines?brand=Maison+%C3%89rable+%26+Neem&offer=yes');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('group', { name: 'Brand' }).waitFor();
      await expectWhole(page, 'filters');
    });

    test('in the dashboard', async ({ page }) => {
      await openDashboard(page);
      await narrowed(page);
      for (const tab of ['product', 'user', 'bookings', 'buynowbookings', 'payments'])
        for (const view of ['cards', 'table']) await see(page, `/admin/dasboard?tab=${tab}&show=1&view=${view}`);
      for (const money of ['periods', 'sales', 'reconcile'])
        await see(page, `/admin/dasboard?tab=payments&money=${money}`);
    });
  });
