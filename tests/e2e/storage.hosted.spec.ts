import type { Page } from '@playwright/test';
import { asha, signIn } from './support/customer';
import { openReviewAsGuest, payAndConfirm } from './support/guestCheckout';
import { expect, long, test } from './support/shopTest';

const storageBlocked = /Your browser is blocking storage/;

/** Blocks these stores before the page's scripts run. */
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

/** Writes fail as on a full disk. */
function full(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

const cases = [
  ['a full storage', full, true, {}],
  ['local storage blocked', (page: Page) => without(page, 'localStorage'), true, long],
  ['session storage blocked', (page: Page) => without(page, 'sessionStorage'), false, long],
  ['no IndexedDB', (page: Page) => without(page, 'indexedDB'), false, long],
  ['all of it blocked', (page: Page) => without(page, 'localStorage', 'sessionStorage', 'indexedDB'), true, long],
] as const;

for (const [name, prepare, isNotified, details] of cases)
  test(`with ${name}, a guest can buy, and is warned if state is lost`, details, async ({ page }) => {
    await prepare(page);
    const notice = page.getByText(storageBlocked);
    const warned = isNotified && notice.waitFor();
    await openReviewAsGuest(page, '', async () => isNotified || expect(notice).toBeHidden());
    await warned;
    await payAndConfirm(page);
  });

test('with all storage blocked, a customer learns of it on signing in, and fills the cart', long, async ({ page }) => {
  await without(page, 'localStorage', 'sessionStorage', 'indexedDB');
  const notice = page.getByText(storageBlocked).waitFor();
  await signIn(page, asha);
  await notice;
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^My Medicines/ })).toBeVisible();
});
