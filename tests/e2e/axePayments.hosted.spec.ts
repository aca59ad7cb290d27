import type { APIRequestContext, Page } from '@playwright/test';
import { flows, openReview, prepareVisit } from './faults/flows';
import { changeRecord } from './faults/journalInPage';
import { pay, payPalButton, unconfirmed } from './faults/shopper';
import { expectClean } from './support/axe';
import { placed } from './support/guestCheckout';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';

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

/** Ends as UNKNOWN. */
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
  await expectCleanWith(page, { state: 'BOOK_REFUSED', because: 'sign-in' }, /please sign in/);
  await expectCleanWith(page, { state: 'APPROVED', approvedAt: '2025-01-01T00:00:00.000Z' }, /You approved a payment/);
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

test('axe finds nothing on the confirmation of another amount and on the repeat dialog', async ({ page, request }) => {
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
