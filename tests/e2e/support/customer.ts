import { expect, type Page } from '@playwright/test';

export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const asha: Customer = { name: 'Asha', email: 'asha@demo.example', password: 'asha-likes-tulsi' };
export const noah: Customer = { name: 'Noah', email: 'noah@demo.example', password: 'noah-likes-maple' };

/** Fills in and sends the sign-in form within an element. */
export async function fillSignIn(
  within: Pick<Page, 'getByRole' | 'getByLabel'>,
  { email, password }: Customer,
): Promise<void> {
  await within.getByRole('textbox', { name: 'Email' }).fill(email);
  await within.getByLabel('Password', { exact: true }).fill(password);
  await within.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in on /sign-in; ends on the home page with the account menu in the header. */
export async function signIn(page: Page, who: Customer, host = ''): Promise<void> {
  await page.goto(`${host}/sign-in`);
  await fillSignIn(page.getByRole('main'), who);
  await page.waitForURL(`${host}/`, { waitUntil: 'commit' });
  await expect(accountMenu(page, who.name)).toBeVisible();
}

export function accountMenu(page: Page, name: string) {
  return page.getByRole('button', { name: `Account of ${name}` });
}

/** Presses Logout in the header. */
export async function pressLogout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await pressLogout(page);
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
}

export function card(page: Page, name: string) {
  return page.getByRole('article', { name });
}

/** Expects a selected address. */
export async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Payment Options' }).click();
  await page.getByRole('button', { name: 'Continue to Review & Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review & Confirm' })).toBeVisible();
}

/** Fills in the admin sign-in on the page and waits for the dashboard. */
export async function signInAsAdmin(page: Page, username = 'admin', password = 'north-star-tea'): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens the dashboard with a query string ("?tab=user") through its sign-in. */
export async function openDashboard(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/dasboard${query}`);
  await signInAsAdmin(page);
}
