import type { APIRequestContext, Page } from '@playwright/test';
import type { User } from '@/contract/user';
import { address } from '../../support/fixtures';
import { asha } from '../support/customer';
import { apiOrigin } from '../support/shopServer';
import { expect } from '../support/shopTest';

export const flows = ['cart, signed in', 'Buy Now, signed in', 'Buy Now, guest'] as const;
export type Flow = (typeof flows)[number];

export const [cart, buyNow, guest] = flows;
export const signedIn: readonly Flow[] = [cart, buyNow];

export const buyNowName = 'Himalayan Shilajit Resin';

async function signInAsAsha(request: APIRequestContext): Promise<{ user: User; token: string }> {
  const data = { email: asha.email, password: asha.password };
  return (await request.post(`${apiOrigin()}/users/log-in`, { data })).json();
}

/** The requests use the page's context, with its session cookie. */
async function stateOf(flow: Flow, { request }: Page) {
  const signIn = flow === guest ? null : await signInAsAsha(request);
  const product = flow === cart ? null : await request.get(`${apiOrigin()}/product/${encodeURIComponent(buyNowName)}`);
  return {
    token: signIn?.token ?? null,
    slices: {
      user: { current: signIn?.user ?? null },
      checkout: {
        totalAmount: null,
        PaymentType: 'PayPal',
        shippingOption: 'Standard',
        selectedAddress: signIn?.user.myAddresses[0] ?? null,
      },
      buyNow: {
        product: product && (await product.json()).result,
        quantity: 1,
        ...(signIn ? { address: null, email: '' } : { address, email: 'noor@example.com' }),
      },
    },
  };
}

/** Stores the state of an earlier visit, without opening the shop. */
export async function prepareVisit(page: Page, flow: Flow): Promise<void> {
  const { token, slices } = await stateOf(flow, page);
  const root = Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]));
  const text = JSON.stringify({ ...root, _persist: JSON.stringify({ version: 1, rehydrated: true }) });
  await page.goto('/robots.txt');
  await page.evaluate(
    ([state, auth]) => {
      localStorage.setItem('persist:root', state);
      if (auth) localStorage.setItem('authToken', auth);
    },
    [text, token] as const,
  );
}

export async function openReview(page: Page, flow: Flow): Promise<void> {
  await prepareVisit(page, flow);
  await page.goto('/orders/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Review & Confirm' })).toBeVisible();
}
