import { asha, noah } from '../support/customer';
import { expect } from '../support/shopTest';
import { guest, signedIn } from './flows';
import { type FaultRow, type Kind, once } from './row';
import { type Shopper, unconfirmed } from './shopper';
import { statesIn } from './stores';

/** The payment stays visible and is never repeated automatically. */
const unclear = (fault: string, kind: Kind, core: FaultRow['core'] = []): FaultRow => ({
  fault,
  core,
  title: `booking response ${kind}: a visible record, nothing sent again automatically`,
  faults: (booking) => [once(booking, kind)],
  run: async (shopper, page) => {
    await shopper.pay();
    await expect(page.getByText('An error occurred while processing the transaction.').first()).toBeVisible();
    await shopper.expectVisibleRecord(unconfirmed);
  },
});

async function sendAgain(shopper: Shopper) {
  await shopper.sendAgainButton.click();
  await shopper.expectBooked(2);
}

/** Checks the page and the server: a page that was left would not know. */
const expectFinishedByItself = (shopper: Shopper) =>
  expect.poll(() => statesIn(shopper.page), { timeout: 15_000 }).toEqual(['DONE']);

async function expectBookedFor(shopper: Shopper, email: string) {
  const { orderGroups, users } = await shopper.server.state();
  const id = await shopper.captureId();
  const group = orderGroups.find((one) => JSON.stringify(one).includes(id));
  expect(users.find(({ _id }) => _id === group?.userId)?.profile.email).toBe(email);
}

/** Faults 26 to 31 and 33. */
export const bookingFaults: readonly FaultRow[] = [
  unclear('26a', 'response-lost', [guest]),
  unclear('26b', 'dropped'),
  unclear('27a', '500'),
  unclear('27b', '500-after'),
  unclear('28a', 'malformed'),
  unclear('28b', 'wrong-shape'),
  unclear('28c', 'html'),
  unclear('28d', 'empty'),
  {
    fault: '26c',
    title: 'booked, response lost: a new sign-in finds the order, and nothing is sent again',
    flows: signedIn,
    faults: (booking) => [once(booking, 'response-lost')],
    run: async (shopper) => {
      await shopper.pay();
      await shopper.press('Sign in again to check');
      await shopper.signIn(asha);
      await shopper.expectBooked();
    },
  },
  {
    fault: '27c',
    title: 'booking gets a 500: the shopper sends it again, a customer after a new sign-in',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await shopper.pay();
      await shopper.expectVisibleRecord(unconfirmed);
      if (!shopper.isGuest) {
        // Only the orders of a new sign-in show that it was not placed.
        await shopper.sendAgainButton.click();
        await shopper.signIn(asha);
        expect(await shopper.bookingsSent()).toBe(1);
      }
      await sendAgain(shopper);
    },
  },
  {
    fault: '29',
    title: 'booking gets another message: the contract’s text, payment safe, the shopper sends it again',
    faults: (booking) => [once(booking, 'other-message')],
    run: async (shopper, page) => {
      await shopper.pay();
      await expect(page.getByText('Error placing order. Please try again.').first()).toBeVisible();
      await shopper.expectVisibleRecord(/order not yet placed – do not pay again/);
      await sendAgain(shopper);
    },
  },
  {
    fault: '30a',
    title: 'booking gets a 401: signing in finishes it',
    flows: signedIn,
    faults: (booking) => [once(booking, '401')],
    run: async (shopper, page) => {
      await shopper.pay();
      // The dialog opens, and the booking continues, automatically.
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      await shopper.signIn(asha);
      await expectFinishedByItself(shopper);
      await shopper.expectBooked(2);
    },
  },
  {
    fault: '30b',
    title: 'a guest’s booking gets a 401: refused, the shopper sends it again',
    flows: [guest],
    faults: (booking) => [once(booking, '401')],
    run: async (shopper) => {
      await shopper.pay();
      await shopper.expectVisibleRecord(/order not yet placed – do not pay again/);
      await sendAgain(shopper);
    },
  },
  {
    fault: '31a',
    title: 'someone else signed in: not booked for them; booked once the payer is back',
    flows: signedIn,
    faults: (booking) => [once(booking, '401')],
    run: async (shopper) => {
      await shopper.pay();
      await expect(shopper.heading('Payment received – sign in to finish your order')).toBeVisible();
      await shopper.signIn(noah);
      await shopper.expectNothingShown();
      expect(await shopper.booked()).toEqual([0]);
      await shopper.logOut();
      await shopper.expectLoggedOut();
      await shopper.signInOnItsPage(asha);
      await expectFinishedByItself(shopper);
      await shopper.goToReview();
      await shopper.expectBooked(2);
      await expectBookedFor(shopper, asha.email);
    },
  },
  {
    fault: '31b',
    title: 'someone signed in after a guest paid: the shopper books it for the guest',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await shopper.leaveUnconfirmedTo(noah);
      await shopper.expectNothingShown();
      await shopper.logOut();
      // A page that is left at once still signs out.
      await shopper.expectVisibleRecord(unconfirmed);
      await sendAgain(shopper);
      const { guestGroups, orderGroups } = await shopper.server.state();
      const id = await shopper.captureId();
      expect(JSON.stringify(guestGroups)).toContain(id);
      expect(JSON.stringify(orderGroups)).not.toContain(id);
    },
  },
  ...(['no-order-id', 'message-only'] as const).map(
    (kind, index): FaultRow => ({
      fault: `33${'ab'[index]}`,
      title: `booked, response ${kind}: the confirmation still names the order`,
      faults: (booking) => [once(booking, kind)],
      run: async (shopper, page) => {
        await shopper.buy();
        await expect(page.getByText(/Your order ID is \S{6,}/)).toBeVisible();
        await page.reload();
        await shopper.expectPlaced();
      },
    }),
  ),
];
