import { openReviewAsGuest, pay, placed } from './support/guestCheckout';
import { expect, test } from './support/shopTest';

test('A guest buys from the demo on a machine without a network', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await openReviewAsGuest(page);
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  await pay(page);
  await expect(page.getByText(placed)).toBeVisible();
});
