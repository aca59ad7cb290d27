import type { Locator, Page } from '@playwright/test';
import { translate } from '../support/translate';
import { card, fillSignIn, noah, payAndConfirm } from './support/customer';
import { fillGuestAddress } from './support/guestCheckout';
import { expect, test } from './support/shopTest';

const tablets = 'Giloy Winter Tablets';

test('a guest’s bag outlives dialog and reload, and a sign-in moves it to the cart once', async ({ page, sent }) => {
  await page.goto('/medicines/Himavat%20Wellness');
  await card(page, tablets)
    .getByRole('button', { name: `Add to Cart: ${tablets}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText(`${tablets} is in your bag on this device.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it in my bag' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await card(page, tablets)
    .getByRole('button', { name: `Increase quantity of ${tablets}` })
    .click();
  await page.getByRole('button', { name: 'Sign in to check out' }).click();
  await fillSignIn(dialog, noah);
  const moved = page.getByRole('region', { name: 'From your bag on this device' });
  await expect(moved.getByText('Added to your cart.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Medicines (1 item)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: `Quantity of ${tablets}` })).toHaveValue('2');
  expect(await page.evaluate(() => localStorage.getItem('guest-bag'))).toBeNull();
  expect(sent.filter(({ url }) => url.includes('/users/addToCart'))).toHaveLength(1);
});

/** A guest's cart with one line; returns its summary. */
async function openBag(page: Page): Promise<Locator> {
  await page.goto('/medicines/Himavat%20Wellness');
  await card(page, tablets)
    .getByRole('button', { name: `Add to Cart: ${tablets}` })
    .click();
  await page.getByRole('button', { name: 'Keep it in my bag' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const summary = page.getByRole('region', { name: 'PRICE SUMMARY' });
  await expect(summary.getByText('Add CA$26.80 more.')).toBeVisible();
  return summary;
}

test.describe('coach', () => {
  test('the coach takes a guest’s bag to the minimum in one tap, and Buy Now removes its line', async ({ page }) => {
    const summary = await openBag(page);
    await summary.getByRole('button', { name: 'Buy 3 for CA$69.60' }).click();
    await expect(page.getByRole('textbox', { name: `Quantity of ${tablets}` })).toHaveValue('3');
    await expect(summary.getByText(/^Add CA\$\S+ more\.$/)).toBeHidden();

    await summary.getByRole('button', { name: 'Buy Now without an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter Your Email To Continue' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@example.com');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await fillGuestAddress(page);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: 'Continue to Payment Options' }).click();
    await page.getByRole('button', { name: 'Continue to Review & Confirm' }).click();
    await payAndConfirm(page);
    expect(await page.evaluate(() => localStorage.getItem('guest-bag'))).toBeNull();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });
});

test('line total, total and minimum bar of a translated cart agree after each press of +, and a toast comes', async ({
  page,
}) => {
  const summary = await openBag(page);
  const translated = async () => page.locator('body').evaluate(translate, 'beside it' as const);
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
