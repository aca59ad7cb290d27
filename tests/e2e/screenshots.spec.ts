import type { Page } from '@playwright/test';
import { dashboardWalks } from './support/dashboardWalks';
import { hideDemoBar, pxBeyond } from './support/fits';
import { expect, test } from './support/shopTest';
import { shopWalks } from './support/walks';

/**
 * `npm run screenshots`: every state of the shop and the dashboard at four widths, in .cache/screenshots; the README's go to
 * docs/screenshots. `npm run screenshots -- --grep checkout` takes those of the walks named so. WIDTHS=360,1280 chooses widths;
 * COLOURS=dark, more-dark, more-light or forced shows a theme, in a folder of its own.
 */
const widths = (process.env.WIDTHS ?? '360,768,1280,1600').split(',').map(Number);
const colours = process.env.COLOURS ?? 'light';
const suffix = colours === 'light' ? '' : `-${colours}`;

const readmeNames: Readonly<Record<string, string>> = { 'step 3': 'review', 'payments, cards': 'admin-payments' };
const inReadme = new Set([
  ...['home-1280', 'home-360', 'home-1280-dark', 'listing-1280', 'product-1280', 'product-360', 'review-1280'],
  ...['about-1280', 'orders-1280', 'french-product-1280', 'admin-payments-1280'],
]);

test.describe.configure({ timeout: 600_000 });
test.use({
  // Pauses carousels and videos.
  reducedMotion: 'reduce',
  colorScheme: colours.endsWith('dark') ? 'dark' : 'light',
  contrast: colours.startsWith('more') ? 'more' : 'no-preference',
  forcedColors: colours === 'forced' ? 'active' : 'none',
});

test.beforeEach(({ page }) => hideDemoBar(page));

/** Loads everything that is below the fold. */
const loadAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 120));
    }
    window.scrollTo(0, 0);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    const patience = new Promise((done) => setTimeout(done, 4000));
    await Promise.race([Promise.allSettled(shown.map((image) => image.decode())), patience]);
  });

async function take(page: Page, state: string): Promise<void> {
  // A dialog covers only the window.
  const fullPage = !(await page.getByRole('dialog').last().isVisible());
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 640 ? 800 : 900 });
    if (fullPage) await loadAll(page);
    await page.waitForTimeout(500);
    expect.soft(await pxBeyond(page), `${state} at ${width} px: px beyond the window`).toBeLessThanOrEqual(0);
    const name = `${(readmeNames[state] ?? state).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}${suffix}`;
    await page.screenshot({ path: `.cache/screenshots${suffix}/${name}.jpg`, fullPage, type: 'jpeg', quality: 80 });
    if (inReadme.has(name)) await page.screenshot({ path: `docs/screenshots/${name}.jpg`, type: 'jpeg', quality: 80 });
  }
  if (before) await page.setViewportSize(before);
}

for (const [name, { walk, details = {} }] of Object.entries(shopWalks))
  test(name, details, ({ page }) => walk(page, (state) => take(page, state)));

for (const [name, { walk, details = {} }] of Object.entries(dashboardWalks))
  test(`the dashboard: ${name}`, details, ({ page }) => walk(page, (state) => take(page, state)));

test('a product in French', async ({ page }) => {
  await page.goto('/fr/products/Himalayan_Shilajit_Resin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'French product');
});
