import { type ChildProcess, spawn } from 'node:child_process';
import { devPort } from '../support/run/ports.mjs';
import { tool } from '../support/run/tools.mjs';
import { buyNowAsGuest } from './support/guestCheckout';
import { expect, test } from './support/shopTest';

// Its own server, only for this test: watching files costs a third of a core.
let server: ChildProcess;
test.beforeAll(async () => {
  const args = [tool('vite'), '--host', '127.0.0.1', '--port', `${devPort}`, '--strictPort'];
  server = spawn(process.execPath, args, { env: { ...process.env, VITE_BACKEND: 'demo' }, stdio: 'ignore' });
  const responds = () =>
    fetch(`http://127.0.0.1:${devPort}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(responds, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => void server.kill());

/** Each page is compiled on request (ms). */
const compiled = { timeout: 40_000 };

test('the development server carries a guest from the home page into the checkout', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(compiled);
  await page.getByRole('link', { name: 'Shop all products' }).click();
  await page.getByRole('link', { name: 'Himalayan Shilajit Resin' }).click();
  await buyNowAsGuest(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Billing & Shipping' })).toBeVisible(compiled);
  await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
});
