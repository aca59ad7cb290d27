import { expect } from '../support/shopTest';
import { asha, guest, isGuest, noah, signedIn } from './flows';
import { type FaultRow, once } from './row';
import {
  expectBooked,
  expectLoggedOut,
  expectNothingShown,
  expectPlaced,
  expectVisibleRecord,
  leaveUnconfirmedTo,
  logOutAt,
  moneyOf,
  pay,
  type Shopper,
  sendAgainButton,
  signInOver,
  unconfirmed,
} from './shopper';
import { statesIn } from './stores';

/** The payment stays visible and is never repeated automatically. */
const unclear = (fault: string, kind: Parameters<typeof once>[1], core: FaultRow['core'] = []): FaultRow => ({
  fault,
  core,
  title: `booking response ${kind}: a visible record, nothing sent again automatically`,
  faults: (booking) => [once(booking, kind)],
  run: async (shopper) => {
    await pay(shopper.page);
    await expect(shopper.page.getByText('An error occurred while processing the transaction.').first()).toBeVisible();
    await expectVisibleRecord(shopper, unconfirmed);
  },
});

async function sendAgain(shopper: Shopper) {
  await sendAgainButton(shopper.page).click();
  await expectBooked(shopper);
  expect((await moneyOf(shopper)).bookingsSent).toBe(2);
}

/** Checks the page and the server: a page that was left would not know. */
const expectFinishedByItself = (shopper: Shopper) =>
  expect.poll(() => statesIn(shopper.page), { timeout: 15_000 }).toEqual(['DONE']);

async function expectBookedFor(shopper: Shopper, email: string) {
  const { orderGroups, users, captures } = await shopper.server.state();
  const group = orderGroups.find((one) => JSON.stringify(one).includes(captures[0]?.id ?? '?'));
  expect(users.find(({ _id }) => _id === group?.userId)?.profile.email).toBe(email);
}

const needsSignIn = 'Payment received – sign in to finish your order';

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
      await pay(shopper.page);
      await shopper.page.getByRole('button', { name: 'Sign in again to check' }).click();
      await signInOver(shopper.page, asha);
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(1);
    },
  },
  {
    fault: '27c',
    title: 'booking gets a 500: the shopper sends it again, a customer after a new sign-in',
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      await pay(shopper.page);
      await expectVisibleRecord(shopper, unconfirmed);
      if (!isGuest(shopper.flow)) {
        // Only the orders of a new sign-in show that it was not placed.
        await sendAgainButton(shopper.page).click();
        await signInOver(shopper.page, asha);
        expect((await moneyOf(shopper)).bookingsSent).toBe(1);
      }
      await sendAgain(shopper);
    },
  },
  {
    fault: '29',
    title: 'booking gets another message: the contract’s text, payment safe, the shopper sends it again',
    faults: (booking) => [once(booking, 'other-message')],
    run: async (shopper) => {
      await pay(shopper.page);
      await expect(shopper.page.getByText('Error placing order. Please try again.').first()).toBeVisible();
      await expectVisibleRecord(shopper, /order not yet placed – do not pay again/);
      await sendAgain(shopper);
    },
  },
  {
    fault: '30a',
    title: 'booking gets a 401: signing in finishes it',
    flows: signedIn,
    faults: (booking) => [once(booking, '401')],
    run: async (shopper) => {
      await pay(shopper.page);
      // The dialog opens, and the booking continues, automatically.
      await expect(shopper.page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      await signInOver(shopper.page, asha);
      await expectFinishedByItself(shopper);
      await expectBooked(shopper);
      expect((await moneyOf(shopper)).bookingsSent).toBe(2);
    },
  },
  {
    fault: '30b',
    title: 'a guest’s booking gets a 401: refused, the shopper sends it again',
    flows: [guest],
    faults: (booking) => [once(booking, '401')],
    run: async (shopper) => {
      await pay(shopper.page);
      await expectVisibleRecord(shopper, /order not yet placed – do not pay again/);
      await sendAgain(shopper);
    },
  },
  {
    fault: '31a',
    title: 'someone else signed in: not booked for them; booked once the payer is back',
    flows: signedIn,
    faults: (booking) => [once(booking, '401')],
    run: async (shopper) => {
      const { page } = shopper;
      await pay(page);
      await expect(page.getByRole('heading', { name: needsSignIn })).toBeVisible();
      const { captures } = await moneyOf(shopper);
      await signInOver(page, noah);
      await expectNothingShown(page, captures[0]?.id ?? '?');
      expect((await moneyOf(shopper)).booked).toEqual([0]);
      await logOutAt(page);
      await expectLoggedOut(page);
      await page.goto('/sign-in');
      await signInOver(page, asha);
      await expectFinishedByItself(shopper);
      await page.goto('/orders/review');
      await expectBooked(shopper);
      await expectBookedFor(shopper, asha.email);
    },
  },
  {
    fault: '31b',
    title: 'someone signed in after a guest paid: the shopper books it for the guest',
    flows: [guest],
    faults: (booking) => [once(booking, '500')],
    run: async (shopper) => {
      const { page } = shopper;
      await leaveUnconfirmedTo(page, noah);
      const secrets = (await moneyOf(shopper)).captures.map(({ id: captureId }) => captureId);
      await expectNothingShown(page, ...secrets);
      await logOutAt(page);
      // A page that is left at once still signs out.
      await expectVisibleRecord(shopper, unconfirmed);
      await sendAgain(shopper);
      const { guestGroups, orderGroups } = await shopper.server.state();
      const [id] = (await moneyOf(shopper)).captures.map((capture) => capture.id);
      expect(JSON.stringify(guestGroups)).toContain(id);
      expect(JSON.stringify(orderGroups)).not.toContain(id);
    },
  },
  ...(['no-order-id', 'message-only'] as const).map(
    (kind, index): FaultRow => ({
      fault: `33${'ab'[index]}`,
      title: `booked, response ${kind}: the confirmation still names the order`,
      faults: (booking) => [once(booking, kind)],
      run: async (shopper) => {
        await pay(shopper.page);
        await expectBooked(shopper);
        await expect(shopper.page.getByText(/Your order ID is \S{6,}/)).toBeVisible();
        await shopper.page.reload();
        await expectPlaced(shopper.page);
      },
    }),
  ),
];
