import type { Page } from '@playwright/test';
import { approve } from '../support/guestCheckout';
import { expect } from '../support/shopTest';
import { type FaultRow, once, slow } from './row';
import { type Shopper, unconfirmed } from './shopper';
import { breakDatabase, delayDatabase, emptyMirror, severDatabase } from './stores';

/** A payment is left unconfirmed; the next visit finds its record neither at once in the database nor in local storage. */
async function returnWithout(database: (page: Page) => Promise<unknown>, shopper: Shopper): Promise<Shopper> {
  await shopper.payUnconfirmed();
  const other = await shopper.openTab();
  await database(other.page);
  await other.page.goto('/robots.txt');
  await emptyMirror(other.page);
  await shopper.page.close();
  await other.goToReview();
  return other;
}

/** Faults 48 to 50. */
export const lossFaults: readonly FaultRow[] = [
  {
    fault: '48a',
    title: 'the database fails before the approval and the tab closes after the order: the next visit shows it',
    run: async (shopper, page) => {
      const sheet = await shopper.openPayPal();
      await severDatabase(page);
      await approve(sheet);
      await shopper.expectBooked();
      const other = await shopper.closeTab();
      await other.goToReview();
      await other.expectPlaced();
      expect(await shopper.bookingsSent()).toBe(1);
    },
  },
  {
    fault: '48b',
    title: 'the database fails while capturing and the tab closes while booking: nothing is sent again automatically',
    faults: (booking) => [slow('captureOrder', 1500), slow(booking, 3000)],
    run: async (shopper, page) => {
      await shopper.pay();
      await shopper.untilSent('captureOrder');
      await severDatabase(page);
      await expect.poll(shopper.bookingsSent).toBe(1);
      const other = await shopper.closeTab();
      await other.goToReview();
      await other.expectVisibleRecord(unconfirmed);
    },
  },
  {
    fault: '49a',
    title: 'the database opens seconds late at the next visit: PayPal waits for it, then the open payment is shown',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      const other = await returnWithout((page) => delayDatabase(page, 6000), shopper);
      await expect(other.page.getByRole('status', { name: 'Loading your order' })).toBeVisible();
      await expect(other.payPalButton).toHaveCount(0);
      await expect(other.heading(unconfirmed)).toBeVisible({ timeout: 20_000 });
      await expect(other.payPalButton).toBeHidden();
    },
  },
  {
    fault: '49b',
    title: 'the database cannot be read at the next visit: PayPal is not offered, and the page says why',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      const other = await returnWithout(breakDatabase, shopper);
      await expect(other.heading('We can’t check for earlier payments')).toBeVisible({ timeout: 20_000 });
      await expect(other.page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expect(other.payPalButton).toHaveCount(0);
    },
  },
  {
    fault: '50',
    title: 'two tabs, one without the database: booked once',
    run: async (shopper, page) => {
      const whole = await shopper.openTab('/about-us');
      const sheet = await shopper.openPayPal();
      await severDatabase(page);
      for (const tab of [shopper, whole]) await tab.sayOnline(false);
      await approve(sheet);
      await expect(shopper.heading('Payment received, finishing your order')).toBeVisible();
      await expect(whole.openPaymentLink).toBeVisible();
      await Promise.all([shopper, whole].map((tab) => tab.sayOnline(true)));
      await shopper.expectBooked();
    },
  },
  {
    fault: '48c',
    title: 'every store is lost before the booking: this page sends nothing, a reload places the order once',
    run: async (shopper, page) => {
      await shopper.approveOffline();
      await severDatabase(page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await shopper.sayOnline(true);
      await shopper.press('Finish my order');
      await expect(page.getByText('Your browser lost access to its storage').first()).toBeVisible();
      expect(await shopper.bookingsSent()).toBe(0);
      await page.reload();
      await shopper.expectBooked();
    },
  },
];
