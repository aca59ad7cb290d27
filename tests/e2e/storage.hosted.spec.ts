import type { Page } from '@playwright/test';
import { hostedOrigins } from '../support/run/ports.mjs';
import { asha, card, signIn } from './support/customer';
import { openReviewAsGuest, pay, placed } from './support/guestCheckout';
import { expect, provokesFailures, test } from './support/shopTest';
import { cachedAddresses } from './support/workers';

const storageBlocked = /Your browser is blocking storage/;

/** Before the page's scripts run. */
function without(page: Page, ...names: readonly ('localStorage' | 'sessionStorage' | 'indexedDB')[]): Promise<unknown> {
  return page.addInitScript((taken) => {
    for (const name of taken)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }, names);
}

/** As on a full disk. */
function full(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

const cases = [
  ['a full storage', full, true, ''],
  ['local storage blocked', (page: Page) => without(page, 'localStorage'), true, '@long'],
  ['session storage blocked', (page: Page) => without(page, 'sessionStorage'), false, '@long'],
  ['no IndexedDB', (page: Page) => without(page, 'indexedDB'), false, '@long'],
  ['all of it blocked', (page: Page) => without(page, 'localStorage', 'sessionStorage', 'indexedDB'), true, ''],
] as const;

for (const [name, prepare, isNotified, tag] of cases)
  test(`with ${name}, a guest can buy, and learns what is not stored`, { tag: tag || [] }, async ({ page }) => {
    await prepare(page);
    const notice = isNotified ? page.getByText(storageBlocked).waitFor() : Promise.resolve();
    await openReviewAsGuest(page, async () => {
      if (!isNotified) await expect(page.getByText(storageBlocked)).toBeHidden();
    });
    await notice;
    await pay(page);
    await expect(page.getByText(placed)).toBeVisible();
  });

test('with all storage blocked, a customer learns of it on signing in, and fills the cart', async ({ page }) => {
  await without(page, 'localStorage', 'sessionStorage', 'indexedDB');
  const notice = page.getByText(storageBlocked).waitFor();
  await signIn(page, asha);
  await notice;
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^My Medicines/ })).toBeVisible();
});

test.describe('cached catalogue', () => {
  const name = 'Ashwagandha Root Capsules';

  const catalogue = `${hostedOrigins.api}/product/getProducts`;

  const note = (page: Page) => page.getByText(/^Prices and stock are from/);

  const add = (page: Page) => card(page, name).getByRole('button', { name: /^Add to cart/i });

  /** A first visit, until it has kept the catalogue. */
  async function visit(page: Page): Promise<void> {
    await page.goto('/medicines');
    await expect(card(page, name)).toBeVisible();
    await expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toEqual([catalogue]);
  }

  test.describe('without the API', provokesFailures, () => {
    test('listing, search and product show the kept products, and nothing can be bought', async ({ page }) => {
      await visit(page);
      await page.route(`${hostedOrigins.api}/**`, (route) => route.abort());
      await page.goto('/medicines/Brahmanand');
      await expect(page.getByRole('list', { name: 'Products' }).getByRole('article').first()).toBeVisible();
      await expect(note(page)).toBeVisible();

      await page.goto('/medicines?q=ashwagandha');
      await expect(card(page, name)).toBeVisible();
      await expect(add(page)).toBeDisabled();

      await card(page, name).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const buy = page.getByRole('region', { name: 'Buy' });
      await expect(buy.getByRole('button', { name: 'Add To Bag' })).toBeDisabled();
      await expect(buy.getByRole('button', { name: 'Buy Now' })).toBeDisabled();

      const retry = page
        .getByRole('status')
        .filter({ has: note(page) })
        .getByRole('button', { name: 'Retry' });
      // The shop has given up by itself.
      await expect(retry).toBeVisible();
      await page.unroute(`${hostedOrigins.api}/**`);
      await retry.click();
      await expect(note(page)).toBeHidden();
    });
  });
});
