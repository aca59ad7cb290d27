import { expect, type Page } from '@playwright/test';

/** A guest in checkout step 1 with one product of CA$84. */
export async function toFirstStepAsGuest(
  page: Page,
  look: (step: string) => Promise<void> = async () => {},
  host = '',
): Promise<void> {
  await page.goto(`${host}/products/Himalayan_Shilajit_Resin`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Email To Continue' });
  await look('e-mail dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

export async function fillGuestAddress(page: Page, name = 'Noor Gill'): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('4165550137');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('M5V 2T6');
  await page.getByRole('textbox', { name: 'Address Line' }).fill('12 Elm Street');
  await page.getByRole('textbox', { name: 'Area/Locality' }).fill('The Annex');
  await page.getByRole('textbox', { name: 'Landmark' }).fill('Beside the library');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Toronto');
}

/** A guest on the review page with one product of CA$84. Calls `look` with the name of each step. */
export async function openReviewAsGuest(
  page: Page,
  look: (step: string) => Promise<void> = async () => {},
  host = '',
): Promise<void> {
  await toFirstStepAsGuest(page, look, host);
  await fillGuestAddress(page);
  await look('address form');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await look('step 1');
  await page.getByRole('button', { name: 'Continue to Payment Options' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Options' })).toBeVisible();
  await look('step 2');
  await page.getByRole('button', { name: 'Continue to Review & Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review & Confirm' })).toBeVisible();
  await look('step 3');
}

/** Presses PayPal's button. Returns the pop-up. */
export async function openPayPal(page: Page) {
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  return page.getByRole('dialog', { name: /PayPal/ });
}

export async function pay(page: Page): Promise<void> {
  const sheet = await openPayPal(page);
  await sheet.getByRole('button', { name: 'Approve payment' }).click();
}

export const placed = 'Congratulations! Your order has been placed successfully. Your order ID is';
