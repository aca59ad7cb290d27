import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { openDashboard as open, panel } from '../support/dashboard';
import { requestsOf } from '../support/shelf';
import { adminAtWideWindow } from '../support/wideWindow';

const backend = startBackend();

adminAtWideWindow();

it('A wide screen shows a table unless cards were chosen, which the browser remembers', async () => {
  const { user, unmount } = await open('?tab=bookings&show=1');
  await panel().findByRole('table', { name: 'Bookings' });
  await user.click(panel().getByRole('button', { name: 'Cards' }));
  expect((await panel().findAllByRole('article')).length).toBeGreaterThan(2);
  expect(new URLSearchParams(window.location.search).get('view')).toBe('cards');
  unmount();
  await open('?tab=buynowbookings&show=1');
  expect((await panel().findAllByRole('article')).length).toBeGreaterThan(2);
});

it.each([
  ['damaged', () => localStorage.setItem('admin-preferences', '{"view":"cards","col')],
  ['of another shape', () => localStorage.setItem('admin-preferences', '{"view":7,"columns":[],"views":[{"name":1}]}')],
  ['blocked', () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('denied', 'SecurityError'))],
])('Where storage is %s, the table shows and the view still changes', async (_, damage) => {
  damage();
  const { user } = await open('?tab=bookings&show=1');
  await panel().findByRole('table', { name: 'Bookings' });
  await user.click(panel().getByRole('button', { name: 'Cards' }));
  expect((await panel().findAllByRole('article')).length).toBeGreaterThan(2);
});

it('Before a list is shown, its tab offers counts of what the overview fetched, each a link to the records', async () => {
  const { user } = await open('?tab=bookings');
  const shortcuts = within(await panel().findByRole('region', { name: 'Shortcuts' }));
  expect(shortcuts.getByRole('link', { name: 'All bookings' }).parentElement).toHaveTextContent('8');
  expect(requestsOf(backend, 'getBookings')).toHaveLength(1);
  expect(requestsOf(backend, 'getUsers')).toHaveLength(0);
  await user.click(shortcuts.getByRole('link', { name: 'Delivered' }));
  expect(await panel().findByText('3 of 8 bookings')).toBeVisible();
  expect(panel().queryByRole('region', { name: 'Shortcuts' })).not.toBeInTheDocument();
});

it('The filters of a phone open below the search, and their button says how many are set', async () => {
  vi.unstubAllGlobals();
  const { user } = await open('?tab=bookings&show=1&status=Delivered');
  const filters = await panel().findByRole('button', { name: 'Filters (1)' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  await user.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions(panel().getByLabelText('Status'), 'All statuses');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible());
});

const listCalls = ['adminGetProducts', 'getUsers', 'getBookings', 'getBuyNowBookings'];
const askedLists = () => backend.requests.map(({ call }) => call ?? '').filter((call) => listCalls.includes(call));

it.each([
  ['arrives', async () => {}],
  ['fails', () => backend.fail({ call: 'getUsers', kind: '500', times: 1 })],
])('The list that the dashboard opens with comes first; once it %s, the overview follows', async (_, prepare) => {
  await prepare();
  await open('?tab=user&show=1');
  await waitFor(() => expect(askedLists()).toHaveLength(4));
  expect(askedLists()[0]).toBe('getUsers');
  const overview = within(screen.getByRole('list', { name: 'At a glance' }));
  expect(await overview.findByText(/^CA\$/)).toBeVisible();
});
