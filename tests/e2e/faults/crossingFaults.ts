import type { CreateBookingPayload } from '@/contract/booking';
import { apiOrigin } from '../support/shopServer';
import { expect } from '../support/shopTest';
import { asha, buyNow, guest, noah, signedIn } from './flows';
import { type FaultRow, once } from './row';
import {
  changeBoughtProduct,
  expectBooked,
  expectLoggedOut,
  expectNothingShown,
  logOutAt,
  moneyOf,
  openPayPal,
  ownerSignsIn,
  pay,
  payPalButton,
  payUnconfirmed,
  type Shopper,
  sendAgainButton,
  signInOver,
  tapSupport,
  unconfirmed,
} from './shopper';

const refusal = (status: number, issue: string) => ({
  status,
  body: JSON.stringify({ details: [{ issue, description: 'Not clear.' }], debug_id: 'f00' }),
  contentType: 'application/json',
});

/** The response of the first capture is lost; PayPal responds to the second one like this. */
const secondTry = (fault: string, status: number, issue: string): FaultRow => ({
  fault,
  title: `capture repeated, response ${status} ${issue}: not treated as a refusal, booked once`,
  faults: () => [
    once('captureOrder', 'response-lost'),
    { call: 'captureOrder', kind: 'response', times: 1, response: refusal(status, issue) },
  ],
  run: async (shopper) => {
    await pay(shopper.page);
    await expectBooked(shopper);
    await expect(shopper.page.getByText('Sorry, your transaction')).toHaveCount(0);
  },
});

async function orderElsewhere({ request, server }: Shopper): Promise<void> {
  const sent = (await server.requests()).find(({ call }) => call === 'createBooking');
  const body = sent?.body as CreateBookingPayload;
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
    faults: () => [{ call: 'captureOrder', kind: 'slow', times: 1, ms: 22_000 }],
    run: async (shopper) => {
      const { page, context } = shopper;
      await pay(page);
      await expect
        .poll(async () => (await shopper.server.requests()).some(({ call }) => call === 'captureOrder'))
        .toBe(true);
      const other = await context.newPage();
      await other.goto('/orders/review');
      // The buttons appear after 15 s.
      await tapSupport(other);
      await expect(page.getByText(/You wrote to customer care about this payment/)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/not charged/)).toHaveCount(0);
      const { captures, bookingsSent } = await moneyOf(shopper);
      expect(bookingsSent).toBe(0);
      const closed = page.getByRole('complementary', { name: 'Payments with customer care' });
      await expect(closed.getByText(captures[0]?.id ?? '?')).toBeVisible();
      // Buying the same goods again needs confirmation.
      await payPalButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Buy the same again?' })).toBeVisible();
    },
  },
  {
    fault: '52b',
    title: '“I have contacted customer care” during a booking that succeeds: the order is shown',
    // Long enough for another page to open, also on a busy machine.
    faults: (booking) => [{ call: booking, kind: 'slow', times: 1, ms: 9000 }],
    run: async (shopper) => {
      const { page, context } = shopper;
      await pay(page);
      await expect.poll(async () => (await moneyOf(shopper)).bookingsSent).toBe(1);
      const other = await context.newPage();
      await other.goto('/orders/review');
      await tapSupport(other);
      await expectBooked(shopper);
    },
  },
  {
    fault: '53',
    title: 'an unconfirmed booking, then 401: the orders are searched before anything is sent again',
    flows: signedIn,
    faults: (booking) => [once(booking, 'response-lost'), once(booking, '401')],
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      await sendAgainButton(page).click();
      await signInOver(page, asha);
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  {
    fault: '54',
    title: 'another order of the account, made elsewhere: not matched, and the shopper sends this one again',
    flows: signedIn,
    faults: (booking) => [once(booking, 'dropped')],
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      await orderElsewhere(shopper);
      await page.getByRole('button', { name: 'Sign in again to check' }).click();
      await signInOver(page, asha);
      await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
      await sendAgainButton(page).click();
      await expectBooked(shopper);
    },
  },
  {
    fault: '55',
    title: 'a double tap on “Send again” sends once',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await pay(shopper.page);
      await sendAgainButton(shopper.page).dblclick();
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(2);
    },
  },
  {
    fault: '56a',
    title:
      'somebody else signs in with an open payment on the device: they do not see it, cannot close it, and can buy',
    flows: signedIn,
    faults: (booking) => [{ call: booking, kind: '500', times: 1 }],
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      const { captures } = await moneyOf(shopper);
      await logOutAt(page);
      await page.getByRole('button', { name: 'Sign out and keep this payment' }).click();
      await expectLoggedOut(page);
      await page.goto('/sign-in');
      await signInOver(page, noah);
      await expectNothingShown(page, captures[0]?.id ?? '?');
      await logOutAt(page);
      await expect(page.getByRole('button', { name: ownerSignsIn })).toBeVisible();
    },
  },
  {
    fault: '56b',
    title: 'a guest’s confirmation is not shown to somebody who signs in',
    flows: [guest],
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      await expectBooked(shopper);
      const { captures } = await moneyOf(shopper);
      await page.goto('/sign-in');
      await signInOver(page, noah);
      await expectNothingShown(page, captures[0]?.id ?? '?');
    },
  },
  {
    fault: '57',
    title: 'a refused new purchase shows its reason, not an earlier confirmation',
    flows: [buyNow, guest],
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      await expectBooked(shopper);
      await shopper.openReview();
      await expect(payPalButton(page)).toBeVisible();
      await changeBoughtProduct(shopper, { stockSize: 0 });
      await payPalButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your order was not placed' })).toBeVisible();
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
    faults: (booking) => [{ call: booking, kind: 'slow', times: 1, ms: 1500 }],
    run: async (shopper) => {
      const { page, context } = shopper;
      const other = await context.newPage();
      const sheet = await openPayPal(page);
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expect.poll(async () => (await moneyOf(shopper)).bookingsSent).toBe(1);
      await logOutAt(other);
      await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 12_000 });
      expect((await moneyOf(shopper)).booked).toEqual([1]);
    },
  },
];
