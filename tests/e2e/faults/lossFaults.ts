import { expect } from '../support/shopTest';
import { isGuest } from './flows';
import { type FaultRow, once } from './row';
import {
  approveOffline,
  expectBooked,
  expectPlaced,
  expectVisibleRecord,
  finishFirst,
  moneyOf,
  openPayPal,
  pay,
  payPalButton,
  payUnconfirmed,
  sayOnline,
  unconfirmed,
} from './shopper';
import { breakDatabase, delayDatabase, emptyMirror, severDatabase } from './stores';

/** Faults 48 to 50. */
export const lossFaults: readonly FaultRow[] = [
  {
    fault: '48a',
    title: 'the database fails before the approval and the tab closes after the order: the next visit shows it',
    run: async (shopper) => {
      const sheet = await openPayPal(shopper.page);
      await expect(sheet).toBeVisible();
      await severDatabase(shopper.page);
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expectBooked(shopper);
      const other = await shopper.context.newPage();
      await shopper.page.close();
      await other.goto('/orders/review');
      await expectPlaced(other);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  {
    fault: '48b',
    title: 'the database fails while capturing and the tab closes while booking: nothing is sent again automatically',
    faults: (booking) => [
      { call: 'captureOrder', kind: 'slow', times: 1, ms: 1500 },
      { call: booking, kind: 'slow', times: 1, ms: 3000 },
    ],
    run: async (shopper) => {
      await pay(shopper.page);
      await expect
        .poll(async () => (await shopper.server.requests()).some(({ call }) => call === 'captureOrder'))
        .toBe(true);
      await severDatabase(shopper.page);
      await expect.poll(async () => (await moneyOf(shopper)).bookingsSent, { timeout: 10_000 }).toBe(1);
      const other = await shopper.context.newPage();
      await shopper.page.close();
      await other.goto('/orders/review');
      await expectVisibleRecord(shopper, unconfirmed, other);
    },
  },
  {
    fault: '49a',
    title: 'the database opens seconds late at the next visit: PayPal waits for it, then the open payment is shown',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await payUnconfirmed(shopper);
      const other = await shopper.context.newPage();
      await delayDatabase(other, 6000);
      await other.goto('/robots.txt');
      await emptyMirror(other);
      await shopper.page.close();
      await other.goto('/orders/review');
      await expect(other.getByRole('status', { name: 'Loading your order' })).toBeVisible();
      await expect(payPalButton(other)).toHaveCount(0);
      await expect(other.getByRole('heading', { name: unconfirmed })).toBeVisible({ timeout: 20_000 });
      await expect(payPalButton(other)).toBeHidden();
    },
  },
  {
    fault: '49b',
    title: 'the database cannot be read at the next visit: PayPal is not offered, and the page says why',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await payUnconfirmed(shopper);
      const other = await shopper.context.newPage();
      await breakDatabase(other);
      await other.goto('/robots.txt');
      await emptyMirror(other);
      await shopper.page.close();
      await other.goto('/orders/review');
      await expect(other.getByRole('heading', { name: 'We can’t check for earlier payments' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(other.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expect(payPalButton(other)).toHaveCount(0);
    },
  },
  {
    fault: '50',
    title: 'two tabs, one without the database: booked once',
    run: async (shopper) => {
      const { page, context } = shopper;
      const whole = await context.newPage();
      await whole.goto('/about-us');
      const sheet = await openPayPal(page);
      await expect(sheet).toBeVisible();
      await severDatabase(page);
      for (const tab of [page, whole]) await sayOnline(tab, false);
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expect(page.getByRole('heading', { name: 'Payment received, finishing your order' })).toBeVisible();
      await expect(whole.getByRole('link', { name: finishFirst })).toBeVisible();
      await Promise.all([page, whole].map((tab) => sayOnline(tab, true)));
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  {
    fault: '48c',
    title: 'every store is lost before the booking: this page sends nothing, a reload places the order once',
    run: async (shopper) => {
      const { page } = shopper;
      await approveOffline(page);
      await severDatabase(page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await sayOnline(page, true);
      await page.getByRole('button', { name: 'Finish my order' }).click();
      await expect(page.getByText('Your browser lost access to its storage').first()).toBeVisible();
      expect((await moneyOf(shopper)).bookingsSent).toBe(0);
      await page.reload();
      await expectBooked(shopper);
      if (!isGuest(shopper.flow)) expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
];
