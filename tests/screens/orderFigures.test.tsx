import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '../support/backend';
import { user as customer } from '../support/fixtures';
import { renderApp, storeSlices } from '../support/renderApp';

startBackend();

/** An order as a server may tell it that names no figure. */
const order = {
  _id: '65f000000000000000000001',
  bookings: [{ _id: 'b1', OrderStatus: 'Confirmed', products: [{ productId: null, quantity: 2 }], payment_info: {} }],
};

test.each(['/myaccount/orders', '/myaccount/payments'])('%s: a figure that is unknown is not CA$0.00', async (at) => {
  storeSlices({ user: { current: { ...customer(), myOrders: [order], myPayments: [{ transactionId: 'T-1' }] } } });
  await renderApp(at);
  expect((await screen.findAllByText(/^Unknown/))[0]).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('CA$0.00');
});
