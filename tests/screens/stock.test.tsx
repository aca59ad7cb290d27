import { renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { usePayment } from '@/features/payment/usePayment';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { totalShown } from '@/state/checkoutSlice';
import { makeStore } from '@/state/makeStore';
import { selectPaymentMessage } from '@/state/paymentActions';
import { selectPurchase } from '@/state/purchase';
import { startBackend } from '../support/backend';
import { address, product } from '../support/fixtures';
import { buying, giloy, openGiloy } from '../support/giloy';
import { keptProducts } from '../support/keptProducts';
import { catalogueAnswers, changeProduct, fillCart } from '../support/newAnswers';
import { optionsChosen } from '../support/purchases';
import { renderApp, storeSlices } from '../support/renderApp';
import { requestsOf, stock } from '../support/shelf';
import { signedIn } from '../support/signedIn';

const backend = startBackend();
const noah = 1;
const heldNote = 'Only 2 left. We set your quantity to 2.';
const messages = () => screen.getByRole('list', { name: 'Messages' });
const errors = () => screen.getByRole('list', { name: 'Error messages' });
const quantities = () => requestsOf(backend, 'addToCart').map(({ query }) => query.qty);

/** Noah has 3 of a stock of 4 in the cart. */
async function threeOfFour() {
  await changeProduct(backend, giloy, { stockSize: 4 });
  await fillCart(backend, noah, giloy, 3);
  await signedIn('Noah');
}

test.each([
  ['card', '/medicines?q=giloy', `Add to Cart: ${giloy}`],
  ['product page', '/products/Giloy_Winter_Tablets', 'Add To Bag'],
])('%s: 3 more beside 3 in the cart and a stock of 4 adds one, and says why', async (_, at, add) => {
  await threeOfFour();
  const { user } = await renderApp(at);
  const more = await screen.findByRole('button', { name: `Increase quantity of ${giloy}` });
  await user.click(more);
  await user.click(more);
  await user.click(screen.getByRole('button', { name: add }));
  await waitFor(() => expect(messages()).toHaveTextContent('Only 4 left, 3 already in your cart. We added 1.'));
  expect(quantities()).toEqual(['1']);
});

test('what is in the cart to the last piece is not asked for again, and the page says so beside the button', async () => {
  await threeOfFour();
  await fillCart(backend, noah, giloy, 4);
  await signedIn('Noah');
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  expect(await buying().findByText('Not added to your bag. Only 4 left, already in your cart.')).toBeVisible();
  expect(errors()).toHaveTextContent('Only 4 left, already in your cart.');
  expect(quantities()).toEqual([]);
});

test('a chosen quantity follows a stock that falls, from the product page into the checkout', async () => {
  storeSlices({ buyNow: { product: null, quantity: 1, address, email: 'noor@example.com' } });
  const { user, store } = await openGiloy();
  await screen.findByRole('region', { name: 'Buy' });
  const quantity = buying().getByRole('textbox');
  await user.clear(quantity);
  await user.type(quantity, '10{Enter}');
  await waitFor(() => expect(requestsOf(backend, 'getProduct')).toHaveLength(1));
  await changeProduct(backend, giloy, { stockSize: 2, oprice: 40 });
  await catalogueAnswers(store);
  expect(await buying().findByText(heldNote)).toBeVisible();
  expect(quantity).toHaveValue('2');
  await user.click(buying().getByRole('button', { name: 'Buy Now' }));
  const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('2 × CA$40.00')).toBeInTheDocument();
});

test('a cart that holds more than is left: line, total and checkout summary say 2, and why', async () => {
  await changeProduct(backend, giloy, { stockSize: 20, price: 40, oprice: 40 });
  await fillCart(backend, noah, giloy, 10);
  await signedIn('Noah');
  const { user, store } = await renderApp('/cart');
  const line = within(await screen.findByRole('article', { name: giloy }));
  expect(line.getByRole('textbox')).toHaveValue('10');
  await catalogueAnswers(store);
  await changeProduct(backend, giloy, { stockSize: 2 });
  await catalogueAnswers(store);
  expect(await line.findByText(heldNote)).toBeVisible();
  expect(line.getByRole('textbox')).toHaveValue('2');
  expect(line.getByText('CA$80.00')).toBeVisible();
  expect(screen.getByText('Items', { selector: 'dt' }).nextElementSibling).toHaveTextContent('CA$80.00');
  expect(messages()).toHaveTextContent(`${giloy}: only 2 left. We set your quantity to 2.`);
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
  expect(summary.getByText(heldNote)).toBeInTheDocument();
  expect(requestsOf(backend, 'updateCart')).toEqual([]);
});

/** The review page's press on PayPal, without its script: a guest's Buy Now as the last visit left it. */
async function pressPayPal(quantity: number) {
  const oil = product({ price: 60, oprice: 60, stockSize: 10 });
  storeSlices({
    buyNow: { product: oil, quantity, address, email: 'noor@example.com' },
    checkout: { ...optionsChosen, totalAmount: null },
  });
  keptProducts.clear();
  const { store, rehydrated } = makeStore();
  await rehydrated;
  store.dispatch(totalShown(quantity * 60_00 + 50_00));
  const begin = vi.fn<PaymentDesk['begin']>(() => Promise.reject(new Error('PayPal must not open')));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePayment({ begin } as unknown as PaymentDesk), { wrapper });
  return { store, result, begin };
}

test('a stock that fell from 10 to 2 before the press: PayPal does not open, the new total is named', async () => {
  await stock(backend, [product({ price: 60, oprice: 60, stockSize: 2 })]);
  const { store, result, begin } = await pressPayPal(10);
  expect(await result.current.begin()).toBe(false);
  expect(selectPurchase(store.getState())?.lines).toMatchObject([{ quantity: 2, asked: 10 }]);
  await waitFor(() => expect(selectPaymentMessage(store.getState())?.text).toContain('The total is now CA$170.00.'));
  expect(begin).not.toHaveBeenCalled();
});

test.each([
  ['a 404', undefined],
  ['`result: null`', { status: 200, body: '{"result":null,"relatedProducts":[]}' }],
])('a product deleted before the press (%s) is gone, never bought as it was shown', async (_, answer) => {
  await stock(backend, []);
  if (answer) await backend.fail({ call: 'getProduct', kind: 'answer', times: 'always', answer });
  else await backend.fail({ call: 'getProduct', kind: '404', times: 'always' });
  const { store, result, begin } = await pressPayPal(1);
  expect(await result.current.begin()).toBe(false);
  expect(selectPurchase(store.getState())).toBeNull();
  expect(selectPaymentMessage(store.getState())?.text).toEqual(expect.stringContaining('no longer available'));
  expect(begin).not.toHaveBeenCalled();
});

test('a product that was renamed is still sold; one whose answer does not come stays as it was shown', async () => {
  await stock(backend, [product({ name: 'Ashwagandha Powder', price: 60, oprice: 60, stockSize: 10 })]);
  await backend.fail({ call: 'getProduct', kind: '404', times: 1 }, { call: 'getProduct', kind: 'dropped', times: 1 });
  const { store, result, begin } = await pressPayPal(1);
  begin.mockResolvedValue({ kind: 'refused', reason: 'blocked' } as never);
  await result.current.begin();
  expect(selectPurchase(store.getState())?.lines).toMatchObject([{ name: 'Ashwagandha Powder' }]);
  await result.current.begin();
  expect(selectPurchase(store.getState())?.lines).toHaveLength(1);
  expect(begin).toHaveBeenCalledTimes(2);
});
