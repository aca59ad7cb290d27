import type { CreateBookingPayload } from '@/contract/booking';
import { asha, noah } from '../support/customer';
import { apiOrigin } from '../support/shopServer';
import { expect } from '../support/shopTest';
import { buyNow, guest, signedIn } from './flows';
import { type FaultRow, once, slow } from './row';
import { type Shopper, unconfirmed } from './shopper';

/** The response of the first capture is lost; PayPal responds to the second one like this. */
const secondTry = (fault: string, status: number, issue: string): FaultRow => ({
  fault,
  title: `capture repeated, response ${status} ${issue}: not treated as a refusal, booked once`,
  faults: () => {
    const body = JSON.stringify({ details: [{ issue, description: 'Not clear.' }], debug_id: 'f00' });
    return [
      once('captureOrder', 'response-lost'),
      { ...once('captureOrder', 'response'), response: { status, body, contentType: 'application/json' } },
    ];
  },
  run: async (shopper, page) => {
    await shopper.buy();
    await expect(page.getByText('Sorry, your transaction')).toHaveCount(0);
  },
});

async function orderElsewhere({ request, sent }: Shopper): Promise<void> {
  const body = (await sent('createBooking'))[0]?.body as CreateBookingPayload;
  const signIn = { email: asha.email, password: asha.password };
  await request.post(`${apiOrigin()}/users/log-in`, { data: signIn });
  const products = body.products.map((line) => ({ ...line, quantity: line.quantity + 1 }));
  const data = { ...body, products, payment_info: { ...body.payment_info, transactionId: 'ELSEWHERE' } };
  const response = await request.post(`${apiOrigin()}/users/createBooking`, { data });
  expect(response.ok()).toBe(true);
}

/** Faults 51 to 57 and 62. */
export const crossingFaults: readonly FaultRow[] = [
  secondTry('51a', 409, 'RESOURCE_CONFLICT'),
  secondTry('51b', 422, 'PREVIOUS_REQUEST_IN_PROGRESS'),
  secondTry('51c', 422, 'ORDER_COMPLETION_IN_PROGRESS'),
  secondTry('51d', 422, 'SOMETHING_NEW'),
  {
    fault: '52a',
    title: '“I have contacted customer care” during a capture: PayPal’s late response is accepted, nothing is booked',
    withSupport: true,
    faults: () => [slow('captureOrder', 22_000)],
    run: async (shopper, page) => {
      await shopper.pay();
      await shopper.untilSent('captureOrder');
      const other = await shopper.openTab('/orders/review');
      // The buttons appear after 15 s.
      await other.tapSupport();
      await expect(page.getByText(/You wrote to customer care about this payment/)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/not charged/)).toHaveCount(0);
      expect(await shopper.bookingsSent()).toBe(0);
      const closed = page.getByRole('complementary', { name: 'Payments with customer care' });
      await expect(closed.getByText(await shopper.captureId())).toBeVisible();
      // Buying the same goods again needs confirmation.
      await shopper.payPalButton.click();
      await expect(page.getByRole('dialog', { name: 'Buy the same again?' })).toBeVisible();
    },
  },
  {
    fault: '52b',
    title: '“I have contacted customer care” during a booking that succeeds: the order is shown',
    // Long enough for another page to open, also on a busy machine.
    faults: (booking) => [slow(booking, 9000)],
    run: async (shopper) => {
      await shopper.pay();
      await expect.poll(shopper.bookingsSent).toBe(1);
      const other = await shopper.openTab('/orders/review');
      await other.tapSupport();
      await shopper.expectBooked();
    },
  },
  {
    fault: '53',
    title: 'an unconfirmed booking, then 401: the orders are searched before anything is sent again',
    flows: signedIn,
    faults: (booking) => [once(booking, 'response-lost'), once(booking, '401')],
    run: async (shopper) => {
      await shopper.pay();
      await shopper.sendAgainButton.click();
      await shopper.signIn(asha);
      await shopper.expectBooked();
    },
  },
  {
    fault: '54',
    title: 'another order of the account, made elsewhere: not matched, and the shopper sends this one again',
    flows: signedIn,
    faults: (booking) => [once(booking, 'dropped')],
    run: async (shopper) => {
      await shopper.payUnconfirmed();
      await orderElsewhere(shopper);
      await shopper.press('Sign in again to check');
      await shopper.signIn(asha);
      await expect(shopper.heading(unconfirmed)).toBeVisible();
      await shopper.sendAgainButton.click();
      // Two of the shop, and the one made elsewhere.
      await shopper.expectBooked(3);
    },
  },
  {
    fault: '55',
    title: 'a double tap on “Send again” sends once',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await shopper.pay();
      await shopper.sendAgainButton.dblclick();
      await shopper.expectBooked(2);
    },
  },
  {
    fault: '56a',
    title:
      'somebody else signs in with an open payment on the device: they do not see it, cannot close it, and can buy',
    flows: signedIn,
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await shopper.payUnconfirmed();
      await shopper.logOut();
      await shopper.press('Sign out and keep this payment');
      await shopper.expectLoggedOut();
      await shopper.signInOnItsPage(noah);
      await shopper.expectNothingShown();
      await shopper.logOut();
      await expect(shopper.ownerSignsIn).toBeVisible();
    },
  },
  {
    fault: '56b',
    title: 'a guest’s confirmation is not shown to somebody who signs in',
    flows: [guest],
    run: async (shopper) => {
      await shopper.buy();
      await shopper.signInOnItsPage(noah);
      await shopper.expectNothingShown();
    },
  },
  {
    fault: '57',
    title: 'a refused new purchase shows its reason, not an earlier confirmation',
    flows: [buyNow, guest],
    run: async (shopper, page) => {
      await shopper.buy();
      await shopper.openReview();
      await expect(shopper.payPalButton).toBeVisible();
      await shopper.changeBoughtProduct({ stockSize: 0 });
      await shopper.payPalButton.click();
      await expect(shopper.title('Your order was not placed')).toBeVisible();
      await expect(page.getByText('something in it is no longer available.')).toBeVisible();
      await expect(page.getByText('Thank you for your order')).toHaveCount(0);
      await page.waitForTimeout(4000);
      await expect(page.getByText('something in it is no longer available.')).toBeVisible();
    },
  },
  {
    fault: '62',
    title: 'a sign-out in another tab during the booking: the order is finished first',
    flows: signedIn,
    faults: (booking) => [slow(booking, 1500)],
    run: async (shopper) => {
      const other = await shopper.openTab();
      await shopper.pay();
      await expect.poll(shopper.bookingsSent).toBe(1);
      await other.logOut();
      await other.expectLoggedOut();
      expect(await shopper.booked()).toEqual([1]);
    },
  },
];
