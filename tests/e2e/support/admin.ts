import { expect, type Page } from '@playwright/test';

const dashboard = '/admin/dasboard';

/** Fills in the admin sign-in on the page and waits for the dashboard. */
export async function signInAsAdmin(page: Page, username = 'admin', password = 'north-star-tea'): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens the dashboard with a query string ("?tab=user") through its sign-in. */
export async function openDashboard(page: Page, query = ''): Promise<void> {
  await page.goto(`${dashboard}${query}`);
  await signInAsAdmin(page);
}
