import { expect, type Locator, type Page } from '@playwright/test';

/** Fills in text fields by their names. */
export async function fillIn(within: Pick<Page, 'getByRole'>, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await within.getByRole('textbox', { name, exact: true }).fill(text);
}

type AtEachStep = () => Promise<unknown>;
const nothing: AtEachStep = async () => {};

/** From a product's page to step 1 of the checkout. */
export async function buyNowAsGuest(page: Page, atEachStep = nothing): Promise<void> {
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Email To Continue' });
  await atEachStep();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

export const guestAddress = {
  Name: 'Noor Gill',
  'Mobile Number': '4165550137',
  Pincode: 'M5V 2T6',
  'Address Line': '12 Elm Street',
  'Area/Locality': 'The Annex',
  Landmark: 'Beside the library',
};

export async function fillAddress(within: Pick<Page, 'getByRole'>, changes: Partial<typeof guestAddress> = {}) {
  await fillIn(within, { ...guestAddress, ...changes });
  await expect(within.getByRole('textbox', { name: 'City' })).toHaveValue('Toronto');
}

/** A guest on the review page with one product of CA$84. */
export async function openReviewAsGuest(page: Page, host = '', atEachStep = nothing): Promise<void> {
  await page.goto(`${host}/products/Himalayan_Shilajit_Resin`);
  await buyNowAsGuest(page, atEachStep);
  await fillAddress(page);
  await atEachStep();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await atEachStep();
  await page.getByRole('button', { name: 'Continue to Payment Options' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Options' })).toBeVisible();
  await atEachStep();
  await page.getByRole('button', { name: 'Continue to Review & Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review & Confirm' })).toBeVisible();
  await atEachStep();
}

/** Presses PayPal's button. Returns the pop-up. */
export async function openPayPal(page: Page) {
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  return page.getByRole('dialog', { name: /PayPal/ });
}

export const approve = (sheet: Locator) => sheet.getByRole('button', { name: 'Approve payment' }).click();

export async function pay(page: Page): Promise<void> {
  await approve(await openPayPal(page));
}

export const placed = 'Congratulations! Your order has been placed successfully. Your order ID is';

export async function payAndConfirm(page: Page): Promise<void> {
  await pay(page);
  await expect(page.getByText(placed)).toBeVisible();
}
