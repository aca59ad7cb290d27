import { expect } from '../support/shopTest';
import { buyNowName, guest } from './flows';
import { type FaultRow, once } from './row';
import {
  changeBoughtProduct,
  expectBooked,
  expectFreeToStartAgain,
  expectFreeToTryAgain,
  expectNothingCharged,
  moneyOf,
  openPayPal,
  payPalButton,
  type Shopper,
  sentOf,
} from './shopper';

const createFailed = 'Could not initiate PayPal Checkout...';

const createFault = (fault: string, kind: Parameters<typeof once>[1]): FaultRow => ({
  fault,
  title: `order create response ${kind}: a message, and retrying works`,
  faults: () => [once('createOrder', kind)],
  run: async (shopper) => {
    await payPalButton(shopper.page).click();
    await expect(shopper.page.getByText(createFailed)).toBeVisible();
    await expectFreeToTryAgain(shopper);
  },
});

async function leaveSheet(shopper: Shopper, choice: 'Cancel' | 'Close window') {
  const sheet = await openPayPal(shopper.page);
  await sheet.getByRole('button', { name: choice }).click();
  await expect(shopper.page.getByText('You closed PayPal and were not charged')).toBeVisible();
  await expectFreeToTryAgain(shopper);
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
      await payPalButton(shopper.page).dblclick();
      const sheet = shopper.page.getByRole('dialog', { name: /PayPal/ });
      await expect(sheet).toHaveCount(1);
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expectBooked(shopper);
      expect(await sentOf(shopper, 'createOrder')).toHaveLength(1);
    },
  },
  {
    fault: '6',
    title: 'pop-up blocked: a message, and the payment works after a reload',
    faults: () => [once('payPalSdk', 'popup-blocked')],
    run: async (shopper) => {
      await payPalButton(shopper.page).click();
      await expect(shopper.page.getByText(createFailed)).toBeVisible();
      await shopper.page.reload();
      await expectFreeToTryAgain(shopper);
    },
  },
  { fault: '7a', title: 'PayPal cancelled: retrying works', run: (shopper) => leaveSheet(shopper, 'Cancel') },
  { fault: '7b', title: 'PayPal window closed: retrying works', run: (shopper) => leaveSheet(shopper, 'Close window') },
  {
    fault: '8a',
    title: 'the price has changed since it was shown: the new total first, then PayPal',
    run: async (shopper) => {
      await expect(payPalButton(shopper.page)).toBeVisible();
      await changeBoughtProduct(shopper, { oprice: 99 });
      await payPalButton(shopper.page).click();
      await expect(shopper.page.getByText(/The total is now/)).toBeVisible();
      expect(await sentOf(shopper, 'createOrder')).toEqual([]);
      await expectFreeToTryAgain(shopper);
      const total = await shopper.page.locator('dd').filter({ hasText: /^CA\$/ }).last().textContent();
      const { captures } = await moneyOf(shopper);
      expect(`CA$${captures[0]?.amount.value}`).toBe(total);
    },
  },
  {
    fault: '8b',
    title: 'sold out since it was shown: PayPal stays closed',
    run: async (shopper) => {
      await expect(payPalButton(shopper.page)).toBeVisible();
      await changeBoughtProduct(shopper, { stockSize: 0 });
      await payPalButton(shopper.page).click();
      await expect(
        shopper.page.getByText(/no longer available|The total is now|below the minimum/).first(),
      ).toBeVisible();
      await expectNothingCharged(shopper);
      await changeBoughtProduct(shopper, { stockSize: 40 });
      await expectFreeToStartAgain(shopper);
    },
  },
  {
    fault: '9',
    title: 'the goods fell below CA$50: PayPal stays closed',
    run: async (shopper) => {
      await expect(payPalButton(shopper.page)).toBeVisible();
      await changeBoughtProduct(shopper, { oprice: 1, price: 1 });
      await payPalButton(shopper.page).click();
      await expect(payPalButton(shopper.page)).toBeHidden();
      await expect(shopper.page.getByRole('dialog', { name: /PayPal/ })).toBeHidden();
      await changeBoughtProduct(shopper, { oprice: 84, price: 96 });
      await expectFreeToStartAgain(shopper);
    },
  },
  {
    fault: '10',
    title: 'another purchase in another tab while PayPal is open: the purchase as shown is charged and booked',
    run: async (shopper) => {
      const sheet = await openPayPal(shopper.page);
      const amount = await sheet.locator('.amount').textContent();
      const other = await shopper.context.newPage();
      await other.goto('/products/Kumkumadi_Glow_Oil');
      await other.getByRole('button', { name: 'Buy Now' }).click();
      await expect(other).toHaveURL(/checkout/);
      await other.close();
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expectBooked(shopper);
      const { captures } = await moneyOf(shopper);
      expect(`CA$${captures[0]?.amount.value}`).toBe(amount);
      const sent = (await shopper.server.requests()).find(({ call }) => call === shopper.booking);
      const names = JSON.stringify(sent?.body);
      expect(names.includes(buyNowName)).toBe(shopper.flow === guest);
    },
  },
  {
    fault: '11',
    title: 'approval without callback: a message, and retrying works',
    run: async (shopper) => {
      const sheet = await openPayPal(shopper.page);
      await sheet.getByRole('button', { name: 'Approve, then lose the response' }).click();
      await expect(sheet).toBeHidden();
      await expectNothingCharged(shopper);
      const again = await openPayPal(shopper.page);
      await expect(shopper.page.getByText('The last PayPal window closed without a response')).toBeAttached();
      await again.getByRole('button', { name: 'Approve payment' }).click();
      await expectBooked(shopper);
    },
  },
];
