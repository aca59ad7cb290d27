import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JournalPending, PaymentCard } from '@/features/payment/PaymentCard';
import { versionHolds } from '@/lib/version';
import type { PaymentRecord } from '@/payment/record';
import { logOut } from '@/state/logOut';
import { buttonClass } from '@/ui/Button';
import { startBackend } from '../support/backend';
import { requestsOf, sellFew } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { pressLogOut, signedIn } from '../support/signedIn';
import { cartPurchase, guestPurchase } from '../unit/payment/purchases';
import { recordIn } from '../unit/payment/records';

const backend = startBackend();
beforeEach(() => sellFew(backend));
// The desks of earlier tests still run, like other tabs: without BroadcastChannel they cannot interfere.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));

let attempts = 0;
const attempt = () => `attempt-${++attempts}`;

/** Stores a record, as an earlier visit would have. */
const put = (record: PaymentRecord) => localStorage.setItem(`payment:${record.attemptId}`, JSON.stringify(record));
const stored = (attemptId: string): unknown => JSON.parse(localStorage.getItem(`payment:${attemptId}`) ?? 'null');

const unconfirmed = 'Payment received, order not yet confirmed – do not pay again';
const banner = () => screen.queryByRole('link', { name: 'Finish your last order first' });
async function confirmSupport(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Have you written to us?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, I have contacted customer care' }));
}

/** Opens a page, and lets the time pass after which it reads the payments. */
async function openLater(address: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const app = await renderApp(address);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  return app;
}
const payPal = () => screen.queryByRole('status', { name: 'Loading PayPal' });

it('the banner of an unfinished order links to its card, where writing to customer care comes before sending again', async () => {
  const id = attempt();
  put(recordIn('UNKNOWN', guestPurchase, id));
  const { user } = await openLater('/about-us');
  await user.click(await screen.findByRole('link', { name: 'Finish your last order first' }));
  const card = within(await screen.findByRole('region', { name: unconfirmed }));
  await waitFor(() => expect(card.getByRole('heading', { name: unconfirmed })).toHaveFocus());
  // The focus announces the heading, the alert the rest.
  const alert = card.getByRole('alert');
  expect(alert).toHaveTextContent('An error occurred while processing the transaction.');
  expect(alert).not.toHaveTextContent(unconfirmed);
  expect(card.getByText('CAP-1')).toBeVisible();
  expect(card.getByText('CA$110.00')).toBeVisible();
  const whatsApp = card.getByRole('link', { name: 'WhatsApp' });
  for (const link of [whatsApp, card.getByRole('link', { name: 'Email' })])
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('reference: CAP-1');
  expect(card.getByText(/you may get it twice/)).toBeVisible();
  const send = card.getByRole('button', { name: 'Send again' });
  expect(send).toBeEnabled();
  expect(whatsApp.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The button looks like the second choice.
  expect(send).toHaveClass(...buttonClass({ variant: 'secondary' }).split(' '));
  expect(payPal()).not.toBeInTheDocument();

  await user.click(card.getByRole('button', { name: 'I have contacted customer care' }));
  await confirmSupport(user);
  await waitFor(() => expect(screen.queryByRole('region', { name: unconfirmed })).not.toBeInTheDocument());
  expect(stored(id)).toMatchObject({ state: 'WITH_SUPPORT' });
  expect(banner()).not.toBeInTheDocument();
  expect(backend.requests.filter(({ call }) => /^(create|capture)/.test(call ?? ''))).toEqual([]);
});

it.each([
  ['APPROVED', 'Your payment isn’t complete', 'Finish this payment', 'Do not pay'],
  [
    'BOOK_REFUSED',
    'Payment received, order not yet placed – do not pay again',
    'Send again',
    'I have contacted customer care',
  ],
] as const)(
  'the card of %s names the payment, offers to continue, and disappears with its other button',
  async (state, title, action, leave) => {
    const id = attempt();
    put(recordIn(state, guestPurchase, id));
    const { user } = await renderApp('/orders/review');
    const card = within(await screen.findByRole('region', { name: title }));
    expect(card.getByRole('button', { name: action })).toBeEnabled();
    await user.click(card.getByRole('button', { name: leave }));
    if (state !== 'APPROVED') await confirmSupport(user);
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument());
    expect(stored(id)).toMatchObject({ state: state === 'APPROVED' ? 'CANCELLED' : 'WITH_SUPPORT' });
    expect(banner()).not.toBeInTheDocument();
    expect(requestsOf(backend, 'captureOrder')).toEqual([]);
  },
);

it('the card of an unreadable record shows its ids and disappears with “I have contacted customer care”', async () => {
  localStorage.setItem('payment:a9', JSON.stringify({ state: 'BOOKING', orderId: 'PP-9', capture: { id: 'CAP-9' } }));
  const { user } = await renderApp('/orders/review');
  const card = within(await screen.findByRole('region', { name: 'We couldn’t read an earlier payment' }));
  expect(card.getByText('CAP-9')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'I have contacted customer care' }));
  await confirmSupport(user);
  await waitFor(() => expect(screen.queryByRole('region', { name: /earlier payment/ })).not.toBeInTheDocument());
  // A capture may still be writing it.
  expect(stored('a9')).toMatchObject({ capture: { id: 'CAP-9' } });
});

it('a paid order is booked on the next visit, whose page alone shows the delivery address and the email; the confirmation stays', async () => {
  const id = attempt();
  put({ ...recordIn('CAPTURED', guestPurchase, id), startedAt: new Date().toISOString() });
  const first = await renderApp('/orders/review');
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toHaveFocus();
  expect(requestsOf(backend, 'createBuyNowBooking')).toHaveLength(1);
  const where = within(screen.getByRole('region', { name: 'Where it’s going' }));
  expect(where.getByText('12 Elm Street')).toBeVisible();
  expect(screen.getByText('Placed with the email guest@example.com')).toBeVisible();
  expect(where.getByText('Toronto, Ontario, M5V 2T6')).toBeVisible();
  expect(JSON.stringify(stored(id))).not.toContain('Elm Street');
  // Neither a new version nor another tab's language replaces the page.
  expect(versionHolds.get()).toBe(1);

  first.unmount();
  await renderApp('/orders/review');
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText('CAP-1')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Where it’s going' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Placed with the email/)).not.toBeInTheDocument();
  expect(versionHolds.get()).toBe(0);
});

it('a card whose step takes longer than 15 s says so and offers support', async () => {
  await backend.fail({ call: 'createBuyNowBooking', kind: 'slow', times: 1, ms: 60_000 });
  put(recordIn('UNKNOWN', guestPurchase, attempt()));
  await renderApp('/orders/review');
  const send = await screen.findByRole('button', { name: 'Send again' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(send);
  const card = within(await screen.findByRole('region', { name: 'Payment received, finishing your order' }));
  expect(await card.findByText('Keep this page open and do not pay again.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(13_000));
  expect(card.queryByText(/^Still working/)).not.toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'I have contacted customer care' })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(card.getByText('Still working. Keep this page open.')).toBeVisible();
  expect(card.getByRole('button', { name: 'I have contacted customer care' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
});

it('a card whose button waits for another tab shows it, and sends once the other tab is done', async () => {
  const id = attempt();
  put(recordIn('UNKNOWN', guestPurchase, id));
  const { user } = await renderApp('/orders/review');
  const send = await screen.findByRole('button', { name: 'Send again' });
  // Without Web Locks, a tab that sends has a lease.
  localStorage.setItem(`payment-lease:${id}`, JSON.stringify({ owner: 'another tab', until: Date.now() + 9000 }));
  await user.click(send);
  expect(send).toHaveAttribute('aria-busy', 'true');
  expect(requestsOf(backend, 'createBuyNowBooking')).toEqual([]);
  localStorage.removeItem(`payment-lease:${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(requestsOf(backend, 'createBuyNowBooking')).toHaveLength(1);
});

it('a sign-out with an unconfirmed order asks first, and keeps only that record', async () => {
  const { _id: userId, myOrders } = await signedIn('Asha');
  const knownOrderIds = myOrders.map((order) => (typeof order === 'string' ? order : order._id));
  const purchase = { ...cartPurchase, buyer: { kind: 'customer', userId, email: 'asha@demo.example' } } as const;
  const id = attempt();
  const unknown = recordIn('UNKNOWN', purchase, id);
  put({ ...unknown, snapshot: { ...unknown.snapshot, knownOrderIds } });
  put({ ...recordIn('DONE', purchase, 'earlier'), changedAt: new Date().toISOString() });
  const { user } = await openLater('/about-us');
  async function signOut() {
    await pressLogOut(user);
    return within(await screen.findByRole('dialog', { name: 'Your last order isn’t finished' }));
  }

  const stay = (await signOut()).getByRole('button', { name: 'Stay signed in' });
  expect(stay).toHaveFocus();
  await user.click(stay);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Account of/ })).toBeVisible();
  expect(stored('earlier')).toMatchObject({ state: 'DONE' });

  await user.click((await signOut()).getByRole('button', { name: 'Sign out and keep this payment' }));
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' })).toBeVisible();
  // Without Web Locks, leases are stored there for a moment too.
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([`payment:${id}`]));
  expect(stored(id)).toMatchObject({ state: 'UNKNOWN', capture: { id: 'CAP-1' } });
  // Other people see only how the owner reaches it.
  const signIn = await screen.findByRole('button', { name: 'sign in to finish it' });
  expect(banner()).not.toBeInTheDocument();
  expect(screen.queryByText(/CAP-1|CA\$110/)).not.toBeInTheDocument();
  // No session has ended.
  await user.click(signIn);
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toHaveTextContent(/Sign in with the account you paid/);
});

it('a paid order of weeks ago is booked only if the shopper still wants it, and a sign-out meanwhile does not abort that (faults 71, 62)', async () => {
  const { _id: userId } = await signedIn('Asha');
  const id = attempt();
  put(recordIn('CAPTURED', { ...cartPurchase, buyer: { kind: 'customer', userId, email: 'asha@demo.example' } }, id));
  const release = backend.hold('createBooking');
  const { store, user } = await renderApp('/orders/review');
  const title = 'Payment received more than a day ago, order not placed';
  const card = within(await screen.findByRole('region', { name: title }));
  expect(requestsOf(backend, 'createBooking')).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Finish my order' }));
  await waitFor(() => expect(requestsOf(backend, 'createBooking')).toHaveLength(1));
  await act(() => store.dispatch(logOut()));
  expect(stored(id)).toMatchObject({ state: 'BOOKING' });
  release();
  await waitFor(() => expect(stored(id)).toMatchObject({ state: 'DONE' }));
  expect(requestsOf(backend, 'createBooking')).toHaveLength(1);
  expect(store.getState().user.current).toBeNull();
});

it('the shopper says which of the orders without details was paid for', async () => {
  const { _id: userId, myOrders } = await signedIn('Noah');
  const paid = String(myOrders.at(-1));
  put(recordIn('UNKNOWN', { ...cartPurchase, buyer: { kind: 'customer', userId, email: 'noah@x.test' } }, attempt()));
  const { user } = await renderApp('/orders/review');
  expect(await screen.findByText(/the one you paid for here\?$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check and send again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Yes, order ${paid}` }));
  expect(await screen.findByText(new RegExp(`Your order ID is ${paid}`))).toBeVisible();
  expect(requestsOf(backend, 'createBooking')).toEqual([]);
});

it('a capture whose status PayPal did not state is never called paid: on the card and the confirmation (fault 72)', async () => {
  const paid = recordIn('UNKNOWN', guestPurchase, attempt());
  put({ ...paid, capture: { ...paid.capture, status: 'UNKNOWN' } });
  const { user } = await renderApp('/orders/review');
  const card = within(await screen.findByRole('region', { name: 'Your order isn’t finished – do not pay again' }));
  expect(card.getByText(/^PayPal has your payment on record, but didn’t say whether it is complete\./)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText(/^PayPal has your payment on record/)).toBeVisible();
  expect(screen.getByText('Order total')).toBeVisible();
  expect(screen.queryByText('Total paid')).not.toBeInTheDocument();
});

it('a guest who has signed in sees where the payment is (fault 65)', async () => {
  put(recordIn('UNKNOWN', guestPurchase, attempt()));
  await signedIn('Asha');
  const { user } = await openLater('/about-us');
  expect(banner()).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'sign out to see it' }));
  expect(await screen.findByRole('link', { name: 'Finish your last order first' })).toBeVisible();
});

it('a payment of a newer version of the shop asks for a reload and keeps PayPal off (fault 68)', async () => {
  const id = attempt();
  put({ ...recordIn('UNKNOWN', guestPurchase, id), version: 9 } as unknown as PaymentRecord);
  await renderApp('/orders/review');
  const card = within(await screen.findByRole('region', { name: 'This page is too old to show a payment' }));
  expect(card.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(card.getByText('CAP-1')).toBeVisible();
  expect(payPal()).not.toBeInTheDocument();
  expect(stored(id)).toMatchObject({ version: 9, revision: recordIn('UNKNOWN').revision });
});

it('a capture that PayPal refuses on a later visit says that nothing was charged (fault 73)', async () => {
  const issue = { details: [{ issue: 'TRANSACTION_REFUSED', description: 'No.' }], debug_id: 'f00' };
  const response = { status: 422, body: JSON.stringify(issue), contentType: 'application/json' };
  await backend.fail({ call: 'captureOrder', kind: 'response', times: 1, response });
  put(recordIn('CAPTURING', guestPurchase, attempt()));
  await openLater('/about-us');
  expect(await screen.findByText(/TRANSACTION_REFUSED.*You were not charged\.$/)).toBeVisible();
});

it('an order that is placed while the shopper is on another page is told there, until its confirmation has been seen', async () => {
  put({ ...recordIn('CAPTURED', guestPurchase, attempt()), startedAt: new Date().toISOString() });
  const { user } = await openLater('/about-us');
  expect(await screen.findByText(/^Congratulations! Your order has been placed/)).toHaveRole('status');
  await user.click(screen.getByRole('link', { name: 'See your order' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Click here to buy more products' }));
  await screen.findByRole('heading', { level: 1, name: 'Medicines & wellness' });
  expect(screen.queryByText(/^Congratulations!/)).not.toBeInTheDocument();
});

it('a card’s next title is announced by its focus, which the one before had', () => {
  const card = (title: string) => (
    <PaymentCard title={title} text="Keep this page open.">
      {null}
    </PaymentCard>
  );
  const { rerender } = render(card('Confirming'));
  const before = screen.getByRole('heading', { name: 'Confirming' });
  expect(before).toHaveFocus();
  rerender(card('Received'));
  // A focused element that is focused again announces nothing.
  expect(before).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Received' })).toHaveFocus();
});

it('a journal that opens slowly is announced within two seconds, and after ten with what to do (fault 78)', async () => {
  vi.useFakeTimers();
  render(<JournalPending />);
  expect(screen.queryByText(/^We’re checking for earlier payments/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/^We’re checking for earlier payments.*close the shop’s other tabs/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByRole('heading', { name: 'We can’t check for earlier payments' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

describe('orders on this device', () => {
  const title = 'Orders on this device';
  const hash = (n: number) => `68f4eee0000700000000000${n}`;

  /** Stores a guest's order, booked some hours ago, as an earlier visit would have. */
  function storeOrder(orderNumber: string, hoursAgo: number): void {
    const bookedAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    put({ ...recordIn('DONE', guestPurchase, attempt()), orderNumber, bookedAt, changedAt: bookedAt });
  }

  it('a guest finds the orders of the last day beside the latest confirmation, and removes them', async () => {
    storeOrder(hash(1), 2);
    storeOrder(hash(2), 1);
    storeOrder(hash(3), 25);
    const { user } = await renderApp('/orders/review');
    expect(await screen.findByText(new RegExp(`Your order ID is ${hash(2)}`))).toBeVisible();
    const list = within(screen.getByRole('list', { name: title }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('Order #00000001')).toBeVisible();
    expect(list.getByText('Total CA$110.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from this device' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove these orders from this device?' }));
    await user.click(question.getByRole('button', { name: 'Remove from this device' }));
    expect(await screen.findByText('We removed your orders from this device.')).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => (localStorage.getItem(key) ?? '').includes(hash(1)))).toEqual([]);
    expect(screen.queryByText(/Your order ID is/)).not.toBeInTheDocument();
  });

  it('the sign-in page shows a guest’s orders, with help that names the order', async () => {
    storeOrder(hash(4), 1);
    const { user } = await renderApp('/sign-in');
    const region = within(await screen.findByRole('region', { name: title }));
    await user.click(region.getByRole('button', { name: 'Help with this order' }));
    for (const [name, start] of [
      ['Cancel this order WhatsApp (opens a new window)', 'https://wa.me/'],
      ['Cancel this order Email', 'mailto:'],
    ] as const) {
      const href = region.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(href.startsWith(start)).toBe(true);
      expect(decodeURIComponent(href)).toContain(`I would like to cancel my order ${hash(4)} (`);
    }
  });

  it('the order ID is copied whole; where the browser forbids that, it shows until it is copied by hand', {
    tags: 'long',
  }, async () => {
    storeOrder(hash(5), 0);
    const { user } = await renderApp('/sign-in');
    const region = within(await screen.findByRole('region', { name: title }));
    const [latest] = region.getAllByRole('button', { name: 'Copy order ID' });
    await user.click(latest ?? document.body);
    await waitFor(() => expect(region.getByRole('button', { name: 'Copied order ID' })).toBeVisible());
    expect(await navigator.clipboard.readText()).toBe(hash(5));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(region.getByRole('button', { name: 'Copied order ID' }));
    const byHand = await region.findByText('Your browser doesn’t allow copying here. Select this and copy it:');
    await user.tab();
    expect(byHand).toHaveTextContent(hash(5));
  });

  it('a customer never sees a guest’s orders', async () => {
    storeOrder(hash(6), 1);
    await signedIn('Asha');
    await renderApp('/orders/review');
    await waitFor(() => expect(window.location.pathname).not.toBe('/orders/review'));
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  });
});
