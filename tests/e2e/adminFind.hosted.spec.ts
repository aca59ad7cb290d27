import { openDashboard } from './support/admin';
import { expect, test } from './support/shopTest';

test('Ctrl K opens a customer from anywhere, and a saved view is kept for the next visit', async ({ page }) => {
  await openDashboard(page, '?tab=bookings&show=1&status=Confirmed');
  await page.getByRole('table', { name: 'Bookings' }).waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Name of this view' }).fill('To pack');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved “To pack”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Product, order/ }).fill('asha');
  const customer = page.getByRole('group', { name: 'Customers' }).getByRole('option');
  await expect(customer).toHaveCount(1);
  await customer.click();
  await expect(page.getByRole('article', { name: 'Asha Rao' })).toBeVisible();
  await page.goto('/admin/dasboard?tab=bookings&show=1');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'To pack' }).click();
  await page.waitForURL(/status=Confirmed/);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Confirmed');
});
