import type { Page } from '@playwright/test';
import type { Fault } from '@/demo/server/faults/fault';
import { expect } from '../support/shopTest';
import { asha, isGuest } from './flows';
import { changeRecord, statesIn } from './journalInPage';
import { buyNow, cart, type FaultRow, guest } from './row';
import {
  expectBooked,
  expectFreeToTryAgain,
  expectNothingCharged,
  expectPlaced,
  expectVisibleRecord,
  moneyOf,
  openPayPal,
  pay,
  payPalButton,
  type Shopper,
  unconfirmed,
} from './shopper';
import { signInOver } from './signInOver';

const slow = (call: Fault['call'], ms: number): Fault => ({ call, kind: 'slow', times: 1, ms });

const hasSent = (shopper: Shopper, call: string) =>
  expect.poll(async () => (await shopper.server.requests()).some((request) => request.call === call)).toBe(true);

/** The tab dies as soon as the call is on its way; gives another tab of the same browser. */
async function killWhile(shopper: Shopper, call: string): Promise<Page> {
  await pay(shopper.page);
  await hasSent(shopper, call);
  const other = await shopper.context.newPage();
  await shopper.page.close();
  return other;
}

/** A record that says "approved" and was never captured, as a tab leaves it that died in between. */
async function dieAfterApproval(shopper: Shopper, minutesAgo: number): Promise<Page> {
  const sheet = await openPayPal(shopper.page);
  // The payer approves at PayPal's; the shop's call-back never runs.
  await sheet.getByRole('button', { name: 'Approve without call-back' }).click();
  await expect(sheet).toBeHidden();
  const approvedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  await changeRecord(shopper.page, { state: 'APPROVED', approvedAt });
  const other = await shopper.context.newPage();
  await shopper.page.close();
  return other;
}

/** Tabs that die, several tabs, and later visits: faults 12, 13, 24, 32, 34 to 37. */
export const visitFaults: readonly FaultRow[] = [
  {
    fault: '12a',
    title: 'tab closed after the approval: the next visit captures and books',
    core: [guest],
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 3);
      await other.goto('/orders/review');
      await expectBooked(shopper, other);
    },
  },
  {
    fault: '12b',
    title: 'tab closed after the approval, long ago: it asks; "Do not pay" leaves the shopper free',
    core: [cart],
    run: async (shopper) => {
      const other = await dieAfterApproval(shopper, 20);
      await other.goto('/orders/review');
      await expect(other.getByRole('heading', { name: 'You approved a payment that was not finished' })).toBeFocused();
      await expect(payPalButton(other)).toBeHidden();
      await other.getByRole('button', { name: 'Do not pay' }).click();
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
    },
  },
  {
    fault: '13',
    title: 'two tabs approve the same goods: captured once, the other tab says so',
    core: [buyNow],
    run: async (shopper) => {
      const other = await shopper.context.newPage();
      await other.goto('/orders/review');
      const [first, second] = [await openPayPal(shopper.page), await openPayPal(other)];
      await expect(second).toBeVisible();
      await first.getByRole('button', { name: 'Approve payment' }).click();
      // The second window may be gone by then: its tab has heard of the order.
      await second
        .getByRole('button', { name: 'Approve payment' })
        .click({ timeout: 3000 })
        .catch(() => {});
      await expect.poll(async () => (await moneyOf(shopper)).booked).toEqual([1]);
      await expect(second).toBeHidden();
      const { captures, bookingsSent } = await moneyOf(shopper);
      expect(captures).toHaveLength(1);
      expect(bookingsSent).toBe(1);
    },
  },
  {
    fault: '24',
    title: 'tab killed while capturing: the next visit captures the same order and books once',
    core: [cart, guest],
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
    title: 'tab killed while booking: a visible record, nothing sent again by itself',
    core: [buyNow],
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
    fault: '34',
    title: 'reload, Back and a deep link after the order: the confirmation, never a PayPal button',
    core: [cart],
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
    fault: '35',
    title: 'two tabs go on with the same payment: captured once, booked once',
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
        // Nobody is signed in any more: the money is there, and the record waits for its customer.
        await expectVisibleRecord(shopper, /^Payment received/, other);
        await other.goto('/sign-in');
        await signInOver(other, asha);
        await other.goto('/orders/review');
      }
      await expectBooked(shopper, other);
    },
  },
  {
    fault: '37',
    title: 'the record is corrupt: its ids and customer care on the screen, PayPal off',
    core: [guest],
    faults: (booking) => [{ call: booking, kind: '500', times: 'always' }],
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible();
      expect(await statesIn(page)).toEqual(['UNKNOWN']);
      await page.goto('/robots.txt');
      await changeRecord(page, 'rubbish');
      await page.goto('/orders/review');
      await expectVisibleRecord(shopper, 'An earlier payment could not be read');
      await expect(page.getByText('PP-RUBBISH')).toBeVisible();
      await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
      await page.getByRole('button', { name: 'I have contacted support' }).click();
      await expect(payPalButton(page)).toBeVisible();
    },
  },
];
