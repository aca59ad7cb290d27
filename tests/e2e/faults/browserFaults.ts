import type { Page } from '@playwright/test';
import { expect } from '../support/shopTest';
import { saveData } from '../support/workers';
import { buyNow, cart } from './flows';
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
  sentOf,
  unconfirmed,
} from './shopper';

const inPage = (script: () => void) => (page: Page) => page.addInitScript(script);

const paysNevertheless = (fault: string, title: string, script: () => void): FaultRow => ({
  fault,
  title,
  before: inPage(script),
  run: async (shopper) => {
    await pay(shopper.page);
    await expectBooked(shopper);
  },
});

/** Faults 25, 38, 39 and 44 to 46. */
export const browserFaults: readonly FaultRow[] = [
  {
    fault: '25',
    title: 'offline before the booking: it waits, then books once',
    core: [cart],
    run: async (shopper) => {
      const { page } = shopper;
      await approveOffline(page);
      expect((await moneyOf(shopper)).bookingsSent).toBe(0);
      await page.getByRole('button', { name: 'Finish my order' }).click();
      await expect(page.getByText('You’re offline.').first()).toBeVisible();
      await sayOnline(page, true);
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  paysNevertheless('38', 'storage full: paid and booked once', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    if (location.pathname.startsWith('/orders')) {
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
    }
  }),
  paysNevertheless('39', 'storage blocked: paid and booked once', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    IDBFactory.prototype.open = blocked;
    if (location.pathname.startsWith('/orders')) Storage.prototype.setItem = blocked;
  }),
  paysNevertheless('44', 'no Web Locks: paid and booked once', () => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  }),
  {
    fault: '45a',
    title: 'new deploy, the review page’s chunk is gone: one reload, then paid and booked once',
    core: [buyNow],
    console: 'dynamically imported module|Unable to preload|MIME type',
    // With the worker, the code of a deploy stays until the shopper loads the next one.
    before: saveData,
    run: async (shopper) => {
      const { page } = shopper;
      await page.goto('/orders/payments');
      await page.evaluate(() => sessionStorage.clear());
      let gone = true;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) gone = false;
      });
      await page.route(/\/assets\/ReviewPage-/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
      await page.getByRole('button', { name: 'Continue to Review & Confirm' }).click();
      await pay(page);
      await expectBooked(shopper);
    },
  },
  {
    fault: '45b',
    title: 'new deploy while a payment is open: no reload, the payment stays on the screen',
    faults: (booking) => [once(booking, '500')],
    before: saveData,
    console: 'dynamically imported module|Unable to preload|MIME type',
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.route(/\/assets\/AboutPage-/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
      await page.getByRole('link', { name: 'About Us' }).first().click();
      await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
      await expect(page.getByRole('link', { name: finishFirst })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      // Retry must not get a response that is still pending.
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await expectVisibleRecord(shopper, unconfirmed);
    },
  },
  {
    fault: '46a',
    title: 'the machine sleeps for an hour while PayPal is open: paid and booked once',
    before: (page) => page.clock.install(),
    run: async (shopper) => {
      const sheet = await openPayPal(shopper.page);
      await expect(sheet).toBeVisible();
      await shopper.page.clock.fastForward('01:00:00');
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expectBooked(shopper);
    },
  },
  {
    fault: '46b',
    title: 'pages restored from the back/forward cache while capturing: captured and booked once',
    core: [cart],
    faults: () => [{ call: 'captureOrder', kind: 'slow', times: 1, ms: 1200 }],
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      for (const _ of [1, 2, 3])
        await page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          document.dispatchEvent(new Event('visibilitychange'));
        });
      await expectBooked(shopper);
      const sent = await sentOf(shopper, 'captureOrder');
      expect(sent).toHaveLength(1);
    },
  },
  {
    fault: '46c',
    title: 'the clock is set back a day after the order: the confirmation stays, without a PayPal button',
    run: async (shopper) => {
      const { page, context } = shopper;
      await pay(page);
      await expectBooked(shopper);
      const other = await context.newPage();
      await other.clock.setFixedTime(Date.now() - 86_400_000);
      await other.goto('/orders/review');
      await expectPlaced(other);
      await expect(payPalButton(other)).toHaveCount(0);
    },
  },
];
