import { approve } from '../support/guestCheckout';
import { expect, markDocument } from '../support/shopTest';
import { saveData } from '../support/workers';
import { buyNow, cart } from './flows';
import { type FaultRow, once, slow } from './row';
import { unconfirmed } from './shopper';

/** The shop can still sell in a browser that `script` breaks. */
const paysNevertheless = (fault: string, title: string, script: () => void): FaultRow => ({
  fault,
  title,
  before: (page) => page.addInitScript(script),
  run: async (shopper) => {
    await shopper.buy();
  },
});

/** Faults 25, 38, 39 and 44 to 46. */
export const browserFaults: readonly FaultRow[] = [
  {
    fault: '25',
    title: 'offline before the booking: it waits, then books once',
    core: [cart],
    run: async (shopper, page) => {
      await shopper.approveOffline();
      expect(await shopper.bookingsSent()).toBe(0);
      await shopper.press('Finish my order');
      await expect(page.getByText('You’re offline.').first()).toBeVisible();
      await shopper.sayOnline(true);
      await shopper.expectBooked();
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
    run: async (shopper, page) => {
      await page.goto('/orders/payments');
      await page.evaluate(() => sessionStorage.clear());
      let gone = true;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) gone = false;
      });
      await page.route(/\/assets\/ReviewPage-/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
      await shopper.press('Continue to Review & Confirm');
      await shopper.buy();
    },
  },
  {
    fault: '45b',
    title: 'new deploy while a payment is open: no reload, the payment stays on the screen',
    faults: (booking) => [once(booking, '500')],
    before: saveData,
    console: 'dynamically imported module|Unable to preload|MIME type',
    run: async (shopper, page) => {
      await shopper.payUnconfirmed();
      const expectSameDocument = await markDocument(page);
      await page.route(/\/assets\/AboutPage-/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
      await page.getByRole('link', { name: 'About Us' }).first().click();
      await expect(shopper.heading('We couldn’t show this page')).toBeVisible();
      await expect(shopper.openPaymentLink).toBeVisible();
      await expectSameDocument();
      // Retry must not get a response that is still pending.
      await page.unrouteAll({ behavior: 'wait' });
      await shopper.press('Retry');
      await expect(shopper.title(/^Medicines and Ayurvedic products/)).toBeVisible();
      await expectSameDocument();
      await shopper.expectVisibleRecord(unconfirmed);
    },
  },
  {
    fault: '46a',
    title: 'the machine sleeps for an hour while PayPal is open: paid and booked once',
    before: (page) => page.clock.install(),
    run: async (shopper, page) => {
      const sheet = await shopper.openPayPal();
      await page.clock.fastForward('01:00:00');
      await approve(sheet);
      await shopper.expectBooked();
    },
  },
  {
    fault: '46b',
    title: 'pages restored from the back/forward cache while capturing: captured and booked once',
    core: [cart],
    faults: () => [slow('captureOrder', 1200)],
    run: async (shopper, page) => {
      await shopper.pay();
      for (const _ of [1, 2, 3])
        await page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          document.dispatchEvent(new Event('visibilitychange'));
        });
      await shopper.expectBooked();
      expect(await shopper.sent('captureOrder')).toHaveLength(1);
    },
  },
  {
    fault: '46c',
    title: 'the clock is set back a day after the order: the confirmation stays, without a PayPal button',
    run: async (shopper) => {
      await shopper.buy();
      const other = await shopper.openTab();
      await other.page.clock.setFixedTime(Date.now() - 86_400_000);
      await other.goToReview();
      await other.expectPlaced();
      await expect(other.payPalButton).toHaveCount(0);
    },
  },
];
