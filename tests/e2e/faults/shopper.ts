import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { type Customer, fillSignIn } from '../support/customer';
import { approve, openPayPal, placed } from '../support/guestCheckout';
import { apiOrigin, shopServer } from '../support/shopServer';
import { expect } from '../support/shopTest';
import { buyNowName, cart, type Flow, guest, openReview } from './flows';

export const unconfirmed = 'Payment received, order not yet confirmed – do not pay again';

const productsInAshasCart = ['Kumkumadi Glow Oil', 'Ashwagandha Root Capsules'];

/** One tab of a shopper's browser, and the shop's server. */
export class Shopper {
  readonly context: BrowserContext;
  readonly server: ReturnType<typeof shopServer>;
  readonly booking: 'createBooking' | 'createBuyNowBooking';
  readonly isGuest: boolean;

  constructor(
    readonly flow: Flow,
    readonly page: Page,
    readonly request: APIRequestContext,
  ) {
    this.context = page.context();
    this.server = shopServer(request);
    this.isGuest = flow === guest;
    this.booking = this.isGuest ? 'createBuyNowBooking' : 'createBooking';
  }

  async openTab(path?: string): Promise<Shopper> {
    const other = new Shopper(this.flow, await this.context.newPage(), this.request);
    if (path) await other.page.goto(path);
    return other;
  }

  /** Closes this tab. Returns another one of the same browser. */
  async closeTab(): Promise<Shopper> {
    const other = await this.openTab();
    await this.page.close();
    return other;
  }

  goToReview = () => this.page.goto('/orders/review');

  /** The review page of the flow, as after an earlier visit. */
  openReview = () => openReview(this.page, this.flow);

  get payPalButton() {
    return this.page.getByRole('button', { name: 'PayPal', exact: true });
  }

  get payPalSheet() {
    return this.page.getByRole('dialog', { name: /PayPal/ });
  }

  /** A customer's button first searches the account's orders. */
  get sendAgainButton() {
    return this.page.getByRole('button', { name: /^(Check and send|Send) again$/ });
  }

  get openPaymentLink() {
    return this.page.getByRole('link', { name: 'Finish your last order first' });
  }

  /** The only text that is shown of another person's payment. */
  get ownerSignsIn() {
    return this.page.getByRole('button', { name: 'sign in to finish it' });
  }

  title = (name: string | RegExp) => this.page.getByRole('heading', { level: 1, name });

  heading = (name: string | RegExp) => this.page.getByRole('heading', { name });

  press = (name: string) => this.page.getByRole('button', { name }).click();

  /** Opens PayPal's window and waits for it. */
  async openPayPal() {
    const sheet = await openPayPal(this.page);
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async pay(): Promise<void> {
    await approve(await openPayPal(this.page));
  }

  /** Pays for an order whose booking is then not confirmed. */
  async payUnconfirmed(): Promise<void> {
    await this.pay();
    await expect(this.heading(unconfirmed)).toBeVisible();
  }

  /** Only `navigator.onLine` changes; requests still work. */
  async sayOnline(online: boolean): Promise<void> {
    await this.page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
      window.dispatchEvent(new Event(value ? 'online' : 'offline'));
    }, online);
  }

  /** Approves while offline: the money moves, the booking waits. */
  async approveOffline(): Promise<void> {
    const sheet = await this.openPayPal();
    await this.sayOnline(false);
    await approve(sheet);
    await expect(this.heading('Payment received, finishing your order')).toBeVisible();
  }

  async tapSupport(): Promise<void> {
    await this.press('I have contacted customer care');
    await this.press('Yes, I have contacted customer care');
  }

  /** Signs in on the page or in the modal. */
  async signIn(who: Customer): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Sign in' });
    const response = this.page.waitForResponse(/log-in/);
    await fillSignIn(this.page.url().endsWith('/sign-in') ? this.page.getByRole('main') : dialog, who);
    expect((await response).status()).toBe(201);
    await expect(dialog).toBeHidden();
    await expect(this.page).not.toHaveURL(/sign-in/);
  }

  async signInOnItsPage(who: Customer): Promise<void> {
    await this.page.goto('/sign-in');
    await this.signIn(who);
  }

  /** Signs out from the account's menu. */
  async logOut(): Promise<void> {
    await this.page.goto('/myaccount');
    await this.page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  }

  /** A sign-out first finishes an order that is still being captured. */
  expectLoggedOut = () =>
    expect(this.page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 12_000 });

  /** The requests of a call so far. */
  sent = async (name: string) => (await this.server.requests()).filter(({ call }) => call === name);

  untilSent = (name: string) => expect.poll(() => this.sent(name)).not.toEqual([]);

  bookingsSent = async () => (await this.sent(this.booking)).length;

  captures = async () => (await this.server.state()).captures;

  /** How often the server booked each capture. */
  booked = async () => Promise.all((await this.captures()).map(({ id }) => this.server.timesBooked(id)));

  async captureId(): Promise<string> {
    const [capture] = await this.captures();
    if (!capture) throw new Error('Nothing was captured');
    return capture.id;
  }

  amountCaptured = async () => `CA$${(await this.captures())[0]?.amount.value}`;

  /** The page shows no line, card or reference of a payment. */
  async expectNothingShown(): Promise<void> {
    for (const path of ['/about-us', '/orders/review']) {
      await this.page.goto(path);
      await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // The line appears shortly after the page.
      await this.page.waitForTimeout(2500);
      await expect(this.openPaymentLink).toHaveCount(0);
      await expect(this.sendAgainButton).toHaveCount(0);
      await expect(this.page.getByText(await this.captureId())).toHaveCount(0);
    }
  }

  expectPlaced = () => expect(this.page.getByText(placed)).toBeVisible({ timeout: 15_000 });

  /** Holds after every fault: nothing charged twice, and nothing charged without an order or a visible record. */
  async expectMoneySafe(withSupport = false): Promise<void> {
    const captures = await this.captures();
    const booked = await this.booked();
    expect(new Set(captures.map(({ orderId }) => orderId)).size).toBe(captures.length);
    for (const times of booked) expect(times).toBeLessThanOrEqual(1);
    if (withSupport || !booked.includes(0)) return;
    const later = await this.openTab('/about-us');
    await expect(later.openPaymentLink.or(later.ownerSignsIn)).toBeVisible();
  }

  /** Shown as an order, captured once, and booked once, with this many requests. */
  async expectBooked(sent = 1): Promise<void> {
    await this.expectPlaced();
    expect(await this.booked()).toEqual([1]);
    expect(await this.bookingsSent()).toBe(sent);
  }

  /** Pays; the order is booked once. */
  async buy(): Promise<void> {
    await this.pay();
    await this.expectBooked();
  }

  /** Captured once, booked at most once, and visible on every page. */
  async expectVisibleRecord(title: string | RegExp): Promise<void> {
    if (!this.page.url().endsWith('/orders/review')) await this.goToReview();
    await expect(this.heading(title)).toBeVisible({ timeout: 15_000 });
    await expect(this.payPalButton).toBeHidden();
    const [booked, bookingsSent] = [await this.booked(), await this.bookingsSent()];
    expect(booked).toHaveLength(1);
    expect(booked[0]).toBeLessThanOrEqual(1);
    expect(bookingsSent).toBeLessThanOrEqual(1);
    await this.page.goto('/about-us');
    await expect(this.openPaymentLink).toBeVisible();
    // The next visit has not repeated it either.
    expect(await this.bookingsSent()).toBe(bookingsSent);
    await this.goToReview();
    await expect(this.heading(title)).toBeVisible();
  }

  async expectNothingCharged(): Promise<void> {
    expect(await this.captures()).toEqual([]);
    expect(await this.bookingsSent()).toBe(0);
  }

  /** Nothing was charged, and another attempt on the same page is paid and booked. */
  async expectFreeToTryAgain(): Promise<void> {
    await this.expectNothingCharged();
    await this.server.fail();
    await this.buy();
  }

  /** The same after the review page is opened again. */
  async expectFreeToStartAgain(): Promise<void> {
    await this.openReview();
    await this.expectFreeToTryAgain();
  }

  /** Leaves an unconfirmed order, then signs in as somebody else. */
  async leaveUnconfirmedTo(who: Customer): Promise<void> {
    await this.payUnconfirmed();
    await this.signInOnItsPage(who);
  }

  /** Puts what was bought back into the cart, on the server. */
  async refillCart(): Promise<void> {
    const [sent] = await this.sent('createBooking');
    if (!sent) throw new Error('Nothing was booked');
    const { userId, products } = sent.body as { userId: string; products: { productId: string; quantity: number }[] };
    const token = await this.page.evaluate(() => localStorage.getItem('authToken'));
    for (const { productId, quantity } of products) {
      const query = new URLSearchParams({ userId, productId, qty: String(quantity) });
      const headers = { Authorization: `Bearer ${token}` };
      const response = await this.page.request.put(`${apiOrigin()}/users/addToCart?${query}`, { headers, data: {} });
      expect(response.status()).toBe(200);
    }
  }

  /** Null deletes the product. */
  async changeBoughtProduct(patch: Record<string, number> | null): Promise<void> {
    for (const name of this.flow === cart ? productsInAshasCart : [buyNowName])
      await this.server.changeProduct(name, patch);
  }
}
