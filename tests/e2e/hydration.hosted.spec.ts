import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { serveBuild } from '../support/hosting/serveBuild';
import { hostedEnv, noEnv } from '../support/run/buildEnv.mjs';
import { asha, signIn } from './support/customer';
import { expect, test, untilAppRuns } from './support/shopTest';

/** React's development build, which says where the HTML and the app's first render differ. */
const dir = '.cache/dist-development';
const env = { ...process.env, ...noEnv, ...hostedEnv(), NODE_ENV: 'development' };

function run(...args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
}

let host: Awaited<ReturnType<typeof serveBuild>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const folder of [dir, `${dir}.prerender`]) rmSync(folder, { recursive: true, force: true });
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', dir, '--logLevel', 'error');
  run('node_modules/tsx/dist/cli.mjs', 'src/build/prerender.ts', '--out', dir);
  host = await serveBuild(dir, 0);
});
test.afterAll(() => host.stop());

const paths = [
  ...[
    '/',
    '/medicines',
    '/medicines/Brahmanand',
    '/products/Himalayan_Shilajit_Resin',
    '/products/Triphala',
    '/about-us',
  ],
  ...[
    '/medicines?q=tea',
    '/medicines?page=2',
    '/cart',
    '/myaccount/orders',
    '/myaccount/payments',
    '/myaccount/wishlist',
    '/myaccount/addresses',
    '/myaccount/profile',
    '/orders/checkout',
    '/orders/review',
    '/sign-in',
    '/sign-up',
  ],
  ...['/admin/sign-in', '/no/such/page', '/fr/', '/fr/medicines', '/fr/products/Himalayan_Shilajit_Resin', '/fr/cart'],
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
      expect(
        said.filter((text) => /hydrat|did(n’|n't) match/i.test(text)),
        path,
      ).toEqual([]);
      expect(await page.locator('title').count(), path).toBe(1);
    }
  });
