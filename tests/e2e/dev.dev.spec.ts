import { devPort } from '../support/run/ports.mjs';
import { startDevServer } from './support/devServer';
import { expect, test } from './support/shopTest';

// Its own server, only for this test: watching files costs a third of a core.
let stop = () => {};
test.beforeAll(async () => {
  stop = await startDevServer(devPort);
});
test.afterAll(() => stop());

/** Each page is compiled on request (ms). */
const compiled = { timeout: 40_000 };

test('the development server carries a guest from the home page into the checkout', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(compiled);
  await page.getByRole('link', { name: 'Shop all products' }).click();
  await page.getByRole('link', { name: 'Himalayan Shilajit Resin' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Email To Continue' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing & Shipping' })).toBeVisible(compiled);
  await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
});
