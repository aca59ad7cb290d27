import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { openDashboard as open, panel } from '../support/dashboard';
import { requestsOf } from '../support/shelf';

const backend = startBackend();

beforeEach(adminSignedIn);

const field = () => screen.findByRole('combobox', { name: 'Product, order, customer, transaction or action' });
const results = () => within(screen.getByRole('listbox', { name: 'Results' }));
const group = (name: string) => within(results().getByRole('group', { name }));

it('Ctrl K finds a customer without accents or capitals, and Enter opens the record through its address', async () => {
  const { user } = await open('?tab=bookings');
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  expect(input).toHaveFocus();
  await user.type(input, 'ashá rao');
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

it('Products, orders and transactions are found, and a long group leads to its list', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.type(await field(), '7TN0002');
  expect((await screen.findByRole('group', { name: 'Transactions' })).textContent).toContain('7TN0002V2025MAPLE');
  await user.clear(await field());
  await user.type(await field(), 'oil');
  await waitFor(() => expect(results().queryByRole('group', { name: 'Transactions' })).not.toBeInTheDocument());
  await user.click(group('Products').getByRole('option', { name: /^Show all \d+ in the list$/ }));
  expect(await panel().findByLabelText('Search products')).toHaveValue('oil');
});

it('Orders of both kinds are shown in full by a link to each of their tabs, with as many as it lists', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.type(await field(), 'oil');
  const guests = await screen.findByRole('option', { name: /^Show all \d+ in BuyNowBookings$/ });
  expect(group('Orders').getByRole('option', { name: /^Show all \d+ in Bookings$/ })).toBeVisible();
  const count = /\d+/.exec(guests.textContent ?? '')?.[0];
  await user.click(guests);
  expect(await panel().findByLabelText('Search BuyNow bookings')).toHaveValue('oil');
  expect(panel().getByText(new RegExp(`\\b${count} of \\d+`))).toBeVisible();
});

it('What was found before comes first, and a sign-out forgets it', async () => {
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' })).toBeVisible();
  expect(sessionStorage.getItem('admin-finds')).toBeNull();
});

it('Only missing lists are fetched; one that fails says so, and Retry fetches it while the others are searched', async () => {
  await backend.fail({ call: 'getUsers', kind: '500', times: 1 });
  const { user } = await open('?tab=bookings');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  const retry = await screen.findByRole('button', { name: 'Retry Users' });
  await user.type(await field(), 'asha rao');
  await screen.findByRole('group', { name: 'Orders' });
  expect(results().queryByRole('group', { name: 'Customers' })).not.toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByRole('group', { name: 'Customers' })).toBeVisible();
  expect(requestsOf(backend, 'getBookings')).toHaveLength(1);
  expect(requestsOf(backend, 'getUsers')).toHaveLength(2);
});

it('An action goes to a tab, opens the product form or exports a list', async () => {
  const { user } = await open('?tab=bookings');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'export bookings');
  await user.click(await screen.findByRole('option', { name: /^Export Bookings as CSV/ }));
  expect(click).toHaveBeenCalledOnce();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'add new');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add New Product' })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('A damaged memory of finds is left out', async () => {
  sessionStorage.setItem('admin-finds', '[{"key":1},{"key":"a","label":"b","detail":"","to":"https://evil.test"}]');
  const { user } = await open('?tab=bookings');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await field();
  expect(results().queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  await user.type(await field(), 'nothing like it');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
});
