import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { RecordTable } from '@/features/admin/list/RecordTable';
import { startBackend } from '../support/backend';
import {
  adminSignedIn,
  catchDownloads,
  changeSelected,
  fill,
  openDashboard as open,
  panel,
} from '../support/dashboard';
import { requestsOf } from '../support/fixtures';
import { adminAtWideWindow } from '../support/windows';

const backend = startBackend();

describe('admin lists', () => {
  adminAtWideWindow();

  /** Opens the list of users at Asha's card. */
  async function openAsha() {
    const { user } = await open('?tab=user&show=1&view=cards');
    return { user, asha: within(await panel().findByRole('article', { name: 'Asha Rao' })) };
  }

  it('A status change sends user and order and refetches the users, and a bulk change starts from it', async () => {
    const { user, asha } = await openAsha();
    const sent = () =>
      requestsOf(backend, 'updateUserOrderStatus').map(({ method, path, body }) => [method, path, body]);
    const [select = document.body] = asha.getAllByRole('combobox', { name: /^Status of order/ });
    expect(select).toHaveValue('Confirmed');
    const offered = within(select).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(['Confirmed', 'Shipped', 'In-transit', 'Delivered']);
    const reads = requestsOf(backend, 'getUsers').length;
    await user.selectOptions(select, 'Delivered');
    expect(await asha.findByText('Saved')).toBeVisible();
    const state = await backend.store.read((data) => data);
    const id = state.users[0]?._id;
    const order = state.orderGroups.filter((group) => group.userId === id).at(-1);
    expect(sent()).toEqual([
      ['PATCH', '/admin/updateuserOrderStatus', { userId: id, orderId: order?._id, newStatus: 'Delivered' }],
    ]);
    expect(order?.bookings[0]?.OrderStatus).toBe('Delivered');
    await waitFor(() => expect(requestsOf(backend, 'getUsers').length).toBeGreaterThan(reads));
    // The last status can be changed back to the first.
    const release = backend.hold('getUsers');
    await user.selectOptions(select, 'Confirmed');
    await waitFor(() => expect(sent()).toHaveLength(2));
    // A bulk change starts from what the row shows, before the list knows it.
    const [tick = document.body] = asha.getAllByRole('checkbox');
    await user.click(tick);
    await changeSelected(user, 'Shipped', 1);
    release();
    expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
  });

  it('A bulk change names the orders that failed, and a Retry in the list counts in its result', async () => {
    const { user, asha } = await openAsha();
    for (const box of asha.getAllByRole('checkbox')) await user.click(box);
    await backend.fail({ call: 'updateUserOrderStatus', kind: '500', times: 1 });
    await changeSelected(user, 'In-transit', 3);
    expect(await screen.findByText('2 of 3 done, 1 failed, 0 skipped')).toBeVisible();
    const results = within(screen.getByRole('list', { name: 'Result for each order' }));
    expect(results.getAllByText(/of Asha Rao: Done/)).toHaveLength(2);
    expect(results.getByText(/of Asha Rao: Failed, Internal Server Error/)).toBeVisible();
    await user.click(asha.getByRole('button', { name: /^Retry In-transit/ }));
    expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
    expect(requestsOf(backend, 'updateUserOrderStatus')).toHaveLength(4);
  });

  it('A status that failed can be left as it was: the message goes, and the result of a bulk change does not retry it', async () => {
    const { user, asha } = await openAsha();
    const [tick = document.body] = asha.getAllByRole('checkbox');
    await user.click(tick);
    await backend.fail({ call: 'updateUserOrderStatus', kind: '500', times: 1 });
    await changeSelected(user, 'In-transit', 1);
    expect(await asha.findByText(/^Not changed/)).toBeVisible();
    await user.click(asha.getByRole('button', { name: /^Discard Order/ }));
    expect(asha.queryByText(/^Not changed/)).not.toBeInTheDocument();
    expect(asha.getAllByRole('combobox')[0]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  });

  it('A bulk change waits for a status of its orders that is being sent', async () => {
    const { user, asha } = await openAsha();
    const [tick = document.body] = asha.getAllByRole('checkbox');
    const [select = document.body] = asha.getAllByRole('combobox');
    await user.click(tick);
    const release = backend.hold('updateUserOrderStatus', 1);
    await user.selectOptions(select, 'Shipped');
    await changeSelected(user, 'Delivered', 1);
    release();
    expect(await asha.findByText('Saved')).toBeVisible();
    expect(screen.queryByText(/^1 of 1 done/)).not.toBeInTheDocument();
    await changeSelected(user, 'Delivered', 1);
    expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
    expect(select).toHaveValue('Delivered');
  });

  it('An order that two users have is ticked once, and its status is sent once', async () => {
    await backend.store.transact(({ orderGroups, users }) => {
      const newest = orderGroups.findLast(({ userId }) => userId === users[0]?._id);
      if (newest && users[1]) orderGroups.push({ ...newest, userId: users[1]._id });
    });
    const { user, asha } = await openAsha();
    const noah = within(await panel().findByRole('article', { name: 'Noah Tremblay' }));
    await user.click(asha.getAllByRole('checkbox')[0] ?? document.body);
    expect(noah.getAllByRole('checkbox')[0]).toBeChecked();
    await changeSelected(user, 'Shipped', 1);
    expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
  });

  it('Of the orders that “Show more” adds to a customer, the first has the focus', async () => {
    const { user, asha } = await openAsha();
    await user.click(asha.getByRole('button', { name: 'Show 1 more' }));
    expect(asha.getAllByRole('checkbox').at(3)).toHaveFocus();
  });

  it('Ticked orders of users that a search hides are listed with a mark before their status changes', async () => {
    const { user, asha } = await openAsha();
    for (const box of asha.getAllByRole('checkbox').slice(0, 2)) await user.click(box);
    await user.click(panel().getByRole('searchbox'));
    await user.paste('nobody at all');
    expect(await screen.findByText(/^2 orders selected, 2 of them hidden/)).toBeVisible();
    await changeSelected(user, 'In-transit', 2);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to In-transit: 2 orders' }));
    expect(dialog.getAllByText(/^Order \w+ of Asha Rao \(hidden by the search or a filter\)$/)).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Leave out 2 hidden' })).toBeVisible();
    expect(requestsOf(backend, 'updateUserOrderStatus')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change 2 orders' }));
    expect(await screen.findByText('2 of 2 done, 0 failed, 0 skipped')).toBeVisible();
  });

  it('A booking is found by its status, shown in full, and printed as a packing slip', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await open('?tab=bookings&show=1&view=cards');
    await panel().findByText('8 orders');
    await user.selectOptions(panel().getByLabelText('Status'), 'Confirmed');
    expect(await panel().findByText('1 of 8 orders')).toBeVisible();
    await user.click(panel().getByRole('link', { name: /^Order/ }));
    const detail = within(await screen.findByRole('dialog', { name: 'Order' }));
    const shipTo = detail.getByRole('region', { name: 'Shipping address' });
    expect(shipTo).toHaveTextContent('Asha RaoToronto, Ontario, M5J 0B5+14165550142No street');
    expect(detail.getByText('Transaction').nextSibling).toHaveTextContent('Not provided');
    expect(detail.getByRole('table', { name: 'Products' })).toHaveTextContent('Ashwagandha Root Capsules');
    await user.click(detail.getByRole('link', { name: 'Packing slip' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await screen.findByText('1 of 8 orders')).toBeVisible();
  });

  it('Cards sort by a menu, a table by its headers; the URL holds view and sort', async () => {
    const { user } = await open('?tab=bookings&show=1&view=cards&sort=total');
    const menu = await panel().findByRole('combobox', { name: 'Sort by' });
    expect(menu).toHaveDisplayValue('Total ↑');
    await user.selectOptions(menu, 'Total ↓');
    await waitFor(() => expect(panel().getAllByRole('article')[0]).toHaveTextContent('CA$145.20'));
    expect(new URLSearchParams(window.location.search).get('sort')).toBe('-total');
    await user.selectOptions(menu, 'Default order');
    expect(new URLSearchParams(window.location.search).get('sort')).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Table' }));
    const table = within(await panel().findByRole('table', { name: 'Orders' }));
    expect(menu).not.toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'Total' }));
    await waitFor(() =>
      expect(table.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(table.getAllByRole('row')[1]).toHaveTextContent('CA$110.90');
    await user.click(table.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('CA$145.20'));
    expect(new URLSearchParams(window.location.search).get('sort')).toBe('-total');
    expect(new URLSearchParams(window.location.search).get('view')).toBe('table');
  });

  it('An invalid day or choice in the URL filters nothing; a year that is being typed stays; an empty list says that its days are reversed', async () => {
    const { unmount } = await open('?tab=bookings&show=1&from=2026-02-31&to=soon&status=nonsense');
    expect(await panel().findByText('8 orders')).toBeVisible();
    unmount();
    const { user } = await open('?tab=payments&kind=bogus&flag=bogus');
    expect(await panel().findByText('16 payments')).toBeVisible();
    const from = panel().getByLabelText('From');
    fireEvent.change(from, { target: { value: '0002-10-20' } });
    await waitFor(() => expect(window.location.search).toContain('from=0002'));
    expect(from).toHaveValue('0002-10-20');
    expect(panel().getByText('16 payments')).toBeVisible();
    fireEvent.change(from, { target: { value: '2025-10-20' } });
    fireEvent.change(panel().getByLabelText('To'), { target: { value: '2025-10-01' } });
    const text = 'No payments match these filters. The last day is before the first.';
    expect(await panel().findByText(text)).toBeVisible();
    await user.click(panel().getByRole('link', { name: 'By period' }));
    expect(await panel().findByText(text)).toBeVisible();
  });

  it('Missing amounts read Unknown in the lists, the detail and the ledger, never CA$0.00', async () => {
    await backend.store.transact((state) => {
      state.guestGroups = [];
      state.orderGroups = state.orderGroups.slice(0, 1);
      for (const booking of state.orderGroups.flatMap((group) => group.bookings)) {
        booking.OrderSummary.Total = 0;
        booking.shipping_info.shipping_Cost = 0;
        booking.payment_info.amount = 0;
        for (const line of booking.products) Object.assign(line, { price: 0, total_price: 0 });
      }
    });
    const { user } = await open('?tab=bookings&show=1&view=cards');
    const [card] = await panel().findAllByRole('article');
    expect(card).toHaveTextContent('Unknown');
    await user.click(within(card ?? document.body).getByRole('link', { name: /^Order/ }));
    const detail = await screen.findByRole('dialog', { name: 'Order' });
    for (const term of ['Shipping', 'Total', 'Paid'])
      expect(within(detail).getByText(term).nextSibling).toHaveTextContent('Unknown');
    expect(detail).not.toHaveTextContent('CA$0.00');
    await user.click(within(detail).getByRole('button', { name: 'Close' }));
    await user.click(panel().getByRole('button', { name: 'Table' }));
    expect(await panel().findByRole('table', { name: 'Orders' })).not.toHaveTextContent('CA$0.00');
    await user.click(screen.getByRole('tab', { name: 'Payments' }));
    const ledger = await panel().findByRole('table', { name: 'Payments' });
    expect(within(ledger).getAllByRole('cell', { name: 'Unknown' }).length).toBeGreaterThanOrEqual(2);
    expect(ledger).not.toHaveTextContent('CA$0.00');
  });

  it('What was paid in another currency is never shown as Canadian dollars: in the detail and on the invoice', async () => {
    await backend.store.transact((state) => {
      state.orderGroups = [];
      state.guestGroups = state.guestGroups.slice(0, 1);
      for (const { payment } of state.guestGroups.flatMap((group) => group.bookings))
        Object.assign(payment, { amount: 12, currency: 'usd' });
    });
    const { user } = await open('?tab=buynowbookings&show=1&view=cards');
    await user.click(await panel().findByRole('link', { name: /^Order/ }));
    const detail = within(await screen.findByRole('dialog', { name: 'Order' }));
    expect(detail.getByText('Paid').nextSibling).toHaveTextContent('USD 12.00');
    await user.click(detail.getByRole('link', { name: 'Invoice' }));
    expect((await screen.findByText('Paid')).nextSibling).toHaveTextContent('USD 12.00');
  });

  it('A search typed just before another tab is opened stays out of that tab', { tags: 'long' }, async () => {
    await open('?tab=product&show=1');
    const search = await panel().findByRole('searchbox');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(search, { target: { value: 'tulsi' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Payments' }));
    // The code of the new tab is still loading.
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    const payments = await screen.findByRole('searchbox', { name: 'Search payments' }, { timeout: 40_000 });
    expect(payments).toHaveValue('');
    expect(window.location.search).toBe('?tab=payments');
  });
});

describe('admin find', () => {
  beforeEach(adminSignedIn);

  const field = () => screen.findByRole('combobox', { name: 'Product, order, customer, transaction or action' });

  const results = () => within(screen.getByRole('listbox', { name: 'Results' }));

  const group = (name: string) => within(results().getByRole('group', { name }));

  it('Ctrl K finds products, orders and transactions, and says when there is nothing; a long group leads to its list', async () => {
    sessionStorage.setItem('admin-finds', '[{"key":1},{"key":"a","label":"b","detail":"","to":"https://evil.test"}]');
    const { user } = await open('?tab=bookings');
    await user.keyboard('{Control>}k{/Control}');
    const input = await field();
    expect(input).toHaveFocus();
    // Damaged entries of recent finds are ignored.
    expect(results().queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
    await user.paste('nothing like it');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
    await user.clear(input);
    await user.paste('7TN0002');
    expect((await screen.findByRole('group', { name: 'Transactions' })).textContent).toContain('7TN0002V2025MAPLE');
    await user.clear(input);
    await user.paste('oil');
    await waitFor(() => expect(results().queryByRole('group', { name: 'Transactions' })).not.toBeInTheDocument());
    await user.click(group('Products').getByRole('option', { name: /^Show all \d+ in the list$/ }));
    expect(await panel().findByLabelText('Search products')).toHaveValue('oil');
  });

  it('What is typed right after Ctrl K is in Find', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('asha');
    expect(await field()).toHaveValue('asha');
  });

  it('Enter in the same moment as the last letter opens what is found by it, not what was found before', async () => {
    const { user } = await open('?tab=bookings');
    await user.keyboard('{Control>}k{/Control}');
    const typed = await field();
    await user.type(typed, 'Asha');
    expect(await results().findByRole('group', { name: 'Customers' })).toBeVisible();
    act(() => {
      flushSync(() => fireEvent.change(typed, { target: { value: 'Noah' } }));
      fireEvent.keyDown(typed, { key: 'Enter' });
    });
    expect(window.location.search).toContain('open=');
  });

  it('Find, whatever the accents and capitals, and Enter open a customer’s record by its URL', async () => {
    const { user } = await open('?tab=bookings');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    const input = await field();
    await user.paste('ashá rao');
    expect(await screen.findByRole('option', { name: /Asha Rao.*asha@demo.example/ })).toBeVisible();
    expect(group('Orders').getAllByRole('option').length).toBeGreaterThan(1);
    const customer = group('Customers').getByRole('option');
    while (input.getAttribute('aria-activedescendant') !== customer.id) await user.keyboard('{ArrowDown}');
    expect(customer).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(await panel().findByRole('article', { name: 'Asha Rao' })).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('open')).toMatch(/^[\da-f]{24}$/);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('Orders of both kinds have a link to each of their tabs, with the number that it lists', {
    tags: 'long',
  }, async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await user.type(await field(), 'oil');
    const guests = await screen.findByRole('option', { name: /^Show all \d+ in BuyNowBookings$/ });
    expect(group('Orders').getByRole('option', { name: /^Show all \d+ in Bookings$/ })).toBeVisible();
    const count = /\d+/.exec(guests.textContent ?? '')?.[0];
    await user.click(guests);
    expect(await panel().findByLabelText('Search Buy Now orders')).toHaveValue('oil');
    expect(await panel().findByText(new RegExp(`\\b${count} of \\d+`))).toBeVisible();
  });

  it('What was found before comes first, and a sign-out forgets it', { tags: 'long' }, async () => {
    const { user } = await open('?tab=bookings');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await user.type(await field(), 'mei chen');
    await user.click(await screen.findByRole('option', { name: /Mei Chen.*mei@demo.example/ }));
    await panel().findByRole('article', { name: 'Mei Chen' });
    await user.keyboard('{Meta>}k{/Meta}');
    await field();
    expect(results().getAllByRole('group')[0]).toHaveAccessibleName('Recent');
    expect(group('Recent').getByRole('option')).toHaveTextContent('Mei Chen');
    await user.type(await field(), 'sign out');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' })).toBeVisible();
    expect(sessionStorage.getItem('admin-finds')).toBeNull();
  });

  it('Only missing lists are fetched; one that fails says so, and Retry fetches it while the others are searched', async () => {
    await backend.fail({ call: 'getUsers', kind: '500', times: 1 });
    const { user } = await open('?tab=bookings');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    const retry = await screen.findByRole('button', { name: 'Retry Customers' });
    await field();
    await user.paste('asha rao');
    await screen.findByRole('group', { name: 'Orders' });
    expect(results().queryByRole('group', { name: 'Customers' })).not.toBeInTheDocument();
    await user.click(retry);
    expect(await screen.findByRole('group', { name: 'Customers' })).toBeVisible();
    expect(requestsOf(backend, 'getBookings')).toHaveLength(1);
    expect(requestsOf(backend, 'getUsers')).toHaveLength(2);
  });

  it('An action goes to a tab, opens the product form or exports a list', { tags: 'long' }, async () => {
    const { user } = await open('?tab=bookings');
    const exported = catchDownloads();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'export bookings');
    await user.click(await screen.findByRole('option', { name: /^Export Bookings as CSV/ }));
    expect(exported()).toHaveLength(8);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'add new');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Add New Product' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('admin views', () => {
  adminAtWideWindow();

  const search = () => new URLSearchParams(window.location.search);

  /** Saves or renames a view. */
  async function enterName(user: UserEvent, field: string, name: string) {
    await fill(user, field, name);
    await user.keyboard('{Enter}');
  }

  it('Chosen columns are in the address and remembered for the next visit; the first one, which links to the record, stays', async () => {
    const { user, unmount } = await open('?tab=buynowbookings&show=1&view=table&columns=date');
    const table = within(await panel().findByRole('table', { name: 'Buy Now orders' }));
    const heads = () =>
      table
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(1);
    expect(heads()).toEqual(['Order', 'Date']);
    await user.click(panel().getByRole('button', { name: 'Columns' }));
    const menu = within(panel().getByRole('region', { name: 'Columns' }));
    expect(menu.getByRole('checkbox', { name: 'Order' })).toBeDisabled();
    for (const name of ['Total', 'Order', 'Date']) await user.click(menu.getByRole('checkbox', { name }));
    await waitFor(() => expect(heads()).toEqual(['Order', 'Total']));
    unmount();
    await open('?tab=buynowbookings&show=1&view=table');
    const again = within(await panel().findByRole('table', { name: 'Buy Now orders' }));
    expect(again.queryByRole('columnheader', { name: 'Date' })).not.toBeInTheDocument();
    await waitFor(() => expect(search().get('columns')).toBe('order,total'));
  });

  it('A view is saved, renamed, chosen in another visit, deleted and taken back', async () => {
    const { user, unmount } = await open('?tab=bookings&show=1&status=Delivered&sort=total');
    await panel().findByText('3 of 8 orders');
    await user.click(panel().getByRole('button', { name: 'Views' }));
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(screen.getByLabelText('Name of this view')).toHaveFocus();
    await enterName(user, 'Name of this view', 'Arrived');
    expect(await screen.findByText('Saved “Arrived”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rename Arrived' }));
    await enterName(user, 'New name of Arrived', 'Delivered, cheapest');
    expect(await screen.findByText('Renamed to “Delivered, cheapest”.')).toBeVisible();
    unmount();

    const next = await open('?tab=bookings&show=1');
    await panel().findByText('8 orders');
    await next.user.click(panel().getByRole('button', { name: 'Views' }));
    await next.user.click(screen.getByRole('link', { name: 'Delivered, cheapest' }));
    expect(await panel().findByText('3 of 8 orders')).toBeVisible();
    expect(search().get('sort')).toBe('total');
    await next.user.click(panel().getByRole('button', { name: 'Views' }));
    expect(screen.getByRole('link', { name: 'Delivered, cheapest' })).toHaveAttribute('aria-current', 'true');
    await next.user.click(screen.getByRole('button', { name: 'Delete Delivered, cheapest' }));
    expect(screen.queryByRole('link', { name: 'Delivered, cheapest' })).not.toBeInTheDocument();
    await next.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Delivered, cheapest' })).toBeVisible();
  });

  it('A view saved under another’s name replaces it, as the button says before; a rename to that name is refused', async () => {
    const { user } = await open('?tab=bookings&show=1&status=Arrived');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await enterName(user, 'Name of this view', 'Mine');
    await enterName(user, 'Name of this view', 'Other');
    await fill(user, 'Name of this view', ' mine');
    expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace view' }));
    expect(screen.getAllByRole('link', { name: /^mine$/i }).map(({ textContent }) => textContent)).toEqual(['mine']);
    await user.click(screen.getByRole('button', { name: 'Rename Other' }));
    const newName = screen.getByRole('textbox', { name: 'New name of Other' });
    await fill(user, 'New name of Other', 'MINE ');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(newName).toHaveAccessibleDescription('Another view has this name.');
    expect(newName).toHaveFocus();
    expect(newName).toHaveValue('MINE ');
    expect(screen.getByRole('link', { name: 'mine' })).toBeVisible();
    await user.clear(newName);
    expect(newName).toHaveAccessibleDescription('');
    await enterName(user, 'New name of Other', 'OTHER');
    expect(screen.getByRole('link', { name: 'OTHER' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'mine' })).toBeVisible();
  });

  it('A saved search replaces the typed one in the list that is already shown', { tags: 'long' }, async () => {
    const { user } = await open('?tab=bookings&show=1&q=mei');
    await panel().findByText('2 of 8 orders');
    await user.click(panel().getByRole('button', { name: 'Views' }));
    await enterName(user, 'Name of this view', 'Mei');
    const field = panel().getByLabelText('Search orders');
    await user.clear(field);
    await user.type(field, 'noah');
    await waitFor(() => expect(search().get('q')).toBe('noah'));
    await user.click(panel().getByRole('button', { name: 'Views' }));
    await user.click(screen.getByRole('link', { name: 'Mei' }));
    await waitFor(() => expect(field).toHaveValue('mei'));
    expect(await panel().findByText('2 of 8 orders')).toBeVisible();
  });

  it('The bookings start with a view; a browser that cannot store one says so', { tags: 'long' }, async () => {
    const { user } = await open('?tab=bookings&show=1');
    await panel().findByText('8 orders');
    await user.click(panel().getByRole('button', { name: 'Views' }));
    await user.click(screen.getByRole('link', { name: 'Oldest unshipped first' }));
    expect(await panel().findByText('1 of 8 orders')).toBeVisible();
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
    await user.click(panel().getByRole('button', { name: 'Views' }));
    await enterName(user, 'Name of this view', 'Mine');
    expect(await screen.findByText(/This browser can’t save “Mine”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mine' })).toBeVisible();
  });
});

describe('admin selection', () => {
  let exported: () => string[];

  adminAtWideWindow();

  beforeEach(() => {
    exported = catchDownloads();
  });

  for (const [tab, label, count, total] of [
    ['product', 'Products', 'Total: 68 products', 68],
    ['user', 'Customers', '3 customers', 3],
    ['bookings', 'Orders', '8 orders', 8],
    ['buynowbookings', 'Buy Now orders', '8 Buy Now orders', 8],
    ['payments', 'Payments', '16 payments', 16],
  ] as const)
    it(`In the tab ${tab}, one record is exported, then all that were found`, {
      tags: tab === 'bookings' ? [] : 'long',
    }, async () => {
      const { user } = await open(`?tab=${tab}&show=1&view=table`);
      await panel().findByText(count);
      const table = within(await panel().findByRole('table', { name: label }));
      await user.click(within(table.getAllByRole('row')[1] ?? document.body).getByRole('checkbox'));
      const bar = within(screen.getByRole('region', { name: 'Selection' }));
      expect(bar.getByText('1 selected')).toBeVisible();
      await user.click(bar.getByRole('button', { name: 'Export selected' }));
      expect(exported()).toHaveLength(1);
      await user.click(bar.getByRole('button', { name: `Select all ${total} found` }));
      await waitFor(() => expect(screen.getByRole('region', { name: 'Selection' })).toHaveFocus());
      await user.click(bar.getByRole('button', { name: 'Export selected' }));
      expect(exported()).toHaveLength(total);
      await user.click(bar.getByRole('button', { name: 'Deselect all' }));
      expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
      await user.click(panel().getByRole('button', { name: 'Export CSV' }));
      expect(exported()).toHaveLength(total);
    });

  it('A search leaves the selection, the head’s checkbox adds what it found, and Export CSV holds only that', async () => {
    const { user } = await open('?tab=buynowbookings&show=1&view=table');
    await panel().findByText('8 Buy Now orders');
    await user.click(panel().getAllByRole('checkbox', { name: /^Select 6/ })[0] ?? document.body);
    await user.click(panel().getByLabelText('Search Buy Now orders'));
    await user.paste('larsen');
    await panel().findByText('2 of 8 Buy Now orders');
    const head = panel().getByRole('checkbox', { name: 'Select all 2 found' });
    await user.click(head);
    expect(head).toBeChecked();
    expect(screen.getByText('3 selected, 1 of them hidden by the search or a filter')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Export CSV' }));
    expect(exported()).toHaveLength(2);
    expect(exported()[0]).toContain(
      ',Ben Larsen,,2 × Mahanarayan Massage Oil,Confirmed,50,133.2,133.2,CAD,,7TN0002V2025MAPLE,',
    );
    await user.click(head);
    expect(screen.getByText('1 selected, 1 of them hidden by the search or a filter')).toBeVisible();
  });
});

describe('Record table', () => {
  const nameLink = (row: string) => (
    <OpenLink recordKey={row} className="font-semibold">
      {row}
    </OpenLink>
  );

  const nameCell = vi.fn(nameLink);

  const columns = [{ id: 'name', header: 'Name', rem: 10, cell: nameCell }];

  const sort = { column: '', descending: false };

  const named = (prefix: string) => Array.from({ length: 30 }, (_, index) => `${prefix} ${index}`);

  const tableOf = (rows: readonly string[]) => (
    <MemoryRouter>
      <RecordTable
        label="Names"
        rows={rows}
        keyOf={(row) => row}
        columns={columns}
        sort={sort}
        onSort={() => undefined}
      />
    </MemoryRouter>
  );

  const bodyRows = () => screen.getAllByRole('row').slice(1);

  const filled = () => bodyRows().filter((row) => within(row).queryByRole('link'));

  it('Of the records that a keystroke found, the first is rendered at once, and the others with low priority', () => {
    const { rerender } = render(tableOf(named('Ginger')));
    expect(filled()).toHaveLength(30);
    const shownMeanwhile: string[] = [];
    nameCell.mockImplementation((row) => {
      if (row === 'Turmeric 1') shownMeanwhile.push(...filled().map(({ textContent }) => textContent));
      return nameLink(row);
    });
    rerender(tableOf(named('Turmeric')));
    expect(shownMeanwhile).toEqual(['Turmeric 0']);
    expect(filled()).toHaveLength(30);
  });

  it('A row that stays is not rendered again', () => {
    const rows = named('Ginger');
    const { rerender } = render(tableOf(rows));
    nameCell.mockClear();
    rerender(tableOf(rows.filter((row) => row !== 'Ginger 1')));
    expect(nameCell.mock.calls.flat()).not.toContain('Ginger 2');
  });
});
