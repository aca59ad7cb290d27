import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { openDashboard as open, panel } from '../support/dashboard';
import { catchDownloads } from '../support/downloads';
import { requestsOf } from '../support/shelf';
import { adminAtWideWindow } from '../support/wideWindow';

const backend = startBackend();

adminAtWideWindow();

const lists = [
  ['user', 'getUsers', 'Show Users', 'Hide Users', 'No users available'],
  ['bookings', 'getBookings', 'Show All Bookings', 'Hide Bookings', 'No bookings available'],
  [
    'buynowbookings',
    'getBuyNowBookings',
    'Show All BuyNow Bookings',
    'Hide BuyNow Bookings',
    'No BuyNow bookings available',
  ],
] as const;

it.each(lists)(
  'The tab %s shows and hides its list, calls %s at each show, and says when the list is empty',
  async (tab, call, show, hide, empty) => {
    const { user } = await open(`?tab=${tab}&view=cards`);
    expect(panel().queryByRole('article')).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: show }));
    await waitFor(() => expect(panel().getAllByRole('article').length).toBeGreaterThan(2));
    const before = requestsOf(backend, call).length;
    await user.click(panel().getByRole('button', { name: hide }));
    expect(panel().queryByRole('article')).not.toBeInTheDocument();
    await backend.store.transact((state) => {
      state.users = [];
      state.orderGroups = [];
      state.guestGroups = [];
    });
    await user.click(panel().getByRole('button', { name: show }));
    expect(await panel().findByText(empty)).toBeVisible();
    expect(requestsOf(backend, call)).toHaveLength(before + 1);
  },
);

it('The four list calls have no body', async () => {
  await open('?tab=user&show=1&view=cards');
  await panel().findByRole('article', { name: 'Asha Rao' });
  const asked = ['adminGetProducts', 'getUsers', 'getBookings', 'getBuyNowBookings'] as const;
  expect(
    asked.map((call) => requestsOf(backend, call).map(({ method, path, body }) => [method, path, body])[0]),
  ).toEqual([
    ['GET', '/admin/getproducts', expect.toBeOneOf([null, undefined, ''])],
    ['GET', '/admin/getUsers', expect.toBeOneOf([null, undefined, ''])],
    ['GET', '/admin/getBookings', expect.toBeOneOf([null, undefined, ''])],
    ['GET', '/admin/getBuyNowBookings', expect.toBeOneOf([null, undefined, ''])],
  ]);
});

it('A status change sends user and order, and the users are fetched again', async () => {
  const { user } = await open('?tab=user&show=1&view=cards');
  const asha = within(await panel().findByRole('article', { name: 'Asha Rao' }));
  const select = asha.getAllByRole('combobox', { name: /^Status of order/ })[0];
  expect(select).toHaveValue('Confirmed');
  const reads = requestsOf(backend, 'getUsers').length;
  await user.selectOptions(select ?? document.body, 'Delivered');
  expect(await asha.findByText('Saved')).toBeVisible();
  const state = await backend.store.read((data) => data);
  const id = state.users[0]?._id;
  const order = state.orderGroups.filter((group) => group.userId === id).at(-1);
  expect(requestsOf(backend, 'updateUserOrderStatus').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', '/admin/updateuserOrderStatus', { userId: id, orderId: order?._id, newStatus: 'Delivered' }],
  ]);
  expect(order?.bookings[0]?.OrderStatus).toBe('Delivered');
  await waitFor(() => expect(requestsOf(backend, 'getUsers').length).toBeGreaterThan(reads));
});

it('A bulk change names the orders that failed, and Retry sends only those', async () => {
  const { user } = await open('?tab=user&show=1&view=cards');
  const asha = within(await panel().findByRole('article', { name: 'Asha Rao' }));
  for (const box of asha.getAllByRole('checkbox')) await user.click(box);
  await user.selectOptions(screen.getByRole('combobox', { name: 'New status for the selected orders' }), 'In-transit');
  await backend.fail({ call: 'updateUserOrderStatus', kind: '500', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Change 3 orders' }));
  expect(await screen.findByText('2 of 3 changed, 1 failed')).toBeVisible();
  const results = within(screen.getByRole('list', { name: 'Result for each order' }));
  expect(results.getAllByText(/of Asha Rao: Changed/)).toHaveLength(2);
  expect(results.getByText(/of Asha Rao: Not changed, Internal Server Error/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('1 of 1 changed')).toBeVisible();
  expect(requestsOf(backend, 'updateUserOrderStatus')).toHaveLength(4);
});

it('A booking is found by its status, shown in full, and printed as a packing slip', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await open('?tab=bookings&show=1&view=cards');
  await panel().findByText('8 bookings');
  await user.selectOptions(panel().getByLabelText('Status'), 'Confirmed');
  expect(await panel().findByText('1 of 8 bookings')).toBeVisible();
  await user.click(panel().getByRole('link', { name: /^Order/ }));
  const detail = within(await screen.findByRole('dialog', { name: 'Booking' }));
  const shipTo = detail.getByRole('region', { name: 'Shipping address' });
  expect(shipTo).toHaveTextContent('Asha RaoToronto, Ontario, M5J 0B5+14165550142No street');
  expect(detail.getByText('Transaction').nextSibling).toHaveTextContent('Not provided');
  expect(detail.getByRole('table', { name: 'Products' })).toHaveTextContent('Ashwagandha Root Capsules');
  await user.click(detail.getByRole('link', { name: 'Packing slip' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByText('1 of 8 bookings')).toBeVisible();
});

it('The table view sorts by its headers, and the URL holds view and sort', async () => {
  const { user } = await open('?tab=bookings&show=1&view=cards');
  await panel().findByText('8 bookings');
  await user.click(panel().getByRole('button', { name: 'Table' }));
  const table = within(await panel().findByRole('table', { name: 'Bookings' }));
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

it('A day in the URL that is none filters nothing', async () => {
  await open('?tab=bookings&show=1&from=2026-02-31&to=soon');
  expect(await panel().findByText('8 bookings')).toBeVisible();
});

it('The CSV export holds only the filtered bookings', async () => {
  const exported = catchDownloads();
  const { user } = await open('?tab=buynowbookings&show=1');
  await panel().findByText('8 BuyNow bookings');
  await user.type(panel().getByLabelText('Search BuyNow bookings'), 'larsen');
  await panel().findByText('2 of 8 BuyNow bookings');
  await user.click(panel().getByRole('button', { name: 'Export CSV' }));
  expect(exported()).toHaveLength(2);
  expect(exported()[0]).toContain(',Ben Larsen,,2 × Mahanarayan Massage Oil,50,133.2,133.2,CAD,,7TN0002V2025MAPLE,');
});

it('The ledger’s flags filter the seeded irregularities', async () => {
  const { user } = await open('?tab=payments&view=cards');
  await panel().findByText('16 payments');
  for (const [flag, count] of [
    ['Duplicate transaction', '2 of 16 payments'],
    ['Amount differs from order total', '1 of 16 payments'],
    ['Missing transaction ID', '1 of 16 payments'],
  ] as const) {
    await user.selectOptions(panel().getByLabelText('Flags'), flag);
    expect(await panel().findByText(count)).toBeVisible();
  }
});

it('The overview shows revenue and low stock, and links to the lists', async () => {
  const { user } = await open('');
  const overview = within(screen.getByRole('list', { name: 'At a glance' }));
  expect(await overview.findByText('CA$1,846.80')).toBeVisible();
  expect(overview.getByText('7 products')).toBeVisible();
  await user.click(overview.getByRole('link', { name: 'Low stock' }));
  expect(await panel().findByText('Total: 7 of 68 products')).toBeVisible();
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
  const detail = await screen.findByRole('dialog', { name: 'Booking' });
  for (const term of ['Shipping', 'Total', 'Paid'])
    expect(within(detail).getByText(term).nextSibling).toHaveTextContent('Unknown');
  expect(detail).not.toHaveTextContent('CA$0.00');
  await user.click(within(detail).getByRole('button', { name: 'Close' }));
  await user.click(panel().getByRole('button', { name: 'Table' }));
  expect(await panel().findByRole('table', { name: 'Bookings' })).not.toHaveTextContent('CA$0.00');
  await user.click(screen.getByRole('tab', { name: 'Payments' }));
  const ledger = await panel().findByRole('table', { name: 'Payments' });
  expect(within(ledger).getAllByRole('cell', { name: 'Unknown' }).length).toBeGreaterThanOrEqual(2);
  expect(ledger).not.toHaveTextContent('CA$0.00');
});

it('A search typed just before another tab is opened stays out of that tab', async () => {
  await open('?tab=product&show=1');
  const search = await panel().findByRole('searchbox');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(search, { target: { value: 'tulsi' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Payments' }));
  // The code of the new tab is still on its way.
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  const payments = await screen.findByRole('searchbox', { name: 'Search payments' }, { timeout: 40_000 });
  expect(payments).toHaveValue('');
  expect(window.location.search).toBe('?tab=payments');
});
