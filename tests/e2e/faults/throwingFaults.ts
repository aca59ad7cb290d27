import { asha } from '../support/customer';
import { approve } from '../support/guestCheckout';
import { expect } from '../support/shopTest';
import { buyNow, guest, signedIn } from './flows';
import type { FaultRow } from './row';

/** Faults 58 to 61 and 64. */
export const throwingFaults: readonly FaultRow[] = [
  {
    fault: '58',
    title: 'the stock is below the quantity on the click: reduced and explained, PayPal does not open',
    flows: [buyNow, guest],
    run: async (shopper, page) => {
      await page.evaluate(() => {
        const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
        const buyNowState = JSON.stringify({ ...JSON.parse(root.buyNow), quantity: 3 });
        localStorage.setItem('persist:root', JSON.stringify({ ...root, buyNow: buyNowState }));
      });
      await page.reload();
      await shopper.changeBoughtProduct({ stockSize: 2 });
      await shopper.payPalButton.click();
      await expect(page.getByText(/The total is now/)).toBeVisible();
      await expect(page.getByText('Only 2 left. We set your quantity to 2.').first()).toBeAttached();
      await expect(shopper.payPalSheet).toHaveCount(0);
      await shopper.expectNothingCharged();
    },
  },
  {
    fault: '59',
    title: 'the product is gone on the click: never sold as shown',
    flows: [buyNow, guest],
    run: async (shopper, page) => {
      await shopper.changeBoughtProduct(null);
      await shopper.payPalButton.click();
      await expect(page.getByText('something in it is no longer available.').first()).toBeVisible();
      await expect(shopper.payPalSheet).toHaveCount(0);
      await shopper.expectNothingCharged();
    },
  },
  {
    fault: '60',
    title: 'locks and messages that throw: paid and booked once',
    before: (page) =>
      page.addInitScript(() => {
        LockManager.prototype.request = () => Promise.reject(new DOMException('no', 'SecurityError'));
        Object.assign(window, {
          BroadcastChannel: class {
            constructor() {
              throw new DOMException('no', 'SecurityError');
            }
          },
        });
      }),
    run: async (shopper) => {
      await shopper.buy();
    },
  },
  {
    fault: '61',
    title: 'Back while PayPal is open, then a sign-out in another tab: the tab follows it',
    flows: signedIn,
    run: async (shopper, page) => {
      await page.goto('/about-us');
      await shopper.goToReview();
      await shopper.openPayPal();
      await page.goBack();
      await expect(page).toHaveURL(/about-us/);
      const other = await shopper.openTab();
      await other.logOut();
      await shopper.expectLoggedOut();
      await expect(page.getByText(asha.email)).toHaveCount(0);
      await shopper.expectNothingCharged();
    },
  },
  {
    fault: '64',
    title: 'PayPal’s callback breaks in the page: nothing hangs, and a reload finishes the order once',
    run: async (shopper, page) => {
      const sheet = await shopper.openPayPal();
      await page.evaluate(() => {
        const { stringify } = JSON;
        // From now on, showing a payment throws.
        JSON.stringify = (value: unknown, ...rest: []) => {
          if (typeof value === 'object' && value !== null && 'waitingFor' in value) throw new Error('broken');
          return stringify(value, ...rest);
        };
      });
      await approve(sheet);
      await expect(page.getByText('Something went wrong on this page')).toBeVisible();
      await expect(sheet).toBeHidden();
      await page.reload();
      await shopper.expectBooked();
    },
  },
];
