import { env } from '@/config/env';
import type { User } from '@/contract/user';
import { customerSignIns } from '@/demo/seed/people/signIns';
import { storeSlices } from './renderApp';

export type CustomerName = 'Asha' | 'Noah' | 'Mei';

/** E-mail and password of a customer of the seed. */
export function signInOf(name: CustomerName): { email: string; password: string } {
  const found = customerSignIns.find((customer) => customer.name.startsWith(name));
  if (!found) throw new Error(`The seed has no customer ${name}`);
  return { email: found.email, password: found.password };
}

/**
 * Signs a customer of the seed in as an earlier visit would have left it: session cookie, token and user in storage,
 * with further slices when given. Gives the user as the server told it.
 */
export async function signedIn(name: CustomerName, slices: Record<string, unknown> = {}): Promise<User> {
  const answer = await fetch(`${env.apiBaseUrl}/users/log-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signInOf(name)),
  });
  const { user, token } = (await answer.json()) as { user: User; token: string };
  localStorage.setItem('authToken', token);
  storeSlices({ user: { current: user }, ...slices });
  return user;
}
