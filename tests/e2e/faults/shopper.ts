import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { openPayPal, pay, placed } from '../support/guestCheckout';
import { apiOrigin, shopServer } from '../support/shopServer';
import { expect } from '../support/shopTest';
import { bookingCall, buyNowName, type Flow, openReview } from './flows';

export interface Shopper {
  readonly flow: Flow;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly request: APIRequestContext;
  readonly server: ReturnType<typeof shopServer>;
  readonly booking: ReturnType<typeof bookingCall>;
  /** Opens the review page of the flow again. */
  openReview(): Promise<void>;
}

export function shopperOf(flow: Flow, page: Page, request: APIRequestContext): Shopper {
  return {
    flow,
    page,
    context: page.context(),
    request,
    server: shopServer(request),
    booking: bookingCall(flow),
    openReview: () => openReview(page, flow),
  };
}

export const payPalButton = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true });
export const unconfirmed = 'Payment received, order not yet confirmed – do not pay again';

/** A customer's button first searches the account's orders. */
export const sendAgainButton = (page: Page) => page.getByRole('button', { name: /^(Check and send|Send) again$/ });

export const finishFirst = 'Finish your last order first';
/** The only text that is shown of another person's payment. */
export const ownerSignsIn = 'sign in to finish it';

/** Only `navigator.onLine` changes; requests still work. */
export async function sayOnline(page: Page, online: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, online);
}

/** Approves while offline: the money moves, the booking waits. */
export async function approveOffline(page: Page): Promise<void> {
  const sheet = await openPayPal(page);
  await expect(sheet).toBeVisible();
  await sayOnline(page, false);
  await sheet.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received, finishing your order' })).toBeVisible();
}

export async function tapSupport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I have contacted customer care' }).click();
  await page.getByRole('button', { name: 'Yes, I have contacted customer care' }).click();
}

/** Expects no banner, card, reference or amount. */
export async function expectNothingShown(page: Page, ...secrets: string[]): Promise<void> {
  for (const path of ['/about-us', '/orders/review']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The banner appears shortly after the page.
    await page.waitForTimeout(2500);
    await expect(page.getByRole('link', { name: finishFirst })).toHaveCount(0);
    await expect(sendAgainButton(page)).toHaveCount(0);
    for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
  }
}

export const expectPlaced = (page: Page) => expect(page.getByText(placed)).toBeVisible({ timeout: 15_000 });

/** What the server captured, and how often it booked each capture. */
export async function moneyOf({ server, booking }: Shopper) {
  const { captures } = await server.state();
  const booked = await Promise.all(captures.map(({ id }) => server.timesBooked(id)));
  const sent = (await server.requests()).filter(({ call }) => call === booking);
  return { captures, booked, bookingsSent: sent.length };
}

/** Holds after every fault: nothing charged twice, and nothing charged without an order or a visible record. */
export async function expectMoneySafe(shopper: Shopper, withSupport: boolean): Promise<void> {
  const { captures, booked } = await moneyOf(shopper);
  expect(new Set(captures.map(({ orderId }) => orderId)).size).toBe(captures.length);
  for (const times of booked) expect(times).toBeLessThanOrEqual(1);
  if (withSupport || !booked.includes(0)) return;
  const later = await shopper.context.newPage();
  await later.goto('/about-us');
  await expect(
    later.getByRole('link', { name: finishFirst }).or(later.getByRole('button', { name: ownerSignsIn })),
  ).toBeVisible();
}

export async function expectBooked(shopper: Shopper, page = shopper.page): Promise<void> {
  await expectPlaced(page);
  const { captures, booked } = await moneyOf(shopper);
  expect(captures).toHaveLength(1);
  expect(booked).toEqual([1]);
}

/** Captured once, booked at most once, and visible on every page. */
export async function expectVisibleRecord(shopper: Shopper, title: string | RegExp, page = shopper.page) {
  if (!page.url().endsWith('/orders/review')) await page.goto('/orders/review');
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
  await expect(payPalButton(page)).toBeHidden();
  const { captures, booked, bookingsSent } = await moneyOf(shopper);
  expect(captures).toHaveLength(1);
  expect(booked[0]).toBeLessThanOrEqual(1);
  expect(bookingsSent).toBeLessThanOrEqual(1);
  await page.goto('/about-us');
  await expect(page.getByRole('link', { name: finishFirst })).toBeVisible();
  // The next visit has not repeated it either.
  expect((await moneyOf(shopper)).bookingsSent).toBe(bookingsSent);
  await page.goto('/orders/review');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

export async function expectNothingCharged(shopper: Shopper): Promise<void> {
  const { captures, bookingsSent } = await moneyOf(shopper);
  expect(captures).toEqual([]);
  expect(bookingsSent).toBe(0);
}

/** Nothing was charged, and another attempt on the same page is paid and booked. */
export async function expectFreeToTryAgain(shopper: Shopper, page = shopper.page): Promise<void> {
  await expectNothingCharged(shopper);
  await shopper.server.fail();
  await pay(page);
  await expectBooked(shopper, page);
}

/** The same after the review page is opened again. */
export async function expectFreeToStartAgain(shopper: Shopper): Promise<void> {
  await expectNothingCharged(shopper);
  await shopper.server.fail();
  await openReview(shopper.page, shopper.flow);
  await pay(shopper.page);
  await expectBooked(shopper);
}

interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** Signs in on the page or in the modal. */
export async function signInOver(page: Page, { email, password }: SignIn): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const place = page.url().endsWith('/sign-in') ? page.getByRole('main') : dialog;
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  const response = page.waitForResponse(/log-in/);
  await place.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await response).status()).toBe(201);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/sign-in/);
}

/** A sign-out first finishes an order that is still being captured. */
export const expectLoggedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 12_000 });

/** Pays for an order whose booking is then not confirmed. */
export async function payUnconfirmed({ page }: Pick<Shopper, 'page'>): Promise<void> {
  await pay(page);
  await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
}

/** Signs out from the account's menu, in any tab. */
export async function logOutAt(page: Page): Promise<void> {
  await page.goto('/myaccount');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
}

/** The requests of a call so far. */
export const sentOf = async ({ server }: Shopper, name: string) =>
  (await server.requests()).filter(({ call }) => call === name);

/** Leaves an unconfirmed order, then signs in as somebody else. */
export async function leaveUnconfirmedTo(page: Page, who: SignIn): Promise<void> {
  await payUnconfirmed({ page });
  await page.goto('/sign-in');
  await signInOver(page, who);
}

/** Puts what was bought back into the cart, on the server. */
export async function refillCart({ page, server }: Shopper): Promise<void> {
  const sent = (await server.requests()).find(({ call }) => call === 'createBooking');
  if (!sent) throw new Error('Nothing was booked');
  const { userId, products } = sent.body as { userId: string; products: { productId: string; quantity: number }[] };
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  for (const { productId, quantity } of products) {
    const query = new URLSearchParams({ userId, productId, qty: String(quantity) });
    const headers = { Authorization: `Bearer ${token}` };
    const response = await page.request.put(`${apiOrigin()}/users/addToCart?${query}`, { headers, data: {} });
    expect(response.status()).toBe(200);
  }
}

const inAshasCart = 'Kumkumadi Glow Oil';
const restOfAshasCart = 'Ashwagandha Root Capsules';

/** Null deletes the product. */
export async function changeBoughtProduct(
  { flow, request }: Shopper,
  patch: Record<string, number> | null,
): Promise<void> {
  const control = `${apiOrigin()}/__test`;
  const products: { _id: string; name: string }[] = await (await request.get(`${control}/products`)).json();
  const names = flow === 'cart, signed in' ? [inAshasCart, restOfAshasCart] : [buyNowName];
  for (const product of products.filter(({ name }) => names.includes(name)))
    await request.post(`${control}/product`, { data: { productId: product._id, patch } });
}

export { openPayPal, pay };
