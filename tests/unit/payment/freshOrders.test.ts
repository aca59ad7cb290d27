import { expect, it } from 'vitest';
import { makeFreshOrders } from '@/payment/steps/freshOrders';
import { guestPurchase } from './purchases';
import { recordIn } from './records';

const sent = recordIn('UNKNOWN');
const earlier = '2026-03-01T09:00:00.000Z';
const later = '2026-03-01T11:00:00.000Z';

/** The customer can sign in meanwhile. */
function customer(signedInAt: string | null) {
  const user = { userId: 'u1', orders: [], signedInAt };
  return { user, shows: makeFreshOrders({ currentUser: () => user }).shows };
}

it('a guest has no orders to check', () =>
  expect(makeFreshOrders({ currentUser: () => null }).shows(recordIn('UNKNOWN', guestPurchase))).toBe(true));

it('without a sign-in, the orders show nothing', () => {
  const { shows } = makeFreshOrders({ currentUser: () => null });
  expect([shows(sent), shows(sent)]).toEqual([false, false]);
});

it('the orders of a sign-in after the booking was sent show it', () => {
  expect(customer(later).shows(sent)).toBe(true);
  expect(customer(sent.sentTimes[0] ?? '').shows(sent)).toBe(false);
});

it('a booking that was sent again needs a sign-in after the last time', () =>
  expect(customer('2026-03-01T10:30:00.000Z').shows({ ...sent, sentTimes: [...sent.sentTimes, later] })).toBe(false));

it('another sign-in than when it was asked first counts, even if the clock was set back', () => {
  const { user, shows } = customer('2026-03-01T09:30:00.000Z');
  expect([shows(sent), shows(sent)]).toEqual([false, false]);
  user.signedInAt = earlier;
  expect([shows(sent), shows(sent)]).toEqual([true, true]);
  expect(shows({ ...sent, attemptId: 'a2' })).toBe(false);
});
