import type { Page } from '@playwright/test';
import { expect } from '../support/shopTest';
import { pay, unconfirmed } from './shopper';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** Fills in the sign-in that stands on the page or over it, and waits until it is through. */
export async function signInOver(page: Page, { email, password }: SignIn): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  const place = page.url().endsWith('/sign-in') ? page.getByRole('main') : dialog;
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  const answer = page.waitForResponse(/log-in/);
  await place.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await answer).status()).toBe(201);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/sign-in/);
}

/** Pays, is left with an unconfirmed order, and somebody signs in. */
export async function leaveUnconfirmedTo(page: Page, who: SignIn): Promise<void> {
  await pay(page);
  await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
  await page.goto('/sign-in');
  await signInOver(page, who);
}
