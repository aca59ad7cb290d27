import { expect, test } from './support/shopTest';

test('the development server carries a guest from the home page into the checkout', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Shop all products' }).click();
  await page.getByRole('link', { name: 'Himalayan Shilajit Resin' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Email To Continue' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing & Shipping' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
});
