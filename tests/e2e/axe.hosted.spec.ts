import type { Page } from '@playwright/test';
import type { CallName } from '@/contract/calls';
import { buyNow, guest } from './faults/flows';
import { once, slow } from './faults/row';
import { Shopper, unconfirmed } from './faults/shopper';
import { changeRecord } from './faults/stores';
import { expectClean } from './support/axe';
import { openDashboard, pressLogout } from './support/customer';
import { shopServer } from './support/shopServer';
import { expect, long, provokesFailures, test } from './support/shopTest';

const longFailure = { ...provokesFailures, ...long };

test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce' });

test('axe finds nothing on a listing that failed', provokesFailures, async ({ page, request }) => {
  await shopServer(request).fail({ call: 'getProducts', kind: '500', times: 'always' });
  await page.goto('/medicines');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor();
  await expectClean(page, 'listing, failed');
});

/** The page for a modified newest record. */
async function expectCleanWith(page: Page, change: Parameters<typeof changeRecord>[1], heading: string | RegExp) {
  // A page without the shop: nothing processes the record meanwhile.
  await page.goto('/robots.txt');
  await changeRecord(page, change);
  await page.goto('/orders/review');
  await page.getByRole('heading', { name: heading }).waitFor();
  await expectClean(page, String(heading));
}

async function leaveUnconfirmed(shopper: Shopper) {
  await shopper.server.fail({ call: shopper.booking, kind: '500', times: 'always' });
  await shopper.openReview();
  await shopper.payUnconfirmed();
}

test(
  'axe finds nothing on an unconfirmed order, its line and a refusal',
  provokesFailures,
  async ({ page, request }) => {
    const shopper = new Shopper(guest, page, request);
    await leaveUnconfirmed(shopper);
    await expectClean(page, unconfirmed);
    await page.goto('/about-us');
    await shopper.openPaymentLink.waitFor();
    await expectClean(page, 'the line of an open payment');
    await expectCleanWith(page, { state: 'BOOK_REFUSED', because: 'refused' }, /order not yet placed/);
  },
);

test('axe finds nothing on the other cards of an unfinished payment', longFailure, async ({ page, request }) => {
  await leaveUnconfirmed(new Shopper(guest, page, request));
  await expectCleanWith(page, { state: 'BOOK_REFUSED', because: 'sign-in' }, /sign in to finish your order/);
  const approvedAt = '2025-01-01T00:00:00.000Z';
  await expectCleanWith(page, { state: 'APPROVED', approvedAt }, 'Your payment isn’t complete');
  await expectCleanWith(page, 'rubbish', 'We couldn’t read an earlier payment');
});

test('axe finds nothing while a payment check takes long', longFailure, async ({ page, request }) => {
  await page.clock.install();
  const shopper = new Shopper(guest, page, request);
  await shopper.server.fail(once('captureOrder', '500'), slow('captureOrder', 20_000));
  await shopper.openReview();
  await shopper.pay();
  await shopper.heading(/being checked|PayPal is confirming/).waitFor();
  await page.clock.fastForward(16_000);
  await page.getByText('Still working. Keep this page open.').waitFor();
  await expectClean(page, 'still working');
});

test('axe finds nothing when PayPal does not load', longFailure, async ({ page, request }) => {
  const shopper = new Shopper(guest, page, request);
  await shopper.server.fail(once('payPalSdk', 'blocked'));
  await shopper.openReview();
  await shopper.heading('We couldn’t load PayPal').waitFor();
  await expectClean(page, 'We couldn’t load PayPal');
});

test('axe finds nothing on a confirmation of another amount and the repeat dialog', long, async ({ page, request }) => {
  const shopper = new Shopper(guest, page, request);
  await shopper.server.fail(once('captureOrder', 'amount-differs'));
  await shopper.openReview();
  await shopper.buy();
  await expectClean(page, 'confirmation, another amount charged');
  await shopper.openReview();
  await shopper.payPalButton.click();
  await page.getByRole('dialog', { name: 'Buy the same again?' }).waitFor();
  await expectClean(page, 'the same again?');
});

test('axe finds nothing on the sign-out dialog', longFailure, async ({ page, request }) => {
  await leaveUnconfirmed(new Shopper(buyNow, page, request));
  await pressLogout(page);
  await page.getByRole('dialog', { name: 'Your last order isn’t finished' }).waitFor();
  await expectClean(page, 'sign-out with an open payment');
});

const lists = [
  ['product', 'adminGetProducts', 'response', 'No products available', 'products'],
  ['user', 'getUsers', 'result', 'No users available', 'customers'],
  ['bookings', 'getBookings', 'result', 'No bookings available', 'orders'],
  ['buynowbookings', 'getBuyNowBookings', 'result', 'No BuyNow bookings available', 'Buy Now orders'],
] as const satisfies readonly (readonly [string, CallName, string, string, string])[];

test('axe finds nothing in an empty shop and in lists that failed', longFailure, async ({ page, request }) => {
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
  ...long,
}, async ({ page, context, request }) => {
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
