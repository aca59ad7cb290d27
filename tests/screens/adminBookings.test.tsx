import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import {
  adminSignedIn,
  changeSelected,
  dashboardPath,
  openCards as open,
  openDashboard,
  panel,
} from '../support/dashboard';
import { requestsOf } from '../support/fixtures';
import { errorMessages, renderApp } from '../support/renderApp';

const backend = startBackend();

beforeEach(() => adminSignedIn());

async function openFirst(user: UserEvent) {
  const [link] = await panel().findAllByRole('link', { name: /^Order/ });
  await user.click(link ?? document.body);
  return within(await screen.findByRole('dialog', { name: 'Order' }));
}

it('“Orders to ship” opens an order whose customer, payment and status are there, and ships it', async () => {
  const { user } = await open('');
  const overview = within(screen.getByRole('list', { name: 'At a glance' }));
  await user.click(overview.getByRole('link', { name: 'Orders to ship' }));
  expect(await panel().findByText('1 of 8 orders')).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Cards' }));
  const detail = await openFirst(user);
  const customer = within(detail.getByRole('region', { name: 'Customer' }));
  expect(await customer.findByRole('link', { name: 'asha@demo.example' })).toHaveAttribute(
    'href',
    'mailto:asha@demo.example',
  );
  expect(customer.getByRole('link', { name: 'Asha Rao' })).toBeVisible();
  expect(detail.getByRole('region', { name: 'Payment' })).toHaveTextContent('Transaction');
  const picture = detail.getByRole('table', { name: 'Products' }).querySelector('img');
  expect(picture).toHaveAttribute('src', expect.stringMatching(/./));
  await user.selectOptions(await detail.findByRole('combobox', { name: /^Status of order/ }), 'Shipped');
  expect(await detail.findByText('Saved')).toBeVisible();
  const history = detail.getByRole('region', { name: 'History' });
  expect(history).toHaveTextContent('Ordered');
  expect(history).toHaveTextContent('Changed from Confirmed to Shipped in this session');
  await waitFor(() => expect(history).toHaveTextContent('Status Shipped when loaded'));
});

it('A status that fails after its order was closed says so in a toast', async () => {
  const { user } = await open('?tab=bookings&show=1');
  const detail = await openFirst(user);
  const release = backend.hold('updateUserOrderStatus', 1);
  await user.selectOptions(await detail.findByRole('combobox', { name: /^Status of order/ }), 'Delivered');
  await waitFor(() => expect(requestsOf(backend, 'updateUserOrderStatus')).toHaveLength(1));
  await backend.fail({ call: 'updateUserOrderStatus', kind: '500', times: 1 });
  await user.click(detail.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  await waitFor(() =>
    expect(errorMessages()).toHaveTextContent(/^Order \w+ of Asha Rao: Not confirmed, Internal Server Error/),
  );
});

it('An order whose status the shop does not know reads as the server wrote it, and can be given another', async () => {
  await backend.store.transact(({ orderGroups }) => {
    for (const { bookings } of orderGroups) for (const booking of bookings) booking.OrderStatus = 'Refunded';
  });
  const { user } = await open('?tab=bookings&show=1');
  const detail = await openFirst(user);
  expect(await detail.findByRole('combobox', { name: /^Status of order/ })).toHaveDisplayValue('Refunded');
});

it('An order that no user has says so, its status is read only, and an invalid date shows as the server wrote it', async () => {
  await backend.store.transact((state) => {
    state.users = [];
    for (const { bookings } of state.orderGroups)
      for (const booking of bookings) booking.shipping_info.shipping_date = 'next week';
  });
  const { user } = await open('?tab=bookings&show=1');
  const detail = await openFirst(user);
  expect(await detail.findByText(/^No customer has this order\./)).toBeVisible();
  expect(detail.getByText(/^No customer account has this order, so its status/)).toBeVisible();
  expect(detail.queryByRole('combobox')).not.toBeInTheDocument();
  expect(detail.getByRole('region', { name: 'Payment' })).toHaveTextContent('Shipping datenext week');
});

it('A booking whose user list fails offers Retry, and its status afterwards', async () => {
  await backend.fail({ call: 'getUsers', kind: '500', times: 1 });
  const { user } = await open('?tab=bookings&show=1');
  const detail = await openFirst(user);
  const problem = await detail.findByRole('alert');
  expect(problem).toHaveTextContent('We couldn’t load the customers');
  expect(problem).toHaveTextContent('Internal Server Error');
  await user.click(detail.getByRole('button', { name: 'Retry' }));
  expect(await detail.findByRole('combobox', { name: /^Status of order/ })).toBeVisible();
});

it('A Buy Now order is read only, alone and selected, says why, and requests no users', async () => {
  const { user } = await open('?tab=buynowbookings&show=1');
  const [box] = await panel().findAllByRole('checkbox', { name: /^Select / });
  await user.click(box ?? document.body);
  expect(screen.getByRole('region', { name: 'Selection' })).toBeVisible();
  // No call changes the status of a guest's booking.
  expect(screen.queryByRole('combobox', { name: 'New status for the selected orders' })).not.toBeInTheDocument();
  const detail = await openFirst(user);
  expect(detail.getByText(/^You can’t change the status of a Buy Now order here/)).toBeVisible();
  expect(detail.getByText('A guest, without an account.')).toBeVisible();
  expect(detail.queryByRole('combobox')).not.toBeInTheDocument();
  expect(requestsOf(backend, 'getUsers')).toHaveLength(0);
});

it('The selected bookings have one packing slip or one invoice each, and stay selected', async () => {
  const { user } = await open('?tab=bookings&show=1&q=mei');
  const [first] = await panel().findAllByRole('checkbox', { name: /^Select/ });
  await user.click(first ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Select all 2 found' }));
  await user.click(screen.getByRole('link', { name: '2 packing slips' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Packing slip' })).toHaveFocus();
  expect(screen.getAllByRole('region', { name: 'Ship to' })).toHaveLength(2);
  expect(screen.getByRole('main')).not.toHaveTextContent('CA$');
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  // Still selected.
  await user.click(await screen.findByRole('link', { name: '2 invoices' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice' })).toHaveFocus();
  const [invoice] = screen.getAllByRole('article');
  expect(invoice).toHaveTextContent('Sub Total');
  expect(invoice).toHaveTextContent(/Order ID [\da-f]{24}/);
  act(() => window.history.back());
  expect(await screen.findByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'BuyNowBookings' }));
  await user.click(screen.getByRole('tab', { name: 'Bookings' }));
  await user.click(await screen.findByRole('button', { name: 'Show All Bookings' }));
  expect(await screen.findByText('2 selected')).toBeVisible();
});

it('Each list keeps its own selection', async () => {
  const { user } = await open('?tab=bookings&show=1');
  const tick = async () =>
    user.click((await panel().findAllByRole('checkbox', { name: /^Select/ }))[0] ?? document.body);
  await tick();
  await user.click(screen.getByRole('tab', { name: 'BuyNowBookings' }));
  await user.click(await screen.findByRole('button', { name: 'Show All BuyNow Bookings' }));
  await tick();
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Bookings' }));
  await user.click(await screen.findByRole('button', { name: 'Show All Bookings' }));
  const [first, second] = await panel().findAllByRole('checkbox', { name: /^Select/ });
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
});

it.each(['user', 'bookings', 'buynowbookings', 'payments'])(
  'A link to a record that the tab %s does not have says so above the list, until another one is opened',
  async (tab) => {
    const { user } = await openDashboard(`?tab=${tab}&show=1&view=cards&open=nothing`);
    expect(await panel().findByText(/^Nothing in this list has the ID “nothing”/)).toBeVisible();
    const [card] = panel().getAllByRole('article');
    await user.click(within(card ?? document.body).getAllByRole('link')[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText(/^Nothing in this list/)).not.toBeInTheDocument());
  },
);

it('An invoice of a booking that no longer exists says so', async () => {
  await renderApp(`${dashboardPath}?tab=bookings&invoice=nothing,%25E0`);
  expect(await screen.findByText('This order no longer exists.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
});

it('A packing slip whose orders can’t be read has its heading above the failure', async () => {
  await backend.fail({ call: 'getBookings', kind: '500', times: 'always' });
  await renderApp(`${dashboardPath}?tab=bookings&slip=nothing`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  expect(screen.getByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
});

it('Selected bookings change their orders together, each order once', async () => {
  const { user } = await open('?tab=bookings&show=1');
  await panel().findByText('8 orders');
  const boxes = () => panel().getAllByRole('checkbox', { name: /^Select / });
  await waitFor(() => expect(boxes()).toHaveLength(8));
  for (const box of boxes().slice(0, 2)) await user.click(box);
  await changeSelected(user, 'Delivered', 2);
  expect(await screen.findByText('2 of 2 done, 0 failed, 0 skipped')).toBeVisible();
  const sent = requestsOf(backend, 'updateUserOrderStatus').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent.every((body) => JSON.stringify(body).includes('"newStatus":"Delivered"'))).toBe(true);
  await waitFor(async () => expect(await panel().findAllByText('Delivered')).not.toHaveLength(0));
});

const withDeliveredParts = () =>
  backend.store.transact((state) => {
    for (const { bookings } of state.orderGroups) {
      const [first] = bookings;
      if (first?.OrderStatus === 'Confirmed') bookings.push({ ...first, _id: 'part2', OrderStatus: 'Delivered' });
    }
  });

it('A newest order whose parts differ in status is called mixed in the list of users', async () => {
  await withDeliveredParts();
  await openDashboard('?tab=user&show=1&view=table&q=asha');
  const row = await panel().findByRole('row', { name: /Asha Rao/ });
  expect(row).toHaveTextContent(/Mixed or unknown$/);
  // All lists have loaded: a response during the next test would find no session.
  await screen.findByText(/^CA\$[\d,.]+$/);
});

it('Where the customers fail to load, the selected bookings say so instead of having no order to change', async () => {
  await backend.fail({ call: 'getUsers', kind: '500', times: 1 });
  const { user } = await open('?tab=bookings&show=1');
  await user.click((await panel().findAllByRole('checkbox'))[0] ?? document.body);
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(await bar.findByText('Internal Server Error')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Retry' }));
  expect(await bar.findByRole('button', { name: 'Change 1 order' })).toBeVisible();
  expect(bar.queryByText(/^Orders that don’t belong/)).not.toBeInTheDocument();
});

it('A selected order that no customer has keeps its status, and the bar says so', async () => {
  await backend.store.transact((state) => {
    state.users = [];
  });
  const { user } = await open('?tab=bookings&show=1');
  await user.click((await panel().findAllByRole('checkbox')).at(-1) ?? document.body);
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(await bar.findByText(/^Orders that don’t belong to exactly one customer/)).toBeVisible();
});

it('A status for one part of an order asks first, because it applies to the order’s other parts', async () => {
  await withDeliveredParts();
  const { user } = await open('?tab=bookings&show=1&status=Confirmed');
  await user.click(await panel().findByRole('checkbox', { name: /^Select \w{24}$/ }));
  await changeSelected(user, 'Shipped', 1);
  const dialog = within(await screen.findByRole('dialog', { name: 'Set to Shipped: 1 order' }));
  expect(dialog.getByRole('listitem')).toHaveTextContent('The order has 2 parts; its status applies to all of them.');
  expect(requestsOf(backend, 'updateUserOrderStatus')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Change 1 order' }));
  expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
});
