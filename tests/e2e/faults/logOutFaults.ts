import { expect } from '../support/shopTest';
import { asha, guest, noah, signedIn } from './flows';
import { type FaultRow, once } from './row';
import {
  expectBooked,
  expectLoggedOut,
  expectNothingCharged,
  expectNothingShown,
  expectVisibleRecord,
  leaveUnconfirmedTo,
  logOutAt,
  moneyOf,
  openPayPal,
  ownerSignsIn,
  pay,
  payUnconfirmed,
  type Shopper,
  signInOver,
  unconfirmed,
} from './shopper';
import { statesIn } from './stores';

async function logOut({ page }: Shopper) {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
}

const question = 'Your last order isn’t finished';

/** Fault 47. */
export const logOutFaults: readonly FaultRow[] = [
  {
    fault: '47a',
    title: 'sign-out after a cancelled payment: nothing charged, nothing stored',
    flows: signedIn,
    run: async (shopper) => {
      const sheet = await openPayPal(shopper.page);
      await sheet.getByRole('button', { name: 'Cancel' }).click();
      await logOut(shopper);
      await expectLoggedOut(shopper.page);
      await expectNothingCharged(shopper);
      await expect.poll(() => statesIn(shopper.page)).toEqual([]);
    },
  },
  {
    fault: '47b',
    title: 'sign-out while capturing: the order is finished first',
    flows: signedIn,
    faults: () => [{ call: 'captureOrder', kind: 'slow', times: 1, ms: 1500 }],
    run: async (shopper) => {
      const { page, context } = shopper;
      const other = await context.newPage();
      await pay(page);
      await expect.poll(() => statesIn(page)).toEqual(['CAPTURING']);
      await logOutAt(other);
      await expectLoggedOut(other);
      const { captures, booked } = await moneyOf(shopper);
      expect(captures).toHaveLength(1);
      expect(booked).toEqual([1]);
    },
  },
  {
    fault: '47c',
    title: 'sign-out with an unconfirmed order: staying keeps everything',
    flows: signedIn,
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await payUnconfirmed(shopper);
      await logOut(shopper);
      const dialog = shopper.page.getByRole('dialog', { name: question });
      await dialog.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(dialog).toBeHidden();
      await expect(shopper.page.getByRole('button', { name: /Account of/ })).toBeVisible();
      await expectVisibleRecord(shopper, unconfirmed);
    },
  },
  {
    fault: '47d',
    title: 'sign-out with an unconfirmed order: local storage is wiped, this one record stays',
    flows: signedIn,
    faults: (booking) => [once(booking, 'response-lost')],
    run: async (shopper) => {
      const { page } = shopper;
      await payUnconfirmed(shopper);
      await logOut(shopper);
      await page.getByRole('button', { name: 'Sign out and keep this payment' }).click();
      await expectLoggedOut(page);
      const left = () => page.evaluate(() => Object.keys(localStorage));
      await expect.poll(left).toEqual([expect.stringMatching(/^payment:/)]);
      expect(await statesIn(page)).toEqual(['UNKNOWN']);
      const { captures } = await moneyOf(shopper);
      await expectNothingShown(page, captures[0]?.id ?? '?');
      await page.getByRole('button', { name: ownerSignsIn }).click();
      await signInOver(page, asha);
      // The order was booked after all.
      await page.goto('/orders/review');
      await expectBooked(shopper);
    },
  },
  {
    fault: '47e',
    title: 'sign-out after the order: nothing stays stored',
    flows: signedIn,
    run: async (shopper) => {
      await pay(shopper.page);
      await expectBooked(shopper);
      await logOut(shopper);
      await expectLoggedOut(shopper.page);
      await expect.poll(() => shopper.page.evaluate(() => localStorage.length)).toBe(0);
      await expect.poll(() => statesIn(shopper.page)).toEqual([]);
    },
  },
  {
    fault: '47f',
    title: 'a guest’s unconfirmed order survives another person’s sign-out',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      const { page } = shopper;
      await leaveUnconfirmedTo(page, noah);
      await logOut(shopper);
      await expectLoggedOut(page);
      expect(await statesIn(page)).toEqual(['UNKNOWN']);
      await expectVisibleRecord(shopper, unconfirmed);
    },
  },
];
