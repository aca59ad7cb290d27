import type { Page } from '@playwright/test';
import { expect, provokesFailures, test } from './support/shopTest';
import { saveData } from './support/workers';

const failure = (page: Page) => page.getByRole('heading', { name: 'We couldn’t show this page' });

/** The first failure also reloads the page, as after a deploy: the button that is pressed may belong to the page before. */
async function retryUntilShown(page: Page) {
  await expect(async () => {
    if (await failure(page).isVisible()) await page.getByRole('button', { name: 'Retry' }).click({ timeout: 2000 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Medicines and Ayurvedic products', {
      timeout: 2000,
    });
  }).toPass();
}

test('a route whose code does not load says so, and Retry loads it', provokesFailures, async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  let broken = true;
  await page.route(/AboutPage-.*\.js/, (route) => (broken ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(failure(page)).toBeVisible();
  broken = false;
  await retryUntilShown(page);
});

const brokenCode = { annotation: { type: 'console', description: 'SyntaxError' } };

test('a route whose code is broken twice loads with Retry, by a reload', brokenCode, async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  let broken = true;
  // A browser fetches again what it failed to fetch, but keeps a module that it cannot parse until the page is left.
  await page.route(/AboutPage-.*\.js/, (route) =>
    broken ? route.fulfill({ contentType: 'text/javascript', body: 'export const cut =' }) : route.continue(),
  );
  await page.getByRole('link', { name: 'About Us' }).first().click();
  // The first failure reloads the page, as after a deploy.
  await page.waitForEvent('load');
  await expect(failure(page)).toBeVisible();
  broken = false;
  await retryUntilShown(page);
});

for (const path of ['/nowhere', '/medicines/a/b/c', '/products'])
  test(`${path} is a not-found page, never white`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

test('an unknown product is a not-found product page', provokesFailures, async ({ page }) => {
  await page.goto('/products/Nothing_Like_It');
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this product' })).toBeVisible();
});

for (const name of [
  'Triphala / त्रिफला Churna 50% Extra',
  "Grandmother's Golden Milk Powder",
  'Glow Serum #3 with Licorice',
])
  test(`"${name}" opens from its address and reloads`, async ({ page }) => {
    await page.goto(`/products/${encodeURIComponent(name.replaceAll(' ', '_'))}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
