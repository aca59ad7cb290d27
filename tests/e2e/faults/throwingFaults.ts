import { expect } from '../support/shopTest';
import { asha, buyNow, guest, signedIn } from './flows';
import type { FaultRow } from './row';
import {
  changeBoughtProduct,
  expectBooked,
  expectNothingCharged,
  logOutAt,
  moneyOf,
  openPayPal,
  pay,
  payPalButton,
} from './shopper';

/** Faults 58 to 61 and 64. */
export const throwingFaults: readonly FaultRow[] = [
  {
    fault: '58',
    title: 'the stock is below the quantity on the click: reduced and explained, PayPal does not open',
    flows: [buyNow, guest],
    run: async (shopper) => {
      const { page } = shopper;
      await page.evaluate(() => {
        const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
        const buyNowState = JSON.stringify({ ...JSON.parse(root.buyNow), quantity: 3 });
        localStorage.setItem('persist:root', JSON.stringify({ ...root, buyNow: buyNowState }));
      });
      await page.reload();
      await changeBoughtProduct(shopper, { stockSize: 2 });
      await payPalButton(page).click();
      await expect(page.getByText(/The total is now/)).toBeVisible();
      await expect(page.getByText('Only 2 left. We set your quantity to 2.').first()).toBeAttached();
      await expect(page.getByRole('dialog', { name: /PayPal/ })).toHaveCount(0);
      await expectNothingCharged(shopper);
    },
  },
  {
    fault: '59',
    title: 'the product is gone on the click: never sold as shown',
    flows: [buyNow, guest],
    run: async (shopper) => {
      const { page } = shopper;
      await changeBoughtProduct(shopper, null);
      await payPalButton(page).click();
      await expect(page.getByText('something in it is no longer available.').first()).toBeVisible();
      await expect(page.getByRole('dialog', { name: /PayPal/ })).toHaveCount(0);
      await expectNothingCharged(shopper);
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
      await pay(shopper.page);
      await expectBooked(shopper);
    },
  },
  {
    fault: '61',
    title: 'Back while PayPal is open, then a sign-out in another tab: the tab follows it',
    flows: signedIn,
    run: async (shopper) => {
      const { page, context } = shopper;
      await page.goto('/about-us');
      await page.goto('/orders/review');
      await expect(await openPayPal(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/about-us/);
      const other = await context.newPage();
      await logOutAt(other);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 12_000 });
      await expect(page.getByText(asha.email)).toHaveCount(0);
      await expectNothingCharged(shopper);
    },
  },
  {
    fault: '64',
    title: 'PayPal’s callback breaks in the page: nothing hangs, and a reload finishes the order once',
    run: async (shopper) => {
      const { page } = shopper;
      const sheet = await openPayPal(page);
      await expect(sheet).toBeVisible();
      await page.evaluate(() => {
        const { stringify } = JSON;
        // From now on, showing a payment throws.
        JSON.stringify = (value: unknown, ...rest: []) => {
          if (typeof value === 'object' && value !== null && 'waitingFor' in value) throw new Error('broken');
          return stringify(value, ...rest);
        };
      });
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expect(page.getByText('Something went wrong on this page')).toBeVisible();
      await expect(sheet).toBeHidden();
      await page.reload();
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
];
