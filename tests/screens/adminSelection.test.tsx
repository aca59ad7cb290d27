import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { openDashboard as open, panel } from '../support/dashboard';
import { catchDownloads } from '../support/downloads';
import { adminAtWideWindow } from '../support/wideWindow';

startBackend();
let exported: () => string[];

adminAtWideWindow();
beforeEach(() => {
  exported = catchDownloads();
});

it.each([
  ['product', 'Products', 'Total: 68 products', 'Select all 68 found', 68],
  ['user', 'Users', '3 users', 'Select all 3 found', 3],
  ['bookings', 'Bookings', '8 bookings', 'Select all 8 found', 8],
  ['buynowbookings', 'BuyNow bookings', '8 BuyNow bookings', 'Select all 8 found', 8],
  ['payments', 'Payments', '16 payments', 'Select all 16 found', 16],
])('In the tab %s, one record is exported, then all that were found', async (tab, label, count, all, total) => {
  const { user } = await open(`?tab=${tab}&show=1`);
  await panel().findByText(count);
  const table = within(await panel().findByRole('table', { name: label }));
  await user.click(within(table.getAllByRole('row')[1] ?? document.body).getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByText('1 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Export selected' }));
  expect(exported()).toHaveLength(1);
  await user.click(bar.getByRole('button', { name: all }));
  await user.click(bar.getByRole('button', { name: 'Export selected' }));
  expect(exported()).toHaveLength(total);
  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  await user.click(panel().getByRole('button', { name: 'Export CSV' }));
  expect(exported()).toHaveLength(total);
});

it('A search keeps what was selected, and its head’s checkbox adds what it finds', async () => {
  const { user } = await open('?tab=bookings&show=1');
  await panel().findByText('8 bookings');
  await user.click(panel().getAllByRole('checkbox', { name: /^Select 6/ })[0] ?? document.body);
  await user.type(panel().getByLabelText('Search bookings'), 'mei chen');
  await panel().findByText('2 of 8 bookings');
  const head = panel().getByRole('checkbox', { name: 'Select all 2 found' });
  await user.click(head);
  expect(head).toBeChecked();
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(head);
  expect(screen.getByText('1 selected')).toBeVisible();
});

it('Cards are selected by a checkbox of their own, which names the record', async () => {
  const { user } = await open('?tab=user&show=1&view=cards');
  await user.click(await panel().findByRole('checkbox', { name: 'Select Asha Rao' }));
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  expect(exported()[0]).toContain('asha@demo.example');
});
