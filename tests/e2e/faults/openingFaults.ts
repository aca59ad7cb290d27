import { approve } from '../support/guestCheckout';
import { expect } from '../support/shopTest';
import { buyNowName } from './flows';
import { type FaultRow, type Kind, once } from './row';
import type { Shopper } from './shopper';

const createFailed = 'Could not initiate PayPal Checkout...';

const createFault = (fault: string, kind: Kind): FaultRow => ({
  fault,
  title: `order create response ${kind}: a message, and retrying works`,
  faults: () => [once('createOrder', kind)],
  run: async (shopper, page) => {
    await shopper.payPalButton.click();
    await expect(page.getByText(createFailed)).toBeVisible();
    await shopper.expectFreeToTryAgain();
  },
});

async function leaveSheet(shopper: Shopper, choice: 'Cancel' | 'Close window') {
  const sheet = await shopper.openPayPal();
  await sheet.getByRole('button', { name: choice }).click();
  await expect(shopper.page.getByText('You closed PayPal and were not charged')).toBeVisible();
  await shopper.expectFreeToTryAgain();
}

/** Faults 1 to 11. */
export const openingFaults: readonly FaultRow[] = [
  createFault('1', 'dropped'),
  createFault('2', '500'),
  createFault('3a', 'no-id'),
  createFault('3b', 'html'),
  createFault('3c', 'empty'),
  createFault('4', 'details'),
  {
    fault: '5',
    title: 'double click on the PayPal button: one order',
    run: async (shopper) => {
      await shopper.payPalButton.dblclick();
      await expect(shopper.payPalSheet).toHaveCount(1);
      await approve(shopper.payPalSheet);
      await shopper.expectBooked();
      expect(await shopper.sent('createOrder')).toHaveLength(1);
    },
  },
  {
    fault: '6',
    title: 'pop-up blocked: a message, and the payment works after a reload',
    faults: () => [once('payPalSdk', 'popup-blocked')],
    run: async (shopper, page) => {
      await shopper.payPalButton.click();
      await expect(page.getByText(createFailed)).toBeVisible();
      await page.reload();
      await shopper.expectFreeToTryAgain();
    },
  },
  { fault: '7a', title: 'PayPal cancelled: retrying works', run: (shopper) => leaveSheet(shopper, 'Cancel') },
  { fault: '7b', title: 'PayPal window closed: retrying works', run: (shopper) => leaveSheet(shopper, 'Close window') },
  {
    fault: '8a',
    title: 'the price has changed since it was shown: the new total first, then PayPal',
    run: async (shopper, page) => {
      await expect(shopper.payPalButton).toBeVisible();
      await shopper.changeBoughtProduct({ oprice: 99 });
      await shopper.payPalButton.click();
      await expect(page.getByText(/The total is now/)).toBeVisible();
      expect(await shopper.sent('createOrder')).toEqual([]);
      await shopper.expectFreeToTryAgain();
      const total = await page.locator('dd').filter({ hasText: /^CA\$/ }).last().textContent();
      expect(await shopper.amountCaptured()).toBe(total);
    },
  },
  {
    fault: '8b',
    title: 'sold out since it was shown: PayPal stays closed',
    run: async (shopper, page) => {
      await expect(shopper.payPalButton).toBeVisible();
      await shopper.changeBoughtProduct({ stockSize: 0 });
      await shopper.payPalButton.click();
      await expect(page.getByText(/no longer available|The total is now|below the minimum/).first()).toBeVisible();
      await shopper.expectNothingCharged();
      await shopper.changeBoughtProduct({ stockSize: 40 });
      await shopper.expectFreeToStartAgain();
    },
  },
  {
    fault: '9',
    title: 'the goods fell below CA$50: PayPal stays closed',
    run: async (shopper) => {
      await expect(shopper.payPalButton).toBeVisible();
      await shopper.changeBoughtProduct({ oprice: 1, price: 1 });
      await shopper.payPalButton.click();
      await expect(shopper.payPalButton).toBeHidden();
      await expect(shopper.payPalSheet).toBeHidden();
      await shopper.changeBoughtProduct({ oprice: 84, price: 96 });
      await shopper.expectFreeToStartAgain();
    },
  },
  {
    fault: '10',
    title:
      'another purchase in another tab while PayPal is open: the one as shown is booked, the other stays in its checkout',
    run: async (shopper) => {
      const sheet = await shopper.openPayPal();
      const amount = await sheet.locator('.amount').textContent();
      const other = await shopper.openTab('/products/Kumkumadi_Glow_Oil');
      await other.press('Buy Now');
      await expect(other.page).toHaveURL(/checkout/);
      await approve(sheet);
      await shopper.expectBooked();
      expect(await shopper.amountCaptured()).toBe(amount);
      const [sent] = await shopper.sent(shopper.booking);
      expect(JSON.stringify(sent?.body).includes(buyNowName)).toBe(shopper.isGuest);
      await other.page.reload();
      await expect(other.page.getByText('Buy Now: this product only')).toBeVisible();
    },
  },
  {
    fault: '11',
    title: 'approval without callback: a message, and retrying works',
    run: async (shopper, page) => {
      const sheet = await shopper.openPayPal();
      await sheet.getByRole('button', { name: 'Approve, then lose the response' }).click();
      await expect(sheet).toBeHidden();
      await shopper.expectNothingCharged();
      const again = await shopper.openPayPal();
      await expect(page.getByText('The last PayPal window closed without a response')).toBeAttached();
      await approve(again);
      await shopper.expectBooked();
    },
  },
];
