import { rmSync } from 'node:fs';
import { serveBuild } from '../support/hosting/serveBuild';
import { build, prerender } from './support/builds';
import { asha, signIn } from './support/customer';
import { expect, test, untilAppRuns } from './support/shopTest';

/** React's development build, which says where the HTML and the app's first render differ. */
const dir = '.cache/dist-development';
const development = { NODE_ENV: 'development' };

let host: Awaited<ReturnType<typeof serveBuild>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(`${dir}.prerender`, { recursive: true, force: true });
  build(dir, development);
  prerender(dir, development);
  host = await serveBuild(dir, 0);
});

test.afterAll(() => host.stop());

const paths = [
  '/',
  '/medicines',
  '/medicines/Brahmanand',
  '/products/Himalayan_Shilajit_Resin',
  '/products/Triphala',
  '/about-us',
  '/medicines?q=tea',
  '/medicines?page=2',
  ...['/cart', '/orders/checkout', '/orders/review', '/sign-in', '/sign-up', '/admin/sign-in', '/no/such/page'],
  ...['orders', 'payments', 'wishlist', 'addresses', 'profile'].map((page) => `/myaccount/${page}`),
  ...['/fr/', '/fr/medicines', '/fr/products/Himalayan_Shilajit_Resin', '/fr/cart'],
];

for (const [visitor, width] of [
  ['a guest', 1280],
  ['a customer in the dark theme', 360],
] as const)
  test(`the app hydrates every page without a mismatch, for ${visitor} at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    // A name that no product has.
    test.info().annotations.push({ type: 'console', description: '404' });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    if (visitor !== 'a guest') {
      await signIn(page, asha, host.url);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    }
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(host.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Parts that load after the app's first render.
      await untilAppRuns(page);
      const mismatches = said.filter((text) => /hydrat|did(n’|n't) match/i.test(text));
      expect(mismatches, path).toEqual([]);
      expect(await page.locator('title').count(), path).toBe(1);
    }
  });
