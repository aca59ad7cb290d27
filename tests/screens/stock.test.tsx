import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { address } from '../support/fixtures';
import { buying, giloy, openGiloy } from '../support/giloy';
import { changeProduct, fillCart, refetchCatalogue } from '../support/newResponses';
import { renderApp, storeSlices } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
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

it.each([
  ['card', '/medicines?q=giloy', `Add to Cart: ${giloy}`],
  ['product page', '/products/Giloy_Winter_Tablets', 'Add To Bag'],
])('the %s adds 1 of 3 when the cart holds 3 of a stock of 4, and says why', async (_, at, add) => {
  await threeOfFour();
  const { user } = await renderApp(at);
  const more = await screen.findByRole('button', { name: `Increase quantity of ${giloy}` });
  await user.click(more);
  await user.click(more);
  await user.click(screen.getByRole('button', { name: add }));
  await waitFor(() => expect(messages()).toHaveTextContent('Only 4 left, 3 already in your cart. We added 1.'));
  expect(quantities()).toEqual(['1']);
});

it('a product that is in the cart up to its stock is not added again, and the page says why', async () => {
  await threeOfFour();
  await fillCart(backend, noah, giloy, 4);
  await signedIn('Noah');
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  expect(await buying().findByText('Not added to your bag. Only 4 left, already in your cart.')).toBeVisible();
  expect(errors()).toHaveTextContent('Only 4 left, already in your cart.');
  expect(quantities()).toEqual([]);
});

it('a chosen quantity follows a falling stock from the product page to the checkout', async () => {
  storeSlices({ buyNow: { product: null, quantity: 1, address, email: 'noor@example.com' } });
  const { user, store } = await openGiloy();
  await screen.findByRole('region', { name: 'Buy' });
  const quantity = buying().getByRole('textbox');
  await user.clear(quantity);
  await user.type(quantity, '10{Enter}');
  await waitFor(() => expect(requestsOf(backend, 'getProduct')).toHaveLength(1));
  await changeProduct(backend, giloy, { stockSize: 2, oprice: 40 });
  await refetchCatalogue(store);
  expect(await buying().findByText(heldNote)).toBeVisible();
  expect(quantity).toHaveValue('2');
  await user.click(buying().getByRole('button', { name: 'Buy Now' }));
  const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('2 × CA$40.00')).toBeInTheDocument();
});

it('a cart that holds more than the stock shows and charges what is left, and says why', async () => {
  await changeProduct(backend, giloy, { stockSize: 20, price: 40, oprice: 40 });
  await fillCart(backend, noah, giloy, 10);
  await signedIn('Noah');
  const { user, store } = await renderApp('/cart');
  const line = within(await screen.findByRole('article', { name: giloy }));
  expect(line.getByRole('textbox')).toHaveValue('10');
  await refetchCatalogue(store);
  await changeProduct(backend, giloy, { stockSize: 2 });
  await refetchCatalogue(store);
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
