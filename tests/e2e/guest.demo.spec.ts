import type { Page } from '@playwright/test';
import { fillGuestAddress, openReviewAsGuest, pay, placed, toFirstStepAsGuest } from './support/guestCheckout';
import { expect, test } from './support/shopTest';

test.describe('first step', () => {
  const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft';

  /** Whether a click at the middle of an element would reach it. */
  function isInReach(page: Page, name: string) {
    return page.getByRole('button', { name }).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && button.contains(hit);
    });
  }

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    test(`at ${width} px, a saved address leaves Continue in view, and its long name widens nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await toFirstStepAsGuest(page);
      await fillGuestAddress(page, longName);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Landmark' })).toHaveValue('Beside the library');
      await page.getByRole('button', { name: 'Use this address' }).click();
      await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeInViewport();
      await expect.poll(() => isInReach(page, 'Continue to Payment Options')).toBe(true);
      const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(wide)).toBe(0);
    });
});

test.describe('no network', () => {
  test('A guest buys from the demo on a machine without a network', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    await openReviewAsGuest(page);
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
    await pay(page);
    await expect(page.getByText(placed)).toBeVisible();
  });
});
