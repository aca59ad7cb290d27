import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { customerApi } from '@/api/customerApi';
import { startBackend } from '../support/backend';
import { user as customer } from '../support/fixtures';
import { renderApp, storeSlices } from '../support/renderApp';
import { signedIn } from '../support/signedIn';

const backend = startBackend();

it('an order shows pictures from the catalogue and names neither street nor transaction', async () => {
  await signedIn('Asha');
  const { container, user } = await renderApp('/myaccount/orders');
  const [order] = await screen.findAllByRole('article');
  if (!order) throw new Error('No order');
  await user.click(within(order).getByRole('button', { name: /^Details/ }));
  expect(within(order).getByRole('link', { name: 'Ashwagandha Root Capsules' })).toBeVisible();
  expect(await within(order).findAllByRole('presentation')).toHaveLength(2);
  await user.click(within(order).getByRole('button', { name: 'Delivery and payment' }));
  expect(within(order).getByText('Toronto, Ontario, M5J 0B5')).toBeVisible();
  expect(within(order).getByText('Paid').nextSibling).toHaveTextContent('CA$');
  expect(within(order).queryByText('Transaction')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent('88 Harbour Street');
});

it('a payment is named by its order, and two payments of one order stay two when another order arrives', async () => {
  await backend.store.transact((state) => {
    const own = state.orderGroups.find(({ userId }) => userId === state.users[0]?._id);
    if (own) own.bookings = own.bookings.flatMap((booking) => [booking, { ...booking, _id: 'another' }]);
  });
  const { _id: userId, myOrders } = await signedIn('Asha');
  const { store } = await renderApp('/myaccount/payments');
  const rows = () => within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(myOrders.length + 1);
  for (const row of rows()) expect(row).toHaveTextContent(/· Order [0-9a-f]{24}CA\$/);

  await backend.store.transact((state) => {
    const [first] = state.orderGroups;
    if (first) state.orderGroups.push({ ...first, _id: 'f'.repeat(24), userId });
  });
  const { productId } = await backend.store.read((state) => ({ productId: state.products[0]?._id ?? '' }));
  await act(() => store.dispatch(customerApi.endpoints.toggleWishlist.initiate({ productId, userId })));
  expect(rows()).toHaveLength(myOrders.length + 3);
});

/** An order from a server that leaves out all figures. */
const orderWithoutFigures = {
  _id: '65f000000000000000000001',
  bookings: [{ _id: 'b1', OrderStatus: 'Confirmed', products: [{ productId: null, quantity: 2 }], payment_info: {} }],
};

it.each(['/myaccount/orders', '/myaccount/payments'])(
  '%s shows a missing figure as Unknown, not as CA$0.00',
  async (at) => {
    storeSlices({
      user: { current: { ...customer(), myOrders: [orderWithoutFigures], myPayments: [{ transactionId: 'T-1' }] } },
    });
    await renderApp(at);
    expect((await screen.findAllByText(/^Unknown/))[0]).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('CA$0.00');
  },
);
