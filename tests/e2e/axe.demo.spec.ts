import type { Page } from '@playwright/test';
import { expectClean, phone } from './support/axe';
import { asha, fillSignIn, noah, payAndConfirm, signIn, toReview } from './support/customer';
import { expect, test } from './support/shopTest';
import { visit } from './support/visit';

/** Opens a URL and runs axe once its h1 and the `ready` elements are visible. */
async function expectCleanAt(page: Page, address: string, state: string, ready = 'h1') {
  await visit(page, address, ready);
  await expectClean(page, state);
}

test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce' });

test('a visitor’s pages have no violations', async ({ page }) => {
  await expectCleanAt(page, '/', 'home', 'main article');
  await expectCleanAt(page, '/medicines', 'listing', 'main article');
  await expectCleanAt(page, '/medicines?q=nothing+like+it', 'empty listing', 'main article');
  await expectCleanAt(
    page,
    '/medicines?category=Women&brand=Brahmanand&form=Syrup',
    'nothing for the filters',
    'main article',
  );
  await expectCleanAt(page, '/medicines?category=Men&offer=yes', 'filtered listing', 'main article');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('group', { name: 'Brand' }).waitFor();
  await expectClean(page, 'listing with its filters open');
  await expectCleanAt(page, '/about-us', 'about');
  await expectCleanAt(page, '/nowhere', 'not found');
  await expectCleanAt(page, '/cart', 'cart, signed out');
  await expectCleanAt(page, '/sign-in', 'sign-in');
  await page.goto('/sign-up');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Please fill in the following fields:').waitFor();
  await expectClean(page, 'sign-up with errors');
});

test('a guest’s bag, wishlist and sign-in have no violations, nor has the move to the account', async ({ page }) => {
  await page.goto('/products/Giloy_Winter_Tablets');
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('button', { name: 'Add To Bag' }).click();
  await page.getByRole('button', { name: 'Keep it in my bag' }).waitFor();
  await expectClean(page, 'login modal, kept in the bag');
  await page.getByRole('button', { name: 'Keep it in my bag' }).click();
  await buy.getByRole('button', { name: /^Wishlist/ }).click();
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expectCleanAt(page, '/cart', 'guest’s bag', '[aria-label="Cart items"]');
  await expectCleanAt(page, '/myaccount/wishlist', 'guest’s wishlist', 'main article');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Sign in to check out' }).click();
  await fillSignIn(page.getByRole('dialog', { name: 'Log In' }), noah);
  await page.getByText('Added to your cart.').waitFor();
  // A toast may cover controls for its three seconds; the wishlist's comes last.
  await page.getByText('Item added to wishlist').waitFor();
  await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
  // The press on a phone scrolled the line to where the sticky header covers it at another width.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectClean(page, 'cart with a moved bag');
});

test('a visitor’s product page, dialogs and menu have no violations', async ({ page }) => {
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await page.locator('main article').first().waitFor();
  await expectClean(page, 'product');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expectClean(page, 'e-mail dialog');
  await page.keyboard.press('Escape');
  await page.goto('/products/Giloy_Winter_Tablets');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.getByRole('button', { name: /^Make it/ }).waitFor();
  await expectClean(page, 'Buy Now below the minimum');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add To Bag' }).first().click();
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();
  await expectClean(page, 'login dialog');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Products' }).click();
  await expectClean(page, 'mobile menu', [phone]);
});

test('the picture viewer, an invalid review form, and similar products on a phone have no violations', async ({
  page,
}) => {
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await page.getByRole('button', { name: 'Zoom picture' }).click();
  await page
    .getByRole('dialog', { name: /^Pictures of/ })
    .getByRole('img')
    .waitFor();
  await expectClean(page, 'zoom');
  await page.keyboard.press('Escape');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor();
  await expectClean(page, 'review form with errors');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  const similar = page.getByRole('region', { name: 'Similar Products' });
  // The carousel with its region loads on scroll.
  await page.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
  await similar.getByRole('button', { name: /next/i }).waitFor();
  await expectClean(page, 'similar products on a phone', [phone]);
});

test('an empty account has no violations', async ({ page }) => {
  await signIn(page, noah);
  await expectCleanAt(page, '/cart', 'empty cart');
  await expectCleanAt(page, '/myaccount/wishlist', 'empty wishlist');
  await expectCleanAt(page, '/myaccount/orders', 'orders as ids');
});

test('a full account has no violations', async ({ page }) => {
  await signIn(page, asha);
  await expectCleanAt(page, '/cart', 'cart', '[aria-label="Cart items"]');
  await expectCleanAt(page, '/myaccount', 'account menu');
  await expectCleanAt(page, '/myaccount/wishlist', 'wishlist', 'main article');
  await expectCleanAt(page, '/myaccount/orders', 'orders', 'main article');
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Help with this order' }).click();
  await expectClean(page, 'order details');
  await page.getByRole('link', { name: 'Invoice' }).click();
  await page.getByRole('table', { name: 'Products' }).waitFor();
  await expectClean(page, 'invoice');
  await expectCleanAt(page, '/myaccount/payments', 'payments');
  await expectCleanAt(page, '/myaccount/profile', 'profile');
  await expectCleanAt(page, '/myaccount/addresses', 'addresses');
});

test('the checkout has no violations', async ({ page }) => {
  await signIn(page, asha);
  await expectCleanAt(page, '/orders/checkout', 'step 1');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await page.getByRole('textbox', { name: 'Pincode' }).waitFor();
  await expectClean(page, 'empty address form');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expectClean(page, 'address form with errors');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Continue to Payment Options' }).click();
  await page.getByRole('button', { name: 'Continue to Review & Confirm' }).waitFor();
  await expectClean(page, 'step 2');
  await page.goBack();
  await toReview(page);
  await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor();
  await expectClean(page, 'step 3');
  await payAndConfirm(page);
  await expectClean(page, 'confirmation');
});
