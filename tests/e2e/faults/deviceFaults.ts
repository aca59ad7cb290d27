import { expect } from '../support/shopTest';
import { asha, buyNow, type Flow, guest, openReview } from './flows';
import { type FaultRow, once } from './row';
import { moneyOf, payPalButton, payUnconfirmed, type Shopper, signInOver, unconfirmed } from './shopper';
import { changeRecord } from './stores';

/** The same goods again, under the sign-in of `flow`: the shop asks first, and nothing is charged. */
async function expectAsked(shopper: Shopper, flow: Flow): Promise<void> {
  const { page } = shopper;
  await openReview(page, flow);
  await payPalButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Buy the same again?' });
  await expect(dialog.getByText(/under another sign-in, or without an account/)).toBeVisible();
  await dialog.getByRole('button', { name: 'No, do not pay again' }).click();
  const { captures, bookingsSent } = await moneyOf(shopper);
  expect(captures).toHaveLength(1);
  expect(bookingsSent).toBe(1);
}

/** Faults 65 and 68: another sign-in, and another version of the shop, on the same device. */
export const deviceFaults: readonly FaultRow[] = [
  {
    fault: '65a',
    title:
      'a guest’s unconfirmed payment, then a sign-in: another page says where it is, and the same goods bring a question first',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      await page.goto('/sign-in');
      await signInOver(page, asha);
      await page.goto('/about-us');
      await expect(page.getByRole('button', { name: 'sign out to see it' })).toBeVisible();
      await expect(page.getByText('12 Elm Street')).toHaveCount(0);
      await expectAsked(shopper, buyNow);
      await page.getByRole('button', { name: 'sign out to see it' }).click();
      await page.getByRole('link', { name: 'Finish your last order first' }).click();
      await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
    },
  },
  {
    fault: '65b',
    title: 'a customer’s unconfirmed payment, then the same goods as a guest: a question first, charged once',
    flows: [buyNow],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await payUnconfirmed(shopper);
      await expectAsked(shopper, guest);
      await expect(shopper.page.getByRole('button', { name: 'sign in to finish it' })).toBeVisible();
    },
  },
  {
    fault: '68a',
    title: 'a payment that a newer version of the shop has written: PayPal is off, nothing is sent, nothing is deleted',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      await changeRecord(page, { version: 9 });
      await page.goto('/orders/review');
      await expect(page.getByRole('heading', { name: 'This page is too old to show a payment' })).toBeVisible();
      await expect(payPalButton(page)).toBeHidden();
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
      await changeRecord(page, { version: 3 });
      await page.goto('/orders/review');
      await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
    },
  },
  {
    fault: '68b',
    title: 'a payment of an older version of the shop is read and shown',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      await changeRecord(page, { version: 2 });
      await page.goto('/orders/review');
      await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
    },
  },
];
