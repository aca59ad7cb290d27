import type { Page } from '@playwright/test';
import { expect } from '../support/shopTest';
import { pay, unconfirmed } from './shopper';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** On the page or in the modal. */
export async function signInOver(page: Page, { email, password }: SignIn): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const place = page.url().endsWith('/sign-in') ? page.getByRole('main') : dialog;
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  const answer = page.waitForResponse(/log-in/);
  await place.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await answer).status()).toBe(201);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/sign-in/);
}

/** An order that is still being captured is finished before. */
export const expectLoggedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 12_000 });

/** Leaves an unconfirmed order, then signs in as somebody else. */
export async function leaveUnconfirmedTo(page: Page, who: SignIn): Promise<void> {
  await pay(page);
  await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
  await page.goto('/sign-in');
  await signInOver(page, who);
}
