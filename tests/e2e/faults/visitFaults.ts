import type { Page } from '@playwright/test';
import type { Fault } from '@/demo/server/faults';
import { expect } from '../support/shopTest';
import { asha, cart, guest, isGuest, openReview } from './flows';
import type { FaultRow } from './row';
import {
  expectBooked,
  expectFreeToTryAgain,
  expectNothingCharged,
  expectPlaced,
  expectVisibleRecord,
  finishFirst,
  moneyOf,
  openPayPal,
  ownerSignsIn,
  pay,
  payPalButton,
  payUnconfirmed,
  refillCart,
  type Shopper,
  signInOver,
  tapSupport,
  unconfirmed,
} from './shopper';
import { changeRecord, statesIn } from './stores';

const slow = (call: Fault['call'], ms: number): Fault => ({ call, kind: 'slow', times: 1, ms });

const hasSent = (shopper: Shopper, call: string) =>
  expect.poll(async () => (await shopper.server.requests()).some((request) => request.call === call)).toBe(true);

/** Closes the tab as soon as the call is sent. Returns another tab of the same browser. */
async function killWhile(shopper: Shopper, call: string): Promise<Page> {
  await pay(shopper.page);
  await hasSent(shopper, call);
  const other = await shopper.context.newPage();
  await shopper.page.close();
  return other;
}

const ordersCreated = async ({ server }: Shopper) =>
  (await server.requests()).filter(({ call }) => call === 'createOrder');

/** Recreates the purchase that was just booked. */
async function buySameAgain(shopper: Shopper) {
  if (shopper.flow === cart) await refillCart(shopper);
  await openReview(shopper.page, shopper.flow);
}

/** A record that says "approved" and was never captured, as a tab leaves it that died in between. */
async function dieAfterApproval(shopper: Shopper, minutesAgo: number): Promise<Page> {
  const sheet = await openPayPal(shopper.page);
  // The payer approves at PayPal's; the shop's callback never runs.
  await sheet.getByRole('button', { name: 'Approve, then lose the response' }).click();
  await expect(sheet).toBeHidden();
  const approvedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  await changeRecord(shopper.page, { state: 'APPROVED', approvedAt });
  const other = await shopper.context.newPage();
  await shopper.page.close();
  return other;
}

/** The same purchase in two tabs, PayPal's window open in both. */
async function openTwice({ page, context }: Shopper) {
  const other = await context.newPage();
  await other.goto('/orders/review');
  const [first, second] = [await openPayPal(page), await openPayPal(other)];
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  return { first, second, other };
}

/** One order was captured, and no tab offers PayPal. */
async function expectOneCapture(shopper: Shopper, tabs: readonly Page[]) {
  const requests = await shopper.server.requests();
  const captured = requests.filter(({ call }) => call === 'captureOrder').map(({ path }) => path);
  expect(new Set(captured).size).toBe(1);
  expect((await moneyOf(shopper)).bookingsSent).toBe(1);
  for (const tab of tabs) await expect(payPalButton(tab)).toHaveCount(0);
}

/** Faults 12, 13, 24, 32 and 34 to 37. */
export const visitFaults: readonly FaultRow[] = [
  {
    fault: '12a',
    title: 'tab closed after the approval: the next visit captures and books',
    core: [guest],
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 3);
      await expectNothingCharged(shopper);
      await other.goto('/orders/review');
      await expectBooked(shopper, other);
      // Without the shopper: no second request, and the page shows the outcome.
      await expect(other.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeFocused();
      await expect(payPalButton(other)).toHaveCount(0);
      await expect(other.getByRole('link', { name: finishFirst })).toBeHidden();
      const { captures, bookingsSent } = await moneyOf(shopper);
      await expect(other.getByText(captures[0]?.id ?? '?').first()).toBeVisible();
      await expect(other.getByText(`CA$${captures[0]?.amount.value}`)).toBeVisible();
      expect(bookingsSent).toBe(1);
    },
  },
  {
    fault: '12b',
    title: 'tab closed after the approval, long ago: the shop asks; "Do not pay" leaves the shopper free',
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 20);
      await other.goto('/orders/review');
      await expect(other.getByRole('heading', { name: 'Your payment isn’t complete' })).toBeFocused();
      await expect(other.getByText('Finish the payment to place your order, or cancel it.')).toBeVisible();
      await expect(payPalButton(other)).toBeHidden();
      await other.goto('/about-us');
      await other.getByRole('link', { name: finishFirst }).click();
      await expectNothingCharged(shopper);
      await other.getByRole('button', { name: 'Do not pay' }).click();
      await expect(other.getByRole('heading', { name: 'Your payment isn’t complete' })).toBeHidden();
      await expect(other.getByRole('link', { name: finishFirst })).toBeHidden();
      await expectFreeToTryAgain(shopper, other);
    },
  },
  {
    fault: '12c',
    title: 'tab closed after the approval, long ago: "Finish this payment" captures and books',
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 20);
      await other.goto('/orders/review');
      await expectNothingCharged(shopper);
      await other.getByRole('button', { name: 'Finish this payment' }).click();
      await expectBooked(shopper, other);
      await expect(other.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeFocused();
    },
  },
  {
    fault: '13a',
    title: 'two tabs with PayPal open for the same goods: the second window closes, and its tab shows the order',
    run: async (shopper) => {
      const { first, second, other } = await openTwice(shopper);
      await first.getByRole('button', { name: 'Approve payment' }).click();
      await expectBooked(shopper);
      await expect(second).toBeHidden();
      await expectPlaced(other);
      await expectOneCapture(shopper, [shopper.page, other]);
    },
  },
  {
    fault: '13b',
    title: 'two tabs approve the same goods: captured once, and the second tab says that it was not charged',
    faults: () => [slow('captureOrder', 4000)],
    run: async (shopper) => {
      const { first, second, other } = await openTwice(shopper);
      await first.getByRole('button', { name: 'Approve payment' }).click();
      await hasSent(shopper, 'captureOrder');
      await second.getByRole('button', { name: 'Approve payment' }).click();
      await expect(
        other.getByText('You were not charged, because another payment on this device is still being finished.'),
      ).toBeVisible();
      await expect(second).toBeHidden();
      await expectBooked(shopper);
      await expectPlaced(other);
      await expectOneCapture(shopper, [shopper.page, other]);
    },
  },
  {
    fault: '24',
    title: 'tab closed while capturing: the next visit captures the same order and books once',
    faults: () => [slow('captureOrder', 1500)],
    run: async (shopper) => {
      const other = await killWhile(shopper, 'captureOrder');
      await other.goto('/orders/review');
      await expectBooked(shopper, other);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  {
    fault: '32',
    title: 'tab closed while booking: a visible record, nothing sent again automatically',
    faults: (booking) => [slow(booking, 1500)],
    run: async (shopper) => {
      const other = await killWhile(shopper, shopper.booking);
      await other.goto('/orders/review');
      await expectVisibleRecord(shopper, unconfirmed, other);
      if (isGuest(shopper.flow)) return;
      await other.getByRole('button', { name: 'Sign in again to check' }).click();
      await signInOver(other, asha);
      await expectBooked(shopper, other);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  {
    fault: '34a',
    title: 'reload, Back and a deep link after the order: the confirmation, never a PayPal button',
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      await expectBooked(shopper);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeFocused();
      await page.reload();
      await expectPlaced(page);
      await page.getByRole('link', { name: 'Click here to buy more products' }).click();
      await expect(page).toHaveURL(/medicines/);
      await page.goBack();
      await expectPlaced(page);
      const other = await shopper.context.newPage();
      await other.goto('/orders/review');
      await expectPlaced(other);
      for (const tab of [page, other]) await expect(payPalButton(tab)).toHaveCount(0);
      await expectBooked(shopper);
    },
  },
  {
    fault: '34b',
    title: 'the same goods within half an hour: a question first; “No” pays nothing, “Yes” pays again',
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      await expectBooked(shopper);
      await buySameAgain(shopper);
      const question = page.getByRole('dialog', { name: 'Buy the same again?' });
      await payPalButton(page).click();
      await question.getByRole('button', { name: 'No, do not pay again' }).click();
      await expect(question).toBeHidden();
      expect((await ordersCreated(shopper)).length).toBe(1);
      await payPalButton(page).click();
      await question.getByRole('button', { name: 'Yes, order again' }).click();
      await expect(page.getByText('Press the PayPal button again')).toBeVisible();
      await pay(page);
      await expectPlaced(page);
      const { captures, booked } = await moneyOf(shopper);
      expect(captures).toHaveLength(2);
      expect(booked).toEqual([1, 1]);
    },
  },
  {
    fault: '35',
    title: 'two tabs resume the same payment: captured once, booked once',
    core: [guest],
    faults: () => [slow('captureOrder', 1500)],
    run: async (shopper) => {
      const second = await shopper.context.newPage();
      const first = await killWhile(shopper, 'captureOrder');
      await Promise.all([first.goto('/orders/review'), second.goto('/orders/review')]);
      await expectBooked(shopper, first);
      await expectPlaced(second);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  {
    fault: '36',
    title: 'the stored state is corrupt at the next visit: booked from the record alone',
    faults: () => [slow('captureOrder', 1500)],
    run: async (shopper) => {
      const other = await killWhile(shopper, 'captureOrder');
      await other.goto('/robots.txt');
      await other.evaluate(() => localStorage.setItem('persist:root', '{"user":"{\\"current'));
      await other.goto('/orders/review');
      if (!isGuest(shopper.flow)) {
        // The page shows only that its customer has to sign in.
        await expect(other.getByRole('button', { name: ownerSignsIn })).toBeVisible();
        await expect(payPalButton(other)).toHaveCount(0);
        await other.goto('/sign-in');
        await signInOver(other, asha);
        await other.goto('/orders/review');
      }
      await expectBooked(shopper, other);
    },
  },
  {
    fault: '37',
    title: 'the record is corrupt: the screen shows its ids and customer care, PayPal is off',
    withSupport: true,
    faults: (booking) => [{ call: booking, kind: '500', times: 'always' }],
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      expect(await statesIn(page)).toEqual(['UNKNOWN']);
      await page.goto('/robots.txt');
      await changeRecord(page, 'rubbish');
      await page.goto('/orders/review');
      await expectVisibleRecord(shopper, 'We couldn’t read an earlier payment');
      await expect(page.getByText('PP-RUBBISH')).toBeVisible();
      await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
      await tapSupport(page);
      await expect(payPalButton(page)).toBeVisible();
    },
  },
];
