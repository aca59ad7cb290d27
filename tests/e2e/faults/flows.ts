import type { APIRequestContext, Page } from '@playwright/test';
import type { User } from '@/contract/user';
import { customerSignIns } from '@/demo/seed/customers';
import { address } from '../../support/fixtures';
import { apiOrigin } from '../support/shopServer';
import { expect } from '../support/shopTest';

export const flows = ['cart, signed in', 'Buy Now, signed in', 'Buy Now, guest'] as const;
export type Flow = (typeof flows)[number];

export const [cart, buyNow, guest] = flows;
export const signedIn: readonly Flow[] = [cart, buyNow];

export const isGuest = (flow: Flow) => flow === 'Buy Now, guest';
export const bookingCall = (flow: Flow) => (isGuest(flow) ? 'createBuyNowBooking' : 'createBooking');

export const buyNowName = 'Himalayan Shilajit Resin';
export const asha = customerSignIns[0];
export const noah = customerSignIns[1];

async function buyNowProduct(request: APIRequestContext): Promise<unknown> {
  const response = await request.get(`${apiOrigin()}/product/${encodeURIComponent(buyNowName)}`);
  return (await response.json()).result;
}

async function slicesOf(flow: Flow, page: Page) {
  const checkout = { totalAmount: null, PaymentType: 'PayPal', shippingOption: 'Standard' };
  const buyNow = { product: null, quantity: 1, address: null, email: '' };
  const product = flow === 'cart, signed in' ? null : await buyNowProduct(page.request);
  if (isGuest(flow))
    return {
      token: null,
      slices: {
        user: { current: null },
        checkout: { ...checkout, selectedAddress: null },
        buyNow: { ...buyNow, product, address, email: 'noor@example.com' },
      },
    };
  // The request uses the page's context, with its session cookie.
  const response = await page.request.post(`${apiOrigin()}/users/log-in`, {
    data: { email: asha.email, password: asha.password },
  });
  const { user, token }: { user: User; token: string } = await response.json();
  return {
    token,
    slices: {
      user: { current: user },
      checkout: { ...checkout, selectedAddress: user.myAddresses[0] },
      buyNow: { ...buyNow, product },
    },
  };
}

/** Stores the state of an earlier visit, without opening the shop. */
export async function prepareVisit(page: Page, flow: Flow): Promise<void> {
  const { token, slices } = await slicesOf(flow, page);
  const root = Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]));
  const text = JSON.stringify({ ...root, _persist: JSON.stringify({ version: 1, rehydrated: true }) });
  await page.goto('/robots.txt');
  await page.evaluate(
    ([state, auth]) => {
      localStorage.setItem('persist:root', state ?? '');
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
