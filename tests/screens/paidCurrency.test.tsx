import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { openDashboard as open, panel } from '../support/dashboard';
import { adminAtWideWindow } from '../support/windows';

const backend = startBackend();

adminAtWideWindow();

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
