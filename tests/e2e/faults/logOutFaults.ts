import { asha, noah, pressLogout } from '../support/customer';
import { expect } from '../support/shopTest';
import { guest, signedIn } from './flows';
import { type FaultRow, once, slow } from './row';
import { unconfirmed } from './shopper';
import { statesIn } from './stores';

/** Fault 47. */
export const logOutFaults: readonly FaultRow[] = [
  {
    fault: '47a',
    title: 'sign-out after a cancelled payment: nothing charged, nothing stored',
    flows: signedIn,
    run: async (shopper, page) => {
      const sheet = await shopper.openPayPal();
      await sheet.getByRole('button', { name: 'Cancel' }).click();
      await pressLogout(page);
      await shopper.expectLoggedOut();
      await shopper.expectNothingCharged();
      await expect.poll(() => statesIn(page)).toEqual([]);
    },
  },
  {
    fault: '47b',
    title: 'sign-out while capturing: the order is finished first',
    flows: signedIn,
    faults: () => [slow('captureOrder', 1500)],
    run: async (shopper, page) => {
      const other = await shopper.openTab();
      await shopper.pay();
      await expect.poll(() => statesIn(page)).toEqual(['CAPTURING']);
      await other.logOut();
      await other.expectLoggedOut();
      expect(await shopper.booked()).toEqual([1]);
    },
  },
  {
    fault: '47c',
    title: 'sign-out with an unconfirmed order: staying keeps everything',
    flows: signedIn,
    faults: (booking) => [once(booking, '500')],
    run: async (shopper, page) => {
      await shopper.payUnconfirmed();
      await pressLogout(page);
      const dialog = page.getByRole('dialog', { name: 'Your last order isn’t finished' });
      await dialog.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
      await shopper.expectVisibleRecord(unconfirmed);
    },
  },
  {
    fault: '47d',
    title: 'sign-out with an unconfirmed order: local storage is wiped, this one record stays',
    flows: signedIn,
    faults: (booking) => [once(booking, 'response-lost')],
    run: async (shopper, page) => {
      await shopper.payUnconfirmed();
      await pressLogout(page);
      await shopper.press('Sign out and keep this payment');
      await shopper.expectLoggedOut();
      const left = () => page.evaluate(() => Object.keys(localStorage));
      await expect.poll(left).toEqual([expect.stringMatching(/^payment:/)]);
      expect(await statesIn(page)).toEqual(['UNKNOWN']);
      await shopper.expectNothingShown();
      await shopper.ownerSignsIn.click();
      await shopper.signIn(asha);
      // The order was booked after all.
      await shopper.goToReview();
      await shopper.expectBooked();
    },
  },
  {
    fault: '47e',
    title: 'sign-out after the order: nothing stays stored',
    flows: signedIn,
    run: async (shopper, page) => {
      await shopper.buy();
      await pressLogout(page);
      await shopper.expectLoggedOut();
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
      await expect.poll(() => statesIn(page)).toEqual([]);
    },
  },
  {
    fault: '47f',
    title: 'a guest’s unconfirmed order survives another person’s sign-out',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper, page) => {
      await shopper.leaveUnconfirmedTo(noah);
      await pressLogout(page);
      await shopper.expectLoggedOut();
      expect(await statesIn(page)).toEqual(['UNKNOWN']);
      await shopper.expectVisibleRecord(unconfirmed);
    },
  },
];
