import type { APIRequestContext, Page } from '@playwright/test';
import type { CallName } from '@/contract/calls';
import { flows, openReview, prepareVisit } from './faults/flows';
import { pay, payPalButton, unconfirmed } from './faults/shopper';
import { changeRecord } from './faults/stores';
import { expectClean } from './support/axe';
import { openDashboard } from './support/customer';
import { placed } from './support/guestCheckout';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';

test.describe('a list that failed', () => {
  test('axe finds nothing on a listing that failed', provokesFailures, async ({ page, request }) => {
    await shopServer(request).fail({ call: 'getProducts', kind: '500', times: 'always' });
    await page.goto('/medicines');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor();
    await expectClean(page, 'listing, failed');
  });
});

test.describe('payments', () => {
  const [, customer, guest] = flows;

  test.describe.configure({ timeout: 240_000 });

  test.use({ reducedMotion: 'reduce' });

  /** The page for a modified newest record. */
  async function expectCleanWith(page: Page, change: Parameters<typeof changeRecord>[1], heading: string | RegExp) {
    // A page without the shop: nothing processes the record meanwhile.
    await page.goto('/robots.txt');
    await changeRecord(page, change);
    await page.goto('/orders/review');
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectClean(page, String(heading));
  }

  /** Pays for an order that ends as UNKNOWN. */
  async function leaveUnconfirmed(page: Page, request: APIRequestContext) {
    await shopServer(request).fail({ call: 'createBuyNowBooking', kind: '500', times: 'always' });
    await openReview(page, guest);
    await pay(page);
    await page.getByRole('heading', { name: unconfirmed }).waitFor();
  }

  test(
    'axe finds nothing on an unconfirmed order, its line on other pages, and a refused one',
    provokesFailures,
    async ({ page, request }) => {
      await leaveUnconfirmed(page, request);
      await expectClean(page, unconfirmed);
      await page.goto('/about-us');
      await page.getByRole('link', { name: 'Finish your last order first' }).waitFor();
      await expectClean(page, 'the line of an open payment');
      await expectCleanWith(page, { state: 'BOOK_REFUSED', because: 'refused' }, /order not yet placed/);
    },
  );

  test('axe finds nothing on the other cards of an unfinished payment', { ...provokesFailures, tag: '@long' }, async ({
    page,
    request,
  }) => {
    await leaveUnconfirmed(page, request);
    await expectCleanWith(page, { state: 'BOOK_REFUSED', because: 'sign-in' }, /sign in to finish your order/);
    await expectCleanWith(
      page,
      { state: 'APPROVED', approvedAt: '2025-01-01T00:00:00.000Z' },
      'Your payment isn’t complete',
    );
    await expectCleanWith(page, 'rubbish', 'We couldn’t read an earlier payment');
  });

  test('axe finds nothing while a payment check takes long', { ...provokesFailures, tag: '@long' }, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    const server = shopServer(request);
    await server.fail(
      { call: 'captureOrder', kind: '500', times: 1 },
      { call: 'captureOrder', kind: 'slow', times: 1, ms: 20_000 },
    );
    await openReview(page, guest);
    await pay(page);
    await page.getByRole('heading', { name: /being checked|PayPal is confirming/ }).waitFor();
    await page.clock.fastForward(16_000);
    await page.getByText('Still working. Keep this page open.').waitFor();
    await expectClean(page, 'still working');
  });

  test('axe finds nothing when PayPal does not load', { ...provokesFailures, tag: '@long' }, async ({
    page,
    request,
  }) => {
    await shopServer(request).fail({ call: 'payPalSdk', kind: 'blocked', times: 1 });
    await openReview(page, guest);
    await page.getByRole('heading', { name: 'We couldn’t load PayPal' }).waitFor();
    await expectClean(page, 'We couldn’t load PayPal');
  });

  test('axe finds nothing on the confirmation of another amount and on the repeat dialog', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await shopServer(request).fail({ call: 'captureOrder', kind: 'amount-differs', times: 1 });
    await openReview(page, guest);
    await pay(page);
    await page.getByText(placed).waitFor();
    await expectClean(page, 'confirmation, another amount charged');
    await prepareVisit(page, guest);
    await page.goto('/orders/review');
    await payPalButton(page).click();
    await page.getByRole('dialog', { name: 'Buy the same again?' }).waitFor();
    await expectClean(page, 'the same again?');
  });

  test('axe finds nothing on the sign-out dialog', { ...provokesFailures, tag: '@long' }, async ({ page, request }) => {
    await shopServer(request).fail({ call: 'createBooking', kind: '500', times: 1 });
    await openReview(page, customer);
    await pay(page);
    await page.getByRole('heading', { name: unconfirmed }).waitFor();
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your last order isn’t finished' });
    await expect(dialog).toBeVisible();
    await expectClean(page, 'sign-out with an open payment');
  });
});

test.describe('the dashboard', () => {
  const lists = [
    ['product', 'adminGetProducts', 'response', 'No products available', 'products'],
    ['user', 'getUsers', 'result', 'No users available', 'customers'],
    ['bookings', 'getBookings', 'result', 'No bookings available', 'orders'],
    ['buynowbookings', 'getBuyNowBookings', 'result', 'No BuyNow bookings available', 'Buy Now orders'],
  ] as const satisfies readonly (readonly [string, CallName, string, string, string])[];

  test('axe finds nothing in an empty shop and in lists that failed', { ...provokesFailures, tag: '@long' }, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const server = shopServer(request);
    await openDashboard(page);
    await server.fail(
      ...lists.map(([, call, field]) => ({
        call,
        kind: 'response' as const,
        times: 'always' as const,
        response: { status: 200, body: JSON.stringify({ [field]: [] }) },
      })),
    );
    for (const [tab, , , empty] of lists) {
      await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
      await page.getByText(empty, { exact: true }).waitFor();
      await expectClean(page, `${tab}, empty`);
    }
    await page.goto('/admin/dasboard?tab=payments');
    await page.getByText('No payments available').waitFor();
    await expectClean(page, 'payments, empty');
    await server.fail(...lists.map(([, call]) => ({ call, kind: '500' as const, times: 'always' as const })));
    for (const [tab, , , , what] of lists) {
      await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
      await page.getByText(`We couldn’t load the ${what}`).waitFor();
      await expectClean(page, `${tab}, failed`);
    }
  });

  test('axe finds nothing where two administrators change the same, and where a change waits for a sign-in', {
    ...provokesFailures,
    tag: '@long',
  }, async ({ page, context, request }) => {
    test.setTimeout(180_000);
    /** A list this old (ms) is refetched before a change. */
    const stale = 6000;
    const setPrice = async (tab: Page, price: string) => {
      await tab.getByRole('button', { name: /Change the price of Tulsi/ }).click();
      await tab.getByRole('textbox', { name: 'Selling price' }).fill(price);
      await tab.keyboard.press('Enter');
    };
    const setStatus = (tab: Page, status: string) =>
      tab.getByRole('list', { name: 'Orders of Asha Rao' }).getByRole('combobox').first().selectOption(status);
    const other = await context.newPage();
    const drops = '?tab=product&show=1&view=table&q=throat';
    for (const tab of [page, other]) await openDashboard(tab, drops);
    await setPrice(other, '3.45');
    await other.getByRole('button', { name: 'Undo' }).waitFor();
    await page.waitForTimeout(stale);
    await setPrice(page, '4.56');
    await page.getByRole('button', { name: 'Keep theirs' }).waitFor();
    await expectClean(page, 'price that someone else changed');

    const users = '/admin/dasboard?tab=user&show=1&view=cards';
    for (const tab of [page, other]) await tab.goto(users);
    await page.getByRole('list', { name: 'Orders of Asha Rao' }).waitFor();
    await setStatus(other, 'Delivered');
    await other.getByText('Saved').waitFor();
    await page.waitForTimeout(stale);
    await setStatus(page, 'Shipped');
    await page.getByText('Someone else has changed this order since').waitFor();
    await expectClean(page, 'status that someone else changed');

    await shopServer(request).fail({ call: 'updateUserOrderStatus', kind: '401', times: 1 });
    await page.getByRole('button', { name: /^Set Shipped anyway/ }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expectClean(page, 'sign-in that a change waits for');
  });
});
