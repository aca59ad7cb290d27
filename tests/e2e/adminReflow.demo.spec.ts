import type { Page } from '@playwright/test';
import { openDashboard } from './support/admin';
import { expect, test } from './support/shopTest';
import { visit } from './support/visit';

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
