import { asha } from '../support/customer';
import { approve } from '../support/guestCheckout';
import { expect } from '../support/shopTest';
import { cart, guest } from './flows';
import { type FaultRow, slow } from './row';
import { type Shopper, unconfirmed } from './shopper';
import { changeRecord, statesIn } from './stores';

/** Closes the tab as soon as the call is sent. Returns another one of the same browser. */
async function closeWhile(shopper: Shopper, call: string): Promise<Shopper> {
  await shopper.pay();
  await shopper.untilSent(call);
  return shopper.closeTab();
}

/** A record that says "approved" and was never captured, as a tab leaves it that died in between. */
async function dieAfterApproval(shopper: Shopper, minutesAgo: number): Promise<Shopper> {
  const sheet = await shopper.openPayPal();
  // The payer approves at PayPal's; the shop's callback never runs.
  await sheet.getByRole('button', { name: 'Approve, then lose the response' }).click();
  await expect(sheet).toBeHidden();
  const approvedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  await changeRecord(shopper.page, { state: 'APPROVED', approvedAt });
  return shopper.closeTab();
}

/** The same purchase in two tabs, PayPal's window open in both. */
async function openTwice(shopper: Shopper) {
  const other = await shopper.openTab('/orders/review');
  return { first: await shopper.openPayPal(), second: await other.openPayPal(), other };
}

/** One order was captured, and no tab offers PayPal. */
async function expectOneCapture(...tabs: readonly [Shopper, Shopper]) {
  const captured = (await tabs[0].sent('captureOrder')).map(({ path }) => path);
  expect(new Set(captured).size).toBe(1);
  for (const tab of tabs) await expect(tab.payPalButton).toHaveCount(0);
}

/** Faults 12, 13, 24, 32 and 34 to 37. */
export const visitFaults: readonly FaultRow[] = [
  {
    fault: '12a',
    title: 'tab closed after the approval: the next visit captures and books',
    core: [guest],
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 3);
      await shopper.expectNothingCharged();
      await other.goToReview();
      await other.expectBooked();
      // Without the shopper: no second request, and the page shows the outcome.
      await expect(other.title('Thank you for your order')).toBeFocused();
      await expect(other.payPalButton).toHaveCount(0);
      await expect(other.openPaymentLink).toBeHidden();
      await expect(other.page.getByText(await shopper.captureId()).first()).toBeVisible();
      await expect(other.page.getByText(await shopper.amountCaptured())).toBeVisible();
    },
  },
  {
    fault: '12b',
    title: 'tab closed after the approval, long ago: the shop asks; "Do not pay" leaves the shopper free',
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 20);
      await other.goToReview();
      await expect(other.heading('Your payment isn’t complete')).toBeFocused();
      await expect(other.page.getByText('Finish the payment to place your order, or cancel it.')).toBeVisible();
      await expect(other.payPalButton).toBeHidden();
      await other.page.goto('/about-us');
      await other.openPaymentLink.click();
      await shopper.expectNothingCharged();
      await other.press('Do not pay');
      await expect(other.heading('Your payment isn’t complete')).toBeHidden();
      await expect(other.openPaymentLink).toBeHidden();
      await other.expectFreeToTryAgain();
    },
  },
  {
    fault: '12c',
    title: 'tab closed after the approval, long ago: "Finish this payment" captures and books',
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 20);
      await other.goToReview();
      await shopper.expectNothingCharged();
      await other.press('Finish this payment');
      await other.expectBooked();
      await expect(other.title('Thank you for your order')).toBeFocused();
    },
  },
  {
    fault: '13a',
    title: 'two tabs with PayPal open for the same goods: the second window closes, and its tab shows the order',
    run: async (shopper) => {
      const { first, second, other } = await openTwice(shopper);
      await approve(first);
      await shopper.expectBooked();
      await expect(second).toBeHidden();
      await other.expectPlaced();
      await expectOneCapture(shopper, other);
    },
  },
  {
    fault: '13b',
    title: 'two tabs approve the same goods: captured once, and the second tab says that it was not charged',
    faults: () => [slow('captureOrder', 4000)],
    run: async (shopper) => {
      const { first, second, other } = await openTwice(shopper);
      await approve(first);
      await shopper.untilSent('captureOrder');
      await approve(second);
      await expect(
        other.page.getByText('You were not charged, because another payment on this device is still being finished.'),
      ).toBeVisible();
      await expect(second).toBeHidden();
      await shopper.expectBooked();
      await other.expectPlaced();
      await expectOneCapture(shopper, other);
    },
  },
  {
    fault: '24',
    title: 'tab closed while capturing: the next visit captures the same order and books once',
    faults: () => [slow('captureOrder', 1500)],
    run: async (shopper) => {
      const other = await closeWhile(shopper, 'captureOrder');
      await other.goToReview();
      await other.expectBooked();
    },
  },
  {
    fault: '32',
    title: 'tab closed while booking: a visible record, nothing sent again automatically',
    faults: (booking) => [slow(booking, 1500)],
    run: async (shopper) => {
      const other = await closeWhile(shopper, shopper.booking);
      await other.goToReview();
      await other.expectVisibleRecord(unconfirmed);
      if (shopper.isGuest) return;
      await other.press('Sign in again to check');
      await other.signIn(asha);
      await other.expectBooked();
    },
  },
  {
    fault: '34a',
    title: 'reload, Back and a deep link after the order: the confirmation, never a PayPal button',
    run: async (shopper, page) => {
      await shopper.buy();
      await expect(shopper.title('Thank you for your order')).toBeFocused();
      await page.reload();
      await shopper.expectPlaced();
      await page.getByRole('link', { name: 'Click here to buy more products' }).click();
      await expect(page).toHaveURL(/medicines/);
      await page.goBack();
      await shopper.expectPlaced();
      const other = await shopper.openTab('/orders/review');
      await other.expectPlaced();
      for (const tab of [shopper, other]) await expect(tab.payPalButton).toHaveCount(0);
      await shopper.expectBooked();
    },
  },
  {
    fault: '34b',
    title: 'the same goods within half an hour: a question first; “No” pays nothing, “Yes” pays again',
    run: async (shopper, page) => {
      await shopper.buy();
      if (shopper.flow === cart) await shopper.refillCart();
      await shopper.openReview();
      const question = page.getByRole('dialog', { name: 'Buy the same again?' });
      await shopper.payPalButton.click();
      await question.getByRole('button', { name: 'No, do not pay again' }).click();
      await expect(question).toBeHidden();
      expect(await shopper.sent('createOrder')).toHaveLength(1);
      await shopper.payPalButton.click();
      await question.getByRole('button', { name: 'Yes, order again' }).click();
      await expect(page.getByText('Press the PayPal button again')).toBeVisible();
      await shopper.pay();
      await shopper.expectPlaced();
      expect(await shopper.booked()).toEqual([1, 1]);
    },
  },
  {
    fault: '35',
    title: 'two tabs resume the same payment: captured once, booked once',
    core: [guest],
    faults: () => [slow('captureOrder', 1500)],
    run: async (shopper) => {
      const second = await shopper.openTab();
      const first = await closeWhile(shopper, 'captureOrder');
      await Promise.all([first.goToReview(), second.goToReview()]);
      await first.expectBooked();
      await second.expectPlaced();
      expect(await shopper.bookingsSent()).toBe(1);
    },
  },
  {
    fault: '36',
    title: 'the stored state is corrupt at the next visit: booked from the record alone',
    faults: () => [slow('captureOrder', 1500)],
    run: async (shopper) => {
      const other = await closeWhile(shopper, 'captureOrder');
      await other.page.goto('/robots.txt');
      await other.page.evaluate(() => localStorage.setItem('persist:root', '{"user":"{\\"current'));
      await other.goToReview();
      if (!shopper.isGuest) {
        // The page shows only that its customer has to sign in.
        await expect(other.ownerSignsIn).toBeVisible();
        await expect(other.payPalButton).toHaveCount(0);
        await other.signInOnItsPage(asha);
        await other.goToReview();
      }
      await other.expectBooked();
    },
  },
  {
    fault: '37',
    title: 'the record is corrupt: the screen shows its ids and customer care, PayPal is off',
    withSupport: true,
    faults: (booking) => [{ call: booking, kind: '500', times: 'always' }],
    run: async (shopper, page) => {
      await shopper.payUnconfirmed();
      expect(await statesIn(page)).toEqual(['UNKNOWN']);
      await page.goto('/robots.txt');
      await changeRecord(page, 'rubbish');
      await shopper.goToReview();
      await shopper.expectVisibleRecord('We couldn’t read an earlier payment');
      await expect(page.getByText('PP-RUBBISH')).toBeVisible();
      await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
      await shopper.tapSupport();
      await expect(shopper.payPalButton).toBeVisible();
    },
  },
];
