import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PaymentRecord } from '@/payment/record';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { signedIn } from '../support/signedIn';
import { guestPurchase } from '../unit/payment/purchases';
import { recordIn } from '../unit/payment/records';

startBackend();
// The desks of earlier tests still run, like other tabs: without BroadcastChannel they cannot interfere.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));

const hour = 3_600_000;
const title = 'Orders on this device';
const hash = (n: number) => `68f4eee0000700000000000${n}`;

let attempts = 0;

/** Stores a guest's order, booked some hours ago, as an earlier visit would have. */
function storeOrder(orderNumber: string, hoursAgo: number): void {
  const bookedAt = new Date(Date.now() - hoursAgo * hour).toISOString();
  const attemptId = `device-${++attempts}`;
  const record: PaymentRecord = {
    ...recordIn('DONE', guestPurchase, attemptId),
    orderNumber,
    bookedAt,
    changedAt: bookedAt,
  };
  localStorage.setItem(`payment:${attemptId}`, JSON.stringify(record));
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
