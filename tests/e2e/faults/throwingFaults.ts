import { expect } from '../support/shopTest';
import { asha } from './flows';
import { buyNow, cart, type FaultRow, guest, signedIn } from './row';
import { expectBooked, expectNothingCharged, moneyOf, openPayPal, pay, payPalButton } from './shopper';
import { changeBoughtProduct } from './shopServerProducts';

/** Parts of the browser that throw, and goods that are not what they were: faults 58 to 61 and 64. */
export const throwingFaults: readonly FaultRow[] = [
  {
    fault: '58',
    title: 'the stock is below the quantity at the press: held and explained, PayPal does not open',
    core: [cart],
    flows: [cart],
    run: async (shopper) => {
      const { page } = shopper;
      await changeBoughtProduct(shopper, { stockSize: 1 });
      await payPalButton(page).click();
      await expect(page.getByText(/The total is now|below the minimum|no longer available/).first()).toBeVisible();
      await expect(page.getByRole('dialog', { name: /PayPal/ })).toHaveCount(0);
      await expectNothingCharged(shopper);
    },
  },
  {
    fault: '59',
    title: 'the product is gone at the press: never sold as it was shown',
    core: [guest],
    flows: [buyNow, guest],
    run: async (shopper) => {
      const { page } = shopper;
      await changeBoughtProduct(shopper, null);
      await payPalButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your order was not placed' })).toBeVisible();
      await expectNothingCharged(shopper);
    },
  },
  {
    fault: '60',
    title: 'locks and messages that throw: paid and booked once',
    core: [buyNow],
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
    title: 'Back while PayPal is open, then a sign-out in another tab: it is followed',
    flows: signedIn,
    core: [cart],
    run: async (shopper) => {
      const { page, context } = shopper;
      await page.goto('/about-us');
      await page.goto('/orders/review');
      await expect(await openPayPal(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/about-us/);
      const other = await context.newPage();
      await other.goto('/myaccount');
      await other.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 12_000 });
      await expect(page.getByText(asha.email)).toHaveCount(0);
      await expectNothingCharged(shopper);
    },
  },
  {
    fault: '64',
    title: 'PayPal’s callback breaks in the page: nothing hangs, and a reload finishes the order once',
    core: [guest],
    run: async (shopper) => {
      const { page } = shopper;
      const sheet = await openPayPal(page);
      await expect(sheet).toBeVisible();
      await page.evaluate(() => {
        const request = LockManager.prototype.request.bind(navigator.locks);
        // The work under the lock is done; the lock itself then fails.
        const failing = async (name: string, use: LockGrantedCallback<unknown>) => {
          await request(name, use);
          throw new DOMException('lost', 'AbortError');
        };
        Object.defineProperty(navigator.locks, 'request', { value: failing });
      });
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
      await expect(sheet).toBeHidden();
      await page.reload();
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
];
