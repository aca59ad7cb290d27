import { openPayPal, openReviewAsGuest, pay, placed } from './support/guestCheckout';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';

test.describe('a guest whose payment fails', provokesFailures, () => {
  test.beforeEach(async ({ page }) => openReviewAsGuest(page));

  test('a refused order shows the specified text, charges nothing, and the next try works', async ({
    page,
    request,
  }) => {
    const server = shopServer(request);
    await server.fail({ call: 'createOrder', kind: 'details', times: 1 });
    await page.getByRole('button', { name: 'PayPal', exact: true }).click();
    await expect(page.getByText(/Could not initiate PayPal Checkout\.\.\./)).toBeVisible();
    expect((await server.state()).captures).toEqual([]);
    await pay(page);
    await expect(page.getByText(placed)).toBeVisible();
  });

  test('a slow check of price and stock shows a note, and PayPal opens after it', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await shopServer(request).fail({ call: 'getProduct', kind: 'slow', times: 'always', ms: 10_000 });
    await page.getByRole('button', { name: 'PayPal', exact: true }).click();
    const slow = page.getByRole('main').getByText(/^This is taking longer than usual/);
    await expect(slow).toBeVisible({ timeout: 9500 });
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible();
    await expect(slow).toBeHidden();
  });

  test('a refused capture shows the specified text and books nothing', async ({ page, request }) => {
    const server = shopServer(request);
    await server.fail({ call: 'captureOrder', kind: 'details', times: 1 });
    await pay(page);
    await expect(page.getByText(/Sorry, your transaction could not be processed\.\.\./)).toBeVisible();
    expect((await server.requests()).filter(({ call }) => call === 'createBuyNowBooking')).toEqual([]);
  });

  test('a refused booking shows the specified text, and the button books the order once', async ({ page, request }) => {
    const server = shopServer(request);
    await server.fail({ call: 'createBuyNowBooking', kind: 'other-message', times: 1 });
    await pay(page);
    await expect(page.getByText('Error placing order. Please try again.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(placed)).toBeVisible();
    const { captures } = await server.state();
    expect(captures).toHaveLength(1);
    expect(await server.timesBooked(captures[0]?.id ?? '')).toBe(1);
  });

  test('a booking whose answer is lost shows the specified text and is never repeated automatically', async ({
    page,
    request,
  }) => {
    const server = shopServer(request);
    await server.fail({ call: 'createBuyNowBooking', kind: 'response-lost', times: 1 });
    await pay(page);
    await expect(page.getByText('An error occurred while processing the transaction.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Payment received, order not yet confirmed – do not pay again')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Finish your last order first' })).toBeVisible();
    const sent = (await server.requests()).filter(({ call }) => call === 'createBuyNowBooking');
    expect(sent).toHaveLength(1);
  });

  test('closing PayPal charges nothing, and the shopper can try again', { tag: '@long' }, async ({ page, request }) => {
    const sheet = await openPayPal(page);
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You closed PayPal. You were not charged')).toBeVisible();
    expect((await shopServer(request).state()).captures).toEqual([]);
    await pay(page);
    await expect(page.getByText(placed)).toBeVisible();
  });

  test('the payment host and the geocoder get neither cookies nor the token', async ({ page, request }) => {
    await pay(page);
    await expect(page.getByText(placed)).toBeVisible();
    const others = (await shopServer(request).requests()).filter(
      ({ host }) => host === 'payment' || host === 'geocoder',
    );
    expect(others.length).toBeGreaterThan(3);
    for (const { headers } of others) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
    }
  });
});

test(
  'a blocked PayPal script shows a card whose Retry works without a reload',
  provokesFailures,
  async ({ page, request }) => {
    await shopServer(request).fail({ call: 'payPalSdk', kind: 'blocked', times: 1 });
    await openReviewAsGuest(page);
    await expect(page.getByText('We couldn’t load PayPal')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await pay(page);
    await expect(page.getByText(placed)).toBeVisible();
  },
);
