import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { openPayPal, pay, placed } from '../support/guestCheckout';
import { shopServer } from '../support/shopServer';
import { expect } from '../support/shopTest';
import { bookingCall, type Flow, openReview } from './flows';

/** What a row of the fault table has at hand. */
export interface Shopper {
  readonly flow: Flow;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly request: APIRequestContext;
  readonly server: ReturnType<typeof shopServer>;
  /** The call that books in this flow. */
  readonly booking: ReturnType<typeof bookingCall>;
  /** Brings the shopper before the review page of the flow once more. */
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

export const finishFirst = 'Finish your last order first';
/** Of somebody else's open payment this is all that is shown. */
export const ownerSignsIn = 'sign in to finish it';

/** The browser says what the test says about its network; the requests themselves go through. */
export async function sayOnline(page: Page, online: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, online);
}

/** Approves in PayPal while the browser says that it is offline: the money moves, the booking waits. */
export async function approveOffline(page: Page): Promise<void> {
  const sheet = await openPayPal(page);
  await expect(sheet).toBeVisible();
  await sayOnline(page, false);
  await sheet.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received, finishing your order' })).toBeVisible();
}

/** "I have contacted support", and yes to the question that follows. */
export async function tapSupport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I have contacted support' }).click();
  await page.getByRole('button', { name: 'Yes, I have contacted support' }).click();
}

/** Nothing of an open payment is on the screen: no line, no card, no reference, no amount. */
export async function expectNothingShown(page: Page, ...secrets: string[]): Promise<void> {
  for (const path of ['/about-us', '/orders/review']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The line of an open payment comes a moment after the page.
    await page.waitForTimeout(2500);
    await expect(page.getByRole('link', { name: finishFirst })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check and send again' })).toHaveCount(0);
    for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
  }
}

export const expectPlaced = (page: Page) => expect(page.getByText(placed)).toBeVisible({ timeout: 15_000 });

/** The far side, once the page is done with it: what was captured, and how often each capture was booked. */
export async function moneyOf({ server, booking }: Shopper) {
  const { captures } = await server.state();
  const booked = await Promise.all(captures.map(({ id }) => server.timesBooked(id)));
  const sent = (await server.requests()).filter(({ call }) => call === booking);
  return { captures, booked, bookingsSent: sent.length };
}

/** What must hold after every row, whatever it was about: no money twice, and none without an order or a visible record. */
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

/** Captured once, booked once, and the shopper sees the order. */
export async function expectBooked(shopper: Shopper, page = shopper.page): Promise<void> {
  await expectPlaced(page);
  const { captures, booked } = await moneyOf(shopper);
  expect(captures).toHaveLength(1);
  expect(booked).toEqual([1]);
}

/** Captured once, the booking sent no more than once, and the payment on the screen: here and on every other page. */
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
  // Coming back has not sent it again either.
  expect((await moneyOf(shopper)).bookingsSent).toBe(bookingsSent);
  await page.goto('/orders/review');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** Nothing was captured or booked. */
export async function expectNothingCharged(shopper: Shopper): Promise<void> {
  const { captures, bookingsSent } = await moneyOf(shopper);
  expect(captures).toEqual([]);
  expect(bookingsSent).toBe(0);
}

/** Nothing charged, and the very same page takes the next try. */
export async function expectFreeToTryAgain(shopper: Shopper, page = shopper.page): Promise<void> {
  await expectNothingCharged(shopper);
  await shopper.server.fail();
  await pay(page);
  await expectBooked(shopper, page);
}

/** As above, where the fault has led away from the review page: the shopper comes to it anew. */
export async function expectFreeToStartAgain(shopper: Shopper): Promise<void> {
  await expectNothingCharged(shopper);
  await shopper.server.fail();
  await openReview(shopper.page, shopper.flow);
  await pay(shopper.page);
  await expectBooked(shopper);
}

export { openPayPal, pay };
