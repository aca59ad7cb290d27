import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { openCards as open, panel, signInAgain } from '../support/dashboard';
import { requestsOf } from '../support/shelf';

const backend = startBackend();

beforeEach(() => adminSignedIn());

/** The list on the screen is then older than a change may rely on. */
function pass(ms: number) {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + ms);
}

/** What another administrator does to Asha's newest orders. */
async function setByOther(status: string, count = 1) {
  return backend.store.transact((state) => {
    const id = state.users[0]?._id;
    const groups = state.orderGroups.filter(({ userId }) => userId === id).slice(-count);
    for (const booking of groups.flatMap(({ bookings }) => bookings)) booking.OrderStatus = status;
    return groups.map(({ _id }) => _id);
  });
}

const sentStatuses = () =>
  requestsOf(backend, 'updateUserOrderStatus').map(({ body }) => (body as { newStatus: string }).newStatus);

async function ashasOrders() {
  return within(await panel().findByRole('list', { name: 'Orders of Asha Rao' }));
}

async function choose(user: UserEvent, status: string) {
  const [select] = (await ashasOrders()).getAllByRole('combobox');
  await user.selectOptions(select ?? document.body, status);
}

it('A status that someone else changed meanwhile is shown with the choice, and is not sent', async () => {
  const { user } = await open('?tab=user&show=1');
  await ashasOrders();
  await setByOther('Delivered');
  pass(6000);
  await choose(user, 'Shipped');
  const question = await panel().findByRole('alert');
  expect(question).toHaveTextContent(
    'You saw Confirmed. It is now Delivered. You chose Shipped, which has not been sent.',
  );
  expect(sentStatuses()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: /^Set Shipped anyway/ }));
  expect(await panel().findByText('Saved')).toBeVisible();
  expect(sentStatuses()).toEqual(['Shipped']);
});

it('Keeping what someone else set sends nothing, shows it, and leaves the focus at the status', async () => {
  const { user } = await open('?tab=user&show=1');
  await ashasOrders();
  await setByOther('Delivered');
  pass(6000);
  await choose(user, 'Shipped');
  await user.click(await panel().findByRole('button', { name: /^Keep Delivered/ }));
  expect(panel().queryByRole('alert')).not.toBeInTheDocument();
  const [select] = (await ashasOrders()).getAllByRole('combobox');
  expect(select).toHaveValue('Delivered');
  expect(select).toHaveFocus();
  expect(sentStatuses()).toEqual([]);
});

it('A list of the last seconds is not read anew; an older one is, and nothing is asked where nobody changed it', async () => {
  const { user } = await open('?tab=user&show=1');
  await ashasOrders();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
  const reads = requestsOf(backend, 'getUsers').length;
  await choose(user, 'Shipped');
  expect(await panel().findByText('Saved')).toBeVisible();
  // Only the reload that follows every change (§7).
  await waitFor(() => expect(requestsOf(backend, 'getUsers')).toHaveLength(reads + 1));
  vi.setSystemTime(now + 10_000);
  await choose(user, 'Delivered');
  await waitFor(() => expect(sentStatuses()).toEqual(['Shipped', 'Delivered']));
  await waitFor(() => expect(requestsOf(backend, 'getUsers')).toHaveLength(reads + 3));
});

it('A list that cannot be read anew leaves the change unsent, with Retry', async () => {
  const { user } = await open('?tab=user&show=1');
  await ashasOrders();
  pass(6000);
  await backend.fail({ call: 'getUsers', kind: '500', times: 1 });
  await choose(user, 'Shipped');
  expect(await panel().findByText(/^Not changed: Internal Server Error/)).toBeVisible();
  expect(sentStatuses()).toEqual([]);
  await user.click(panel().getByRole('button', { name: /^Retry Shipped/ }));
  expect(await panel().findByText('Saved')).toBeVisible();
  expect(sentStatuses()).toEqual(['Shipped']);
});

it('A 401 keeps the chosen status, and after the sign-in Retry still sees what someone else set', async () => {
  const { user } = await open('?tab=user&show=1');
  await ashasOrders();
  await backend.fail({ call: 'updateUserOrderStatus', kind: '401', times: 1 });
  await choose(user, 'Shipped');
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  await setByOther('Delivered');
  await signInAgain(user);
  await user.click(await panel().findByRole('button', { name: /^Retry Shipped/ }));
  expect(await panel().findByRole('alert')).toHaveTextContent('You saw Confirmed. It is now Delivered.');
});

it('What a form sent without an answer is not called someone else’s change', async () => {
  await backend.fail({ call: 'updateProduct', kind: 'response-lost', times: 1 });
  const { user } = await open('?tab=product&show=1');
  const [edit] = await panel().findAllByRole('button', { name: /^Edit Ashwagandha Root/ });
  await user.click(edit ?? document.body);
  const brand = await screen.findByRole('textbox', { name: 'Brand' });
  const save = async (text: string) => {
    await user.clear(brand);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
  };
  await save('Houze');
  expect(await screen.findByText('We couldn’t reach the server. Check your connection.')).toBeVisible();
  pass(6000);
  await save('House');
  expect(await screen.findByText('Product updated successfully!')).toBeVisible();
  expect(requestsOf(backend, 'updateProduct').map(({ body }) => body)).toEqual([
    expect.objectContaining({ updatedData: { brand: 'Houze' } }),
    expect.objectContaining({ updatedData: { brand: 'House' } }),
  ]);
});

it('A bulk change names the orders that someone else changed and sets them only when told to', async () => {
  const { user } = await open('?tab=user&show=1');
  const orders = await ashasOrders();
  for (const box of orders.getAllByRole('checkbox')) await user.click(box);
  await setByOther('Delivered');
  pass(6000);
  await user.selectOptions(screen.getByRole('combobox', { name: 'New status for the selected orders' }), 'In-transit');
  await user.click(screen.getByRole('button', { name: 'Change 3 orders' }));
  expect(await screen.findByText('2 of 3 changed, 0 failed, 1 changed by someone else meanwhile')).toBeVisible();
  expect(screen.getByText(/of Asha Rao: Not changed, was Confirmed and is now Delivered/)).toBeVisible();
  expect(sentStatuses()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Set In-transit anyway' }));
  expect(await screen.findByText('1 of 1 changed')).toBeVisible();
  expect(sentStatuses()).toHaveLength(3);
});
