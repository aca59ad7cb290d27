import type { Page } from '@playwright/test';
import { asha, fillSignIn } from './support/customer';
import { guestAddress } from './support/guestCheckout';
import { enterOn, expectFocusSeen, press, tabTo, typeInto } from './support/keyboard';
import { expect, long, test } from './support/shopTest';

test.use({ reducedMotion: 'reduce' });

test.setTimeout(120_000);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const skipToContent = (page: Page) => enterOn(page, page.getByRole('link', { name: 'Skip to content' }));

async function typeAddress(page: Page) {
  for (const [label, text] of Object.entries(guestAddress)) await typeInto(page, field(page, label), text);
  await expect(field(page, 'City')).toHaveValue('Toronto');
}

/** From step 1, with an address, to PayPal's sheet. */
async function goOnToPayment(page: Page) {
  await enterOn(page, page.getByRole('button', { name: 'Continue to Payment Options' }));
  await expect(heading(page, 'Payment Options')).toBeFocused();
  await enterOn(page, page.getByRole('button', { name: 'Continue to Review & Confirm' }));
  await expect(heading(page, 'Review & Confirm')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'PayPal', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog', { name: /PayPal/ }).getByRole('button', { name: 'Approve payment' }));
}

test('a customer signs in, fills the cart, enters an address and reaches the payment by keyboard', async ({ page }) => {
  await page.goto('/sign-in');
  await skipToContent(page);
  await typeInto(page, field(page, 'Email'), asha.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), asha.password);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await enterOn(page, page.getByRole('link', { name: 'Shop all products' }));
  await expect(heading(page, 'Medicines & wellness')).toBeFocused();
  const card = page.getByRole('article').first();
  await tabTo(page, card.getByRole('button', { name: /Add to Cart/ }));
  await enterOn(page, page.getByRole('link', { name: 'Himalayan Shilajit Resin' }));
  await expect(heading(page, 'Himalayan Shilajit Resin')).toBeFocused();
  const buy = page.getByRole('region', { name: 'Buy' });
  await enterOn(page, buy.getByRole('button', { name: /^Increase quantity/ }));
  await enterOn(page, buy.getByRole('button', { name: 'Add To Bag' }));
  await expect(buy.getByRole('link', { name: 'Go To Bag' })).toBeFocused();
  await press(page, 'Enter');
  await expect(heading(page, /^My Medicines/)).toBeFocused();

  await enterOn(page, page.getByRole('button', { name: /^Remove Ashwagandha/ }));
  await enterOn(page, page.getByRole('button', { name: 'Increase quantity of Himalayan Shilajit Resin' }));
  await enterOn(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(heading(page, 'Billing & Shipping')).toBeFocused();
  await enterOn(page, page.getByRole('button', { name: 'Add New Address' }));
  await typeAddress(page);
  await enterOn(page, page.getByRole('button', { name: 'Save address' }));
  await expect(page.getByText('12 Elm Street')).toBeVisible();
  await expectFocusSeen(page);
  await goOnToPayment(page);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a guest enters e-mail and address and reaches the payment by keyboard', long, async ({ page }) => {
    await page.goto('/products/Himalayan_Shilajit_Resin');
    await skipToContent(page);
    await enterOn(page, page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Buy Now' }));
    const dialog = page.getByRole('dialog', { name: 'Enter Your Email To Continue' });
    await typeInto(page, dialog.getByRole('textbox', { name: 'Email' }), 'noor@');
    await press(page, 'Enter');
    await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
    await typeInto(page, dialog.getByRole('textbox', { name: 'Email' }), 'noor@example.com');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Billing & Shipping')).toBeFocused();
    await enterOn(page, page.getByRole('button', { name: 'Use this address' }));
    await expect(field(page, 'Name')).toBeFocused();
    await typeAddress(page);
    await enterOn(page, page.getByRole('button', { name: 'Use this address' }));
    await goOnToPayment(page);
  });

  test('a customer writes a review and edits addresses by keyboard', long, async ({ page }) => {
    await page.goto('/sign-in');
    await fillSignIn(page.getByRole('main'), asha);
    await expect(page).toHaveURL('/');
    await page.goto('/products/Giloy_Winter_Tablets');
    await skipToContent(page);
    const opener = page.getByRole('button', { name: 'Write a Review' });
    const dialog = page.getByRole('dialog');
    await enterOn(page, opener);
    await dialog.waitFor();
    await press(page, 'Escape');
    await expect(opener).toBeFocused();
    await press(page, 'Enter');
    await tabTo(page, dialog.getByRole('radio').first());
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await typeInto(page, dialog.getByRole('textbox', { name: 'Your review' }), 'Calm evenings.');
    await enterOn(page, dialog.getByRole('button', { name: 'Submit review' }));
    await expect(page.getByText('Calm evenings.')).toBeVisible();
    await expectFocusSeen(page);
    const like = page.getByRole('button', { name: /^Like/ }).first();
    await enterOn(page, like);
    await expect(like).toBeFocused();

    await page.goto('/myaccount/addresses');
    await skipToContent(page);
    await enterOn(page, page.getByRole('button', { name: /^Delete address/ }).first());
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
    await expect(page.getByRole('button', { name: /^Delete address/ })).toHaveCount(1);
    await expectFocusSeen(page);
    await enterOn(page, page.getByRole('button', { name: /^Edit address/ }));
    await field(page, 'Name').waitFor();
    await press(page, 'Tab', 'Tab', 'Shift+Tab');
    await enterOn(page, page.getByRole('button', { name: 'Cancel' }));
  });
});
