import type { Page } from '@playwright/test';
import { translate } from '../support/translate';
import { card } from './support/customer';
import { pxBeyond } from './support/fits';
import { buyNowAsGuest, fillAddress, openReviewAsGuest, payAndConfirm } from './support/guestCheckout';
import { expect, long, test } from './support/shopTest';

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
  test(`at ${width} px, a saved address with a long name leaves Continue in view`, long, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/products/Himalayan_Shilajit_Resin');
    await buyNowAsGuest(page);
    await fillAddress(page, { Name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft' });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Landmark' })).toHaveValue('Beside the library');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeInViewport();
    await expect.poll(() => isInReach(page, 'Continue to Payment Options')).toBe(true);
    expect(await pxBeyond(page)).toBe(0);
  });

test('a guest buys from the demo on a machine without a network', long, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await openReviewAsGuest(page);
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  await payAndConfirm(page);
});

test('a cart that the browser has translated keeps its sums right at each press of +', long, async ({ page }) => {
  const tablets = 'Giloy Winter Tablets';
  await page.goto('/medicines/Himavat%20Wellness');
  await page.getByRole('button', { name: `Add to Cart: ${tablets}` }).click();
  await page.getByRole('button', { name: 'Keep it in my bag' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const summary = page.getByRole('region', { name: 'PRICE SUMMARY' });
  await expect(summary.getByText('Add CA$26.80 more.')).toBeVisible();
  const translated = () => page.locator('body').evaluate(translate, 'beside it' as const);
  await translated();
  const line = card(page, tablets);
  const more = line.getByRole('button', { name: `Increase quantity of ${tablets}` });
  await more.click();
  await expect(line.getByText('Item total CA$46.40')).toBeVisible();
  await expect(summary.getByText('Add CA$3.60 more.')).toBeVisible();
  await expect(summary.getByText('CA$96.40')).toBeVisible();
  await translated();
  await more.click();
  await expect(line.getByText('Item total CA$69.60')).toBeVisible();
  await expect(summary.getByText(/to go\.$/)).toBeHidden();
  await expect(summary.getByText('CA$119.60')).toBeVisible();
  await translated();
  await line.getByRole('button', { name: `Remove ${tablets}` }).click();
  await expect(page.getByText(`Removed ${tablets}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser that blocks storage is told what the demo needs', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByText('The demo shop needs cookies and site data.')).toBeVisible();
});
