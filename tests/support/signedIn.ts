import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { env } from '@/config/env';
import { logInResponse, type User } from '@/contract/user';
import { customerSignIns } from '@/demo/seed/customers';
import { storeSlices } from './renderApp';

/** Posts JSON to the backend, beside the shop. */
export const post = (path: string, body: object) =>
  fetch(env.apiBaseUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

type CustomerName = 'Asha' | 'Noah' | 'Mei';

/** The credentials of a seeded customer. */
export function signInOf(name: CustomerName): { email: string; password: string } {
  const found = customerSignIns.find((customer) => customer.name.startsWith(name));
  if (!found) throw new Error(`The seed has no customer ${name}`);
  return { email: found.email, password: found.password };
}

/** Enters a text at once: each single key would render the form. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Signs a seeded customer in by the dialog over the page, once it shows. */
export async function signInOverPage(user: UserEvent, name: CustomerName): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  const { email, password } = signInOf(name);
  await user.clear(dialog.getByLabelText('Email'));
  await pasteInto(user, dialog.getByLabelText('Email'), email);
  await pasteInto(user, dialog.getByLabelText('Password'), password);
  await user.keyboard('{Enter}');
}

/**
 * Signs a seeded customer in, as an earlier visit would have: session cookie, token and user in storage, plus the given
 * slices. Returns the user as the shop reads it.
 */
export async function signedIn(name: CustomerName, slices: Record<string, unknown> = {}): Promise<User> {
  const response = await post('/users/log-in', signInOf(name));
  const { user, token } = v.parse(logInResponse, await response.json());
  localStorage.setItem('authToken', token);
  storeSlices({ user: { current: user }, ...slices });
  return user;
}

/** Presses Logout in the account menu of the header. */
export async function pressLogOut(user: UserEvent): Promise<void> {
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('button', { name: /^Account of/ }));
  await user.click(header.getByRole('button', { name: 'Logout' }));
}

/** What a tab sees of a sign-out in another one: wiped storage, and the browser's event. */
export function signOutElsewhere(): void {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}
