import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { openCards, panel } from '../support/dashboard';
import { shelf, stock } from '../support/shelf';

const backend = startBackend();

beforeEach(async () => {
  await adminSignedIn();
  const [first, second, third] = shelf(3, { stockSize: 30 });
  await stock(
    backend,
    [first, second, third].flatMap((product, index) => (product ? [{ ...product, stockSize: index * 10 }] : [])),
  );
});

const names = () =>
  within(screen.getByRole('list', { name: 'Stock to reorder' }))
    .getAllByText(/^Remedy/)
    .map(({ textContent }) => textContent);

async function openReorder() {
  const app = await openCards('?show=1');
  await app.user.click(panel().getByRole('button', { name: 'Stock to reorder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stock to reorder' }, { timeout: 20_000 }));
  return { ...app, dialog };
}

it('The list to reorder follows the threshold, which the browser keeps and the lists use', async () => {
  const { user, dialog } = await openReorder();
  expect(await dialog.findByText('1 product to reorder')).toBeVisible();
  expect(names()).toEqual(['Remedy 01']);
  await user.clear(dialog.getByLabelText('Low from (units)'));
  expect(dialog.getByLabelText('Low from (units)')).toHaveAccessibleDescription(/Enter a whole number/);
  await user.type(dialog.getByLabelText('Low from (units)'), '10');
  await waitFor(() => expect(names()).toEqual(['Remedy 01', 'Remedy 02']));
  expect(localStorage.getItem('low-stock-from')).toBe('10');
  await user.keyboard('{Escape}');
  await user.click(await panel().findByRole('button', { name: 'Low stock only' }));
  expect(await panel().findByText('Total: 2 of 3 products')).toBeVisible();
  expect(panel().getByText('10 left')).toBeVisible();
});

it.each(['-1', '1e9', '"', '99999999', ''])('A kept threshold of %j is ignored', async (kept) => {
  localStorage.setItem('low-stock-from', kept);
  const { dialog } = await openReorder();
  expect(dialog.getByLabelText('Low from (units)')).toHaveValue('5');
});

it('Bookings that failed to load say so and can be asked for again', async () => {
  await backend.fail({ call: 'getBuyNowBookings', kind: '500', times: 'always' });
  const { user, dialog } = await openReorder();
  expect(await dialog.findByText('We couldn’t load the bookings')).toBeVisible();
  await backend.fail();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('1 product to reorder')).toBeVisible();
});
