import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { product } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();

const similar = () => within(screen.getByRole('region', { name: 'Similar Products' }));

it('similar products are shown as cards, without the product itself', async () => {
  const name = 'Remedy 01';
  const [self = product(), ...others] = shelf(3);
  await backend.fail({
    call: 'getProduct',
    kind: 'response',
    times: 'always',
    response: { status: 200, body: JSON.stringify({ result: self, relatedProducts: [self, ...others] }) },
  });
  await stock(backend, [self, ...others]);
  await renderApp('/products/Remedy_01');
  await screen.findByRole('list', { name: 'Similar Products' });
  expect(similar().getAllByRole('article')).toHaveLength(2);
  expect(similar().queryByRole('article', { name })).not.toBeInTheDocument();
});

it('the section of similar products shows skeletons while loading, and is absent without any', async () => {
  await backend.fail({ call: 'getProduct', kind: 'slow', times: 1, ms: 300 });
  await stock(backend, [product({ category: 'Alone', brand: 'Alone', subcategory: 'Alone' }), ...shelf(1)]);
  await renderApp('/products/Ashwagandha_Root');
  await screen.findByRole('status', { name: 'Loading similar products' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Similar Products' })).not.toBeInTheDocument());
});

it('a guest who adds a similar product is asked to log in', async () => {
  const { user } = await renderApp('/products/Chyawanpr%C4%81sh_Cl%C3%A1sico');
  await screen.findByRole('list', { name: 'Similar Products' });
  const [add] = similar().getAllByRole('button', { name: /^Add to Cart: / });
  await user.click(add ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(requestsOf(backend, 'addToCart')).toEqual([]);
});
