import type { Page } from '@playwright/test';
import { openDashboard } from './support/admin';
import { expectClean } from './support/axe';
import { test } from './support/shopTest';

const dashboard = '/admin/dasboard';

async function expectCleanAt(page: Page, query: string, state: string, ready: string) {
  await page.goto(`${dashboard}?${query}`);
  await page.locator(ready).first().waitFor();
  await expectClean(page, state);
}

const row = '[role="tabpanel"] :is([role="listitem"], tr[data-index])';

test.describe.configure({ timeout: 300_000 });
test.use({ reducedMotion: 'reduce' });

test('Axe finds nothing in the sign-in, the sign-up and any tab', async ({ page }) => {
  await page.goto('/admin/sign-up');
  await page.getByRole('button', { name: 'Create admin' }).click();
  await page.getByRole('alert').waitFor();
  await expectClean(page, 'sign-up with its alert');
  await page.goto('/admin/sign-in');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectClean(page, 'sign-in');
  await openDashboard(page);
  await expectClean(page, 'dashboard');
  for (const tab of ['product', 'user', 'bookings', 'buynowbookings']) {
    await expectCleanAt(page, `tab=${tab}&show=1`, `${tab}, cards`, row);
    await expectCleanAt(page, `tab=${tab}&show=1&view=table`, `${tab}, table`, row);
    await expectCleanAt(
      page,
      `tab=${tab}&show=1&q=xylophone`,
      `${tab}, nothing found`,
      '[role="tabpanel"] >> text= match ',
    );
  }
  await expectCleanAt(page, 'tab=payments', 'payments, cards', `${row}, .recharts-surface`);
  await expectCleanAt(page, 'tab=payments&view=table&flag=any', 'payments, table', row);
  await expectCleanAt(page, 'tab=payments&money=periods&by=week', 'payments by week', '.recharts-surface');
  await expectCleanAt(page, 'tab=payments&money=sales&group=brand', 'sales by brand', '[role="tabpanel"] table');
  await expectCleanAt(page, 'tab=payments&money=reconcile', 'to reconcile', '[role="tabpanel"] section li');
});

test('Axe finds nothing in the forms, the confirmations, the detail and the packing slip', async ({ page }) => {
  await openDashboard(page, '?show=1&product=new');
  const form = page.getByRole('dialog', { name: 'Add New Product' });
  await form.getByRole('textbox', { name: 'Image 1 address' }).fill('javascript:1');
  await form.getByText('Use https://…').waitFor();
  await form.getByRole('button', { name: 'Add product' }).click();
  await form.getByText('Enter a number').first().waitFor();
  await expectClean(page, 'new product with errors');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
  await expectClean(page, 'discard');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Delete this product?' }).waitFor();
  await expectClean(page, 'delete');
  await page.keyboard.press('Escape');
  await page.goto(`${dashboard}?tab=user&show=1`);
  await page.getByRole('list', { name: 'Orders of Asha Rao' }).getByRole('checkbox').first().check();
  await page.getByRole('combobox', { name: 'New status for the selected orders' }).selectOption('Shipped');
  await expectClean(page, 'chosen orders');
  await page.getByRole('button', { name: 'Change 1 order' }).click();
  await page.getByText('1 of 1 changed').waitFor();
  await expectClean(page, 'result');
  await page.goto(`${dashboard}?tab=bookings&show=1`);
  await page
    .getByRole('link', { name: /^Order/ })
    .first()
    .click();
  const booking = page.getByRole('dialog', { name: 'Booking' });
  await booking.getByRole('combobox', { name: /^Status of order/ }).waitFor();
  await expectClean(page, 'detail');
  await booking.getByRole('combobox', { name: /^Status of order/ }).selectOption('Delivered');
  await booking.getByText('Saved').waitFor();
  await expectClean(page, 'detail with a change');
  await booking.getByRole('link', { name: 'Packing slip' }).click();
  await page.getByRole('heading', { level: 1, name: 'Packing slip' }).waitFor();
  await expectClean(page, 'packing slip');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: /invoices$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Invoice' }).waitFor();
  await expectClean(page, 'invoices');
});
