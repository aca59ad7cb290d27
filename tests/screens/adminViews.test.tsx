import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { openDashboard as open, panel } from '../support/dashboard';
import { adminAtWideWindow } from '../support/wideWindow';

startBackend();

adminAtWideWindow();

const search = () => new URLSearchParams(window.location.search);

it('Chosen columns are in the address and remembered for the next visit, and the last one stays', async () => {
  const { user, unmount } = await open('?tab=buynowbookings&show=1');
  const table = await panel().findByRole('table', { name: 'BuyNow bookings' });
  await user.click(panel().getByRole('button', { name: 'Columns' }));
  const menu = within(panel().getByRole('region', { name: 'Columns' }));
  for (const name of ['Date', 'Customer', 'Products', 'Status', 'Total', 'Order'])
    await user.click(menu.getByRole('checkbox', { name }));
  await waitFor(() => expect(search().get('columns')).toBe('order'));
  expect(menu.getByRole('checkbox', { name: 'Order' })).toBeChecked();
  expect(within(table).queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument();
  unmount();
  await open('?tab=buynowbookings&show=1');
  const again = within(await panel().findByRole('table', { name: 'BuyNow bookings' }));
  expect(again.queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument();
  await waitFor(() => expect(search().get('columns')).toBe('order'));
});

it('A view is saved, renamed, chosen in another visit, deleted and taken back', async () => {
  const { user, unmount } = await open('?tab=bookings&show=1&status=Delivered&sort=total');
  await panel().findByText('3 of 8 bookings');
  await user.click(panel().getByRole('button', { name: 'Views' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'Arrived{Enter}');
  expect(await screen.findByText('Saved “Arrived”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rename Arrived' }));
  await user.clear(screen.getByRole('textbox', { name: 'New name of Arrived' }));
  await user.type(screen.getByRole('textbox', { name: 'New name of Arrived' }), 'Delivered, cheapest{Enter}');
  expect(await screen.findByText('Renamed to “Delivered, cheapest”.')).toBeVisible();
  unmount();

  const next = await open('?tab=bookings&show=1');
  await panel().findByText('8 bookings');
  await next.user.click(panel().getByRole('button', { name: 'Views' }));
  await next.user.click(screen.getByRole('link', { name: 'Delivered, cheapest' }));
  expect(await panel().findByText('3 of 8 bookings')).toBeVisible();
  expect(search().get('sort')).toBe('total');
  await next.user.click(panel().getByRole('button', { name: 'Views' }));
  expect(screen.getByRole('link', { name: 'Delivered, cheapest' })).toHaveAttribute('aria-current', 'true');
  await next.user.click(screen.getByRole('button', { name: 'Delete Delivered, cheapest' }));
  expect(screen.queryByRole('link', { name: 'Delivered, cheapest' })).not.toBeInTheDocument();
  await next.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Delivered, cheapest' })).toBeVisible();
});

it('A name that another view has replaces that one, which the button says before', async () => {
  const { user } = await open('?tab=bookings&show=1&status=Arrived');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  const name = screen.getByRole('textbox', { name: 'Name of this view' });
  await user.type(name, 'Mine{Enter}');
  await user.type(name, 'Other{Enter}');
  await user.type(name, 'Mine');
  expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replace view' }));
  expect(screen.getAllByRole('link', { name: 'Mine' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Rename Other' }));
  const newName = screen.getByRole('textbox', { name: 'New name of Other' });
  expect(screen.getByRole('button', { name: 'Rename' })).toBeVisible();
  await user.clear(newName);
  await user.type(newName, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Replace view' }));
  expect(screen.getAllByRole('link', { name: 'Mine' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Other' })).not.toBeInTheDocument();
});

it('A saved search leads what was typed, in the list that is already shown', async () => {
  const { user } = await open('?tab=bookings&show=1&q=mei');
  await panel().findByText('2 of 8 bookings');
  await user.click(panel().getByRole('button', { name: 'Views' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'Mei{Enter}');
  const field = panel().getByLabelText('Search bookings');
  await user.clear(field);
  await user.type(field, 'noah');
  await waitFor(() => expect(search().get('q')).toBe('noah'));
  await user.click(panel().getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('link', { name: 'Mei' }));
  await waitFor(() => expect(field).toHaveValue('mei'));
  expect(await panel().findByText('2 of 8 bookings')).toBeVisible();
});

it('Every list starts with a view, and a browser that keeps nothing says so', async () => {
  const { user } = await open('?tab=bookings&show=1');
  await panel().findByText('8 bookings');
  await user.click(panel().getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('link', { name: 'Oldest unshipped first' }));
  expect(await panel().findByText('1 of 8 bookings')).toBeVisible();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(panel().getByRole('button', { name: 'Views' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'Mine{Enter}');
  expect(await screen.findByText(/“Mine” lasts until you leave/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mine' })).toBeVisible();
});
