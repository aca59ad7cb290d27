import { expectStyleToChangeNothing } from './support/firstView';
import { expect, provokesFailures, test } from './support/shopTest';

const resin = '/products/Himalayan_Shilajit_Resin';
const firstViews = ['/', '/medicines', resin, '/cart', '/sign-in'];
/** Where most visits begin. */
const entries = ['/', '/medicines', resin];

const styleFile = /\/assets\/index-[^/]*\.css/;

declare global {
  interface Window {
    shifts: number;
  }
}

for (const path of firstViews)
  test(
    `the first view of ${path} looks the same before and after the whole stylesheet`,
    { ...provokesFailures, tag: entries.includes(path) ? [] : '@long' },
    async ({ page }) => expectStyleToChangeNothing(page, path),
  );

for (const path of firstViews)
  test(`nothing of ${path} moves while the app takes it over`, {
    tag: ['/', '/medicines'].includes(path) ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) if ('value' in shift) window.shifts += Number(shift.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.shifts)).toBe(0);
  });

test('a shop whose stylesheet never comes can still be used', provokesFailures, async ({ page }) => {
  await page.route(styleFile, (route) => route.abort());
  await page.goto(resin);
  await page.getByRole('button', { name: 'Add To Bag' }).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});
