import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { dashboardPath, openCards, panel, signInAgain } from '../support/dashboard';
import { renderApp } from '../support/renderApp';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();
const unreachable = 'We couldn’t reach the server. Check your connection.';
const unreadable = 'We couldn’t read the server’s response.';

/** Each way a call can fail, and its message. */
const failures = [
  ['dropped', unreachable],
  ['500', 'Internal Server Error'],
  ['html', unreadable],
  ['empty', unreadable],
  ['malformed', unreadable],
  ['wrong-shape', unreadable],
] as const;
/** A mutation fails only by its status (§7). */
const failedChanges = failures.slice(0, 2);

beforeEach(() => adminSignedIn());

const open = (query: string) => openCards(`?${query}`);

async function enter(user: UserEvent, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

const lists = [
  ['tab=product&show=1', 'adminGetProducts', 'products'],
  ['tab=user&show=1', 'getUsers', 'users'],
  ['tab=bookings&show=1', 'getBookings', 'bookings'],
  ['tab=buynowbookings&show=1', 'getBuyNowBookings', 'BuyNow bookings'],
  ['tab=payments', 'getBookings', 'payments'],
  ['tab=payments', 'getBuyNowBookings', 'payments'],
] as const;

it.each(lists)('The list at %s explains every failure of %s and appears after Retry', async (query, call, what) => {
  const fail = (kind: (typeof failures)[number][0]) => backend.fail({ call, kind, times: 'always' });
  await fail(failures[0][0]);
  const { user } = await open(query);
  for (const [index, [, message]] of failures.entries()) {
    const problem = await panel().findByRole('alert');
    expect(within(problem).getByText(`We couldn’t load the ${what}`)).toBeVisible();
    expect(await within(problem).findByText(message)).toBeVisible();
    const retry = within(problem).getByRole('button', { name: 'Retry' });
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    const next = failures[index + 1];
    await (next ? fail(next[0]) : backend.fail());
    const before = requestsOf(backend, call).length;
    await user.click(retry);
    await waitFor(() => expect(requestsOf(backend, call).length).toBeGreaterThan(before));
  }
  expect((await panel().findAllByRole('listitem')).length).toBeGreaterThan(0);
  // The focused button is gone.
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

it('A list stays when a refetch fails', async () => {
  const { user } = await open('tab=bookings&show=1');
  await panel().findByText('8 bookings');
  await backend.fail({ call: 'getBookings', kind: 'dropped', times: 'always' });
  await user.click(panel().getByRole('button', { name: 'Hide Bookings' }));
  await user.click(panel().getByRole('button', { name: 'Show All Bookings' }));
  const alert = await panel().findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t refresh the bookings. These are the last ones we loaded.');
  expect(alert).toHaveTextContent(unreachable);
  expect(panel().getByText('8 bookings')).toBeVisible();
  await backend.fail();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(panel().queryByRole('alert')).not.toBeInTheDocument());
});

it('The overview marks each unknown figure and offers Retry', async () => {
  await backend.fail({ call: '*', kind: '500', times: 'always' });
  const { user } = await open('');
  const overview = within(screen.getByRole('list', { name: 'At a glance' }));
  const figures = ['Revenue', 'Bookings to ship', 'BuyNow to ship', 'Low stock'];
  for (const name of figures) expect(await overview.findByRole('button', { name: `Retry ${name}` })).toBeVisible();
  expect(overview.getAllByText('Unknown')).toHaveLength(4);
  await backend.fail();
  await user.click(overview.getByRole('button', { name: 'Retry Revenue' }));
  expect(await overview.findByText('CA$1,846.80')).toBeVisible();
  await user.click(overview.getByRole('button', { name: 'Retry Low stock' }));
  expect(await overview.findByText('7 products')).toBeVisible();
});

it('A product form whose list failed says so and loads it with Retry', async () => {
  await backend.fail({ call: 'adminGetProducts', kind: 'dropped', times: 'always' });
  await stock(backend, shelf(3));
  const { user } = await open('product=65a000000000000000000102');
  const form = within(await screen.findByRole('dialog', { name: 'Edit product' }));
  expect(await form.findByText('We couldn’t load the products')).toBeVisible();
  await backend.fail();
  await user.click(form.getByRole('button', { name: 'Retry' }));
  expect(await form.findByLabelText('Name')).toHaveValue('Remedy 02');
});

/** Each mutation: its call, the URL, how it is sent, what is kept after a failure, and its success message. */
const changes = [
  [
    'addProduct',
    'show=1&product=new',
    async (user: UserEvent) => {
      const name = await screen.findByLabelText<HTMLInputElement>('Name');
      if (name.value === '') {
        await enter(user, 'Name', 'Drops');
        for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)'])
          await enter(user, label, '9');
      }
      await user.click(screen.getByRole('button', { name: 'Add product' }));
    },
    () => expect(screen.getByLabelText('Name')).toHaveValue('Drops'),
    'Product added successfully!',
  ],
  [
    'updateProduct',
    'show=1&product=65a000000000000000000102',
    async (user: UserEvent) => {
      const brand = await screen.findByLabelText<HTMLInputElement>('Brand');
      if (brand.value === 'Brahmanand') await user.type(brand, '!');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
    },
    () => expect(screen.getByLabelText('Brand')).toHaveValue('Brahmanand!'),
    'Product updated successfully!',
  ],
  [
    'deleteProduct',
    'show=1',
    async (user: UserEvent) => {
      if (!screen.queryByRole('dialog'))
        await user.click(await panel().findByRole('button', { name: 'Delete Remedy 01' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    },
    () => expect(within(screen.getByRole('dialog')).getByText('Remedy 01')).toBeVisible(),
    'Product deleted successfully!',
  ],
  [
    'updateUserOrderStatus',
    'tab=user&show=1',
    async (user: UserEvent) => {
      const retry = screen.queryByRole('button', { name: /^Retry Delivered/ });
      if (retry) return user.click(retry);
      const [status] = await panel().findAllByRole('combobox', { name: /^Status of order/ });
      await user.selectOptions(status ?? document.body, 'Delivered');
    },
    () => expect(panel().getAllByRole('combobox', { name: /^Status of order/ })[0]).toHaveValue('Confirmed'),
    'Saved',
  ],
] as const;

it.each(changes)(
  'A failed %s shows its reason in place, keeps the input, and succeeds at the next try',
  async (...row) => {
    const [call, query, send, kept, done] = row;
    await stock(backend, shelf(3));
    const { user } = await open(query);
    for (const [kind, message] of failedChanges) {
      await backend.fail({ call, kind, times: 1 });
      await send(user);
      expect(await screen.findByText(new RegExp(message))).toBeVisible();
      kept();
    }
    await send(user);
    expect(await screen.findByText(done)).toBeVisible();
    expect(requestsOf(backend, call)).toHaveLength(failedChanges.length + 1);
  },
);

it.each(changes)('A 401 or 403 from %s leads to the sign-in and back', async (...row) => {
  const [call, query, send, , done] = row;
  await stock(backend, shelf(3));
  const { user } = await open(query);
  for (const kind of ['401', '403'] as const) {
    await backend.fail({ call, kind, times: 1 });
    await send(user);
    await signInAgain(user);
    expect(window.location.search).toBe(`?${query}&view=cards`);
  }
  await send(user);
  expect(await screen.findByText(done)).toBeVisible();
});

it.each(lists)('At %s, a 401 or 403 from %s leads to the sign-in and back', async (query, call) => {
  for (const kind of ['401', '403'] as const) {
    await backend.fail({ call, kind, times: 1 });
    const { user, unmount } = await renderApp(`${dashboardPath}?${query}&view=cards`);
    await signInAgain(user);
    expect(window.location.search).toBe(`?${query}&view=cards`);
    expect((await panel().findAllByRole('listitem')).length).toBeGreaterThan(0);
    unmount();
  }
});

it('A bulk change that a 401 interrupts lists its outcomes after the sign-in, and Retry sends the rest', async () => {
  const { user } = await open('tab=user&show=1');
  const asha = within(await panel().findByRole('article', { name: 'Asha Rao' }));
  for (const box of asha.getAllByRole('checkbox')) await user.click(box);
  await user.selectOptions(screen.getByRole('combobox', { name: 'New status for the selected orders' }), 'In-transit');
  await backend.fail(
    { call: 'updateUserOrderStatus', kind: 'slow', times: 1, ms: 1 },
    { call: 'updateUserOrderStatus', kind: '401', times: 1 },
  );
  await user.click(screen.getByRole('button', { name: 'Change 3 orders' }));
  await signInAgain(user);
  expect(await screen.findByText('0 of 3 changed, 3 failed')).toBeVisible();
  expect(screen.getAllByText(/Please sign in again, then retry/)).toHaveLength(2 + 2);
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('3 of 3 changed')).toBeVisible();
  expect(requestsOf(backend, 'updateUserOrderStatus')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

it('Orders that are ticked stay ticked when a 401 interrupts', async () => {
  const { user } = await open('tab=user&show=1');
  const ashas = async () => within(await panel().findByRole('article', { name: 'Asha Rao' }));
  const [first, second] = (await ashas()).getAllByRole('checkbox');
  await user.click(first ?? document.body);
  await user.click(second ?? document.body);
  await backend.fail({ call: 'updateUserOrderStatus', kind: '401', times: 1 });
  const [status] = (await ashas()).getAllByRole('combobox');
  await user.selectOptions(status ?? document.body, 'Shipped');
  await signInAgain(user);
  const boxes = (await ashas()).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false]);
  expect(screen.getByText('2 orders selected')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'New status for the selected orders' }), 'Delivered');
  await user.click(screen.getByRole('button', { name: 'Change 2 orders' }));
  expect(await screen.findByText('2 of 2 changed')).toBeVisible();
  expect(boxes.filter(({ checked }) => checked)).toEqual([]);
});
