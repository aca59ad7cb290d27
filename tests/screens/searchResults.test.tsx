import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { product } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();

const main = () => within(screen.getByRole('main'));

async function shownNames(): Promise<(string | null)[]> {
  const list = await main().findByRole('list', { name: 'Products' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

it.each([
  ['chyawanprash', 'Chyawanprāsh Clásico'],
  ['jatamansi', 'Jātāmānsī Calm Drops for Late Shifts'],
  ['ashwaganda', 'Ashwagandha Root Capsules'],
  ['prana', 'Ashwagandha Night Syrup'],
  ['shílajit', 'Himalayan Shilajit Resin'],
])('a search for “%s” finds %s, which the server does not, and still asks the server', async (term, name) => {
  await renderApp(`/medicines?q=${encodeURIComponent(term)}`);
  expect(await shownNames()).toContain(name);
  expect(requestsOf(backend, 'searchProduct').map(({ query }) => query)).toEqual([{ search: term }]);
});

it('the server’s products come first, what the catalogue matches besides follows', async () => {
  await stock(backend, [
    product({ _id: '1', name: 'Crème', description: '' }),
    product({ _id: '2', name: 'Soap', description: 'With creme.' }),
    product({ _id: '3', name: 'Creme Balm', description: '' }),
  ]);
  await renderApp('/medicines?q=creme');
  await main().findByText('Showing 1–3 of 3 products');
  expect(await shownNames()).toEqual(['Soap', 'Creme Balm', 'Crème']);
});

it('the server’s products show before the catalogue has come', async () => {
  await stock(backend, [product({ _id: '1', name: 'Crème' }), product({ _id: '2', name: 'Creme Balm' })]);
  await backend.fail({ call: 'getProducts', kind: 'slow', times: 1, ms: 1500 });
  await renderApp('/medicines?q=creme');
  expect(await shownNames()).toEqual(['Creme Balm']);
  expect(main().getByText('Loading more products…')).toBeVisible();
  await main().findByText('Showing 1–2 of 2 products', {}, { timeout: 5000 });
  expect(await shownNames()).toEqual(['Creme Balm', 'Crème']);
});

it('nothing is reported as not found before the catalogue has come', async () => {
  await stock(backend, [product({ _id: '1', name: 'Crème' })]);
  await backend.fail({ call: 'getProducts', kind: 'slow', times: 1, ms: 1500 });
  await renderApp('/medicines?q=creme');
  expect(await main().findByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  await main().findByText('Showing 1–1 of 1 product', {}, { timeout: 5000 });
});

it('a search that fails shows what the catalogue matches, with a message and Retry', async () => {
  await stock(backend, shelf(3));
  await backend.fail({ call: 'searchProduct', kind: '500', times: 'always' });
  const { user } = await renderApp('/medicines?q=remedy+02');
  expect(await shownNames()).toEqual(['Remedy 02']);
  expect(main().getByRole('alert')).toHaveTextContent('We couldn’t load all products');
  await backend.fail();
  await user.click(main().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(main().queryByRole('alert')).not.toBeInTheDocument());
  expect(await shownNames()).toEqual(['Remedy 02']);
});

it('a search that fails without any match shows its failure', async () => {
  await stock(backend, shelf(3));
  await backend.fail({ call: 'searchProduct', kind: '500', times: 'always' });
  await renderApp('/medicines?q=xylophone');
  expect(await main().findByRole('alert')).toHaveTextContent('We couldn’t load the products');
});

it('a search does without the catalogue if that fails', async () => {
  await stock(backend, [product({ _id: '1', name: 'Creme' })]);
  await backend.fail({ call: 'getProducts', kind: '500', times: 'always' });
  await renderApp('/medicines?q=creme');
  await main().findByText('Showing 1–1 of 1 product');
});

it('a search without results offers the nearest products', async () => {
  await stock(backend, [product({ _id: '1', name: 'Neem Soap' }), product({ _id: '2', name: 'Rose Balm' })]);
  await renderApp('/medicines?q=neem+balm+kettle');
  expect(await main().findByText('No results found for "neem balm kettle"')).toBeVisible();
  const nearest = within(main().getByRole('list', { name: 'Closest matches' }));
  expect(nearest.getAllByRole('article')).toHaveLength(2);
});

it('a search that resembles nothing offers popular products', async () => {
  await renderApp('/medicines?q=xylophone');
  expect(await main().findByText('No results found for "xylophone"')).toBeVisible();
  expect(within(main().getByRole('list', { name: 'Popular products' })).getAllByRole('article')).toHaveLength(4);
});
