import { asha } from '../support/customer';
import { expect } from '../support/shopTest';
import { buyNow, type Flow, guest, openReview } from './flows';
import { type FaultRow, once } from './row';
import { type Shopper, unconfirmed } from './shopper';
import { changeRecord } from './stores';

/** The same goods again, under the sign-in of `flow`: the shop asks first, and nothing is charged. */
async function expectAsked(shopper: Shopper, flow: Flow): Promise<void> {
  await openReview(shopper.page, flow);
  await shopper.payPalButton.click();
  const dialog = shopper.page.getByRole('dialog', { name: 'Buy the same again?' });
  await expect(dialog.getByText(/under another sign-in, or without an account/)).toBeVisible();
  await dialog.getByRole('button', { name: 'No, do not pay again' }).click();
  expect(await shopper.captures()).toHaveLength(1);
  expect(await shopper.bookingsSent()).toBe(1);
}

/** Faults 65 and 68: another sign-in, and another version of the shop, on the same device. */
export const deviceFaults: readonly FaultRow[] = [
  {
    fault: '65a',
    title:
      'a guest’s unconfirmed payment, then a sign-in: another page says where it is, and the same goods bring a question first',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper, page) => {
      await shopper.payUnconfirmed();
      await shopper.signInOnItsPage(asha);
      await page.goto('/about-us');
      await expect(page.getByRole('button', { name: 'sign out to see it' })).toBeVisible();
      await expect(page.getByText('12 Elm Street')).toHaveCount(0);
      await expectAsked(shopper, buyNow);
      await shopper.press('sign out to see it');
      await shopper.openPaymentLink.click();
      await expect(shopper.heading(unconfirmed)).toBeVisible();
    },
  },
  {
    fault: '65b',
    title: 'a customer’s unconfirmed payment, then the same goods as a guest: a question first, charged once',
    flows: [buyNow],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await shopper.payUnconfirmed();
      await expectAsked(shopper, guest);
      await expect(shopper.ownerSignsIn).toBeVisible();
    },
  },
  {
    fault: '68a',
    title: 'a payment that a newer version of the shop has written: PayPal is off, nothing is sent, nothing is deleted',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper, page) => {
      await shopper.payUnconfirmed();
      await changeRecord(page, { version: 9 });
      await shopper.goToReview();
      await expect(shopper.heading('This page is too old to show a payment')).toBeVisible();
      await expect(shopper.payPalButton).toBeHidden();
      expect(await shopper.bookingsSent()).toBe(1);
      await changeRecord(page, { version: 3 });
      await shopper.goToReview();
      await expect(shopper.heading(unconfirmed)).toBeVisible();
    },
  },
  {
    fault: '68b',
    title: 'a payment of an older version of the shop is read and shown',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper, page) => {
      await shopper.payUnconfirmed();
      await changeRecord(page, { version: 2 });
      await shopper.goToReview();
      await expect(shopper.heading(unconfirmed)).toBeVisible();
    },
  },
];
