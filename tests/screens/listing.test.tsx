import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { product, review } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();

const address = () => window.location.pathname + window.location.search;
const pages = async () => within(await screen.findByRole('navigation', { name: 'Product pages' }));
const sortBy = () => screen.getByRole('combobox', { name: 'Sort by' });
const count = (text: string) => screen.findByText(text);

async function shownNames(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Products' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

it('a page shows six products, the count and a link per page', async () => {
  await stock(backend, shelf(14));
  await renderApp('/medicines');
  expect(await shownNames()).toEqual(['01', '02', '03', '04', '05', '06'].map((number) => `Remedy ${number}`));
  expect(screen.getByText('Showing 1–6 of 14 products')).toBeVisible();
  expect((await pages()).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect((await pages()).getAllByRole('link', { name: /^Page/ })).toHaveLength(3);
});

it('Prev is disabled on page 1 and Next on the last page', async () => {
  await stock(backend, shelf(14));
  const { user } = await renderApp('/medicines');
  await count('Showing 1–6 of 14 products');
  expect((await pages()).getByRole('link', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
  await user.click((await pages()).getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/medicines?page=2');
  await user.click((await pages()).getByRole('link', { name: 'Page 3' }));
  expect(await shownNames()).toEqual(['Remedy 13', 'Remedy 14']);
  expect(screen.getByText('Showing 13–14 of 14 products')).toBeVisible();
  expect((await pages()).getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await user.click((await pages()).getByRole('link', { name: 'Prev' }));
  await count('Showing 7–12 of 14 products');
});

it('the rest of the last row leads on to the next page, and is no entry of the list of products', async () => {
  await stock(backend, shelf(14));
  const { user } = await renderApp('/medicines');
  expect(await shownNames()).toHaveLength(6);
  const next = await screen.findByRole('link', { name: 'See the next products' });
  expect(screen.getByRole('list', { name: 'Products' })).not.toContainElement(next);
  expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(6);
  await user.click(next);
  expect(address()).toBe('/medicines?page=2');
});

it('after the last page, the rest of the row offers the shop’s contacts', async () => {
  await stock(backend, shelf(14));
  await renderApp('/medicines?page=3');
  expect(await screen.findByText('Looking for something else?')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'WhatsApp (opens a new window)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the next products' })).not.toBeInTheDocument();
});

it('a full last row is followed by nothing', async () => {
  await stock(backend, shelf(4));
  await renderApp('/medicines');
  await count('Showing 1–4 of 4 products');
  expect(screen.queryByText('Looking for something else?')).not.toBeInTheDocument();
});

it('a single page has no pagination', async () => {
  await stock(backend, shelf(6));
  await renderApp('/medicines');
  await count('Showing 1–6 of 6 products');
  expect(screen.queryByRole('navigation', { name: 'Product pages' })).not.toBeInTheDocument();
});

it.each(['0', '-3', 'two', '2.5'])('?page=%s opens the first page', async (page) => {
  await stock(backend, shelf(14));
  await renderApp(`/medicines?page=${page}`);
  await count('Showing 1–6 of 14 products');
});

it('a page number beyond the last opens the last page', async () => {
  await stock(backend, shelf(14));
  await renderApp('/medicines?page=99');
  await count('Showing 13–14 of 14 products');
  expect((await pages()).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

const sortable = [
  product({ _id: '65a000000000000000000002', name: 'Middle', price: 90, oprice: 20, reviews: [review(5)] }),
  product({ _id: '65a000000000000000000003', name: 'Dear', price: 32, oprice: 30, reviews: [review(3), review(4)] }),
  product({ _id: '65a000000000000000000001', name: 'Cheap', price: 10, oprice: 0, reviews: [review(4), review(5)] }),
];

it.each([
  ['Price: low to high', '?sort=price', ['Cheap', 'Middle', 'Dear']],
  ['Price: high to low', '?sort=price-desc', ['Dear', 'Middle', 'Cheap']],
  ['Popularity', '?sort=popularity', ['Cheap', 'Dear', 'Middle']],
  ['Rating', '?sort=rating', ['Middle', 'Cheap', 'Dear']],
  ['Newest', '?sort=newest', ['Dear', 'Middle', 'Cheap']],
  ['Biggest saving', '?sort=saving', ['Middle', 'Dear', 'Cheap']],
])('%s sorts the products and is in the URL', async (label, query, names) => {
  await stock(backend, sortable);
  const { user } = await renderApp('/medicines');
  expect(await shownNames()).toEqual(['Middle', 'Dear', 'Cheap']);
  await user.selectOptions(sortBy(), label);
  expect(address()).toBe(`/medicines${query}`);
  expect(await shownNames()).toEqual(names);
  await user.selectOptions(sortBy(), 'Default');
  expect(address()).toBe('/medicines');
  expect(await shownNames()).toEqual(['Middle', 'Dear', 'Cheap']);
});

it('a URL with a sort order opens sorted, and a new sort order returns to page 1', async () => {
  await stock(backend, shelf(14));
  const { user } = await renderApp('/medicines?sort=price-desc&page=2');
  expect((await shownNames())[0]).toBe('Remedy 08');
  expect(sortBy()).toHaveValue('price-desc');
  await user.selectOptions(sortBy(), 'Popularity');
  expect(address()).toBe('/medicines?sort=popularity');
  await count('Showing 1–6 of 14 products');
});

it('a brand’s listing is requested from the server', async () => {
  await stock(backend, [...shelf(2), product({ _id: 'o', name: 'Other', brand: 'Maison Érable & Neem' })]);
  await renderApp('/medicines/Maison%20%C3%89rable%20%26%20Neem');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maison Érable & Neem' })).toBeVisible();
  expect(await shownNames()).toEqual(['Other']);
  expect(screen.getByText('Showing 1–1 of 1 product')).toBeVisible();
  expect(requestsOf(backend, 'getProducts').map(({ query }) => query)).toContainEqual({
    brand: 'Maison Érable & Neem',
  });
});

it.each(['q', 'search'])('?%s= opens the search results', async (name) => {
  await renderApp(`/medicines?${name}=shilajit`);
  expect(await shownNames()).toEqual(['Himalayan Shilajit Resin']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “shilajit”');
  expect(requestsOf(backend, 'searchProduct').map(({ query }) => query)).toEqual([{ search: 'shilajit' }]);
});

it('a search without results shows the term and advice', async () => {
  await renderApp('/medicines?q=50%25%20%26%20more');
  expect(await screen.findByText('No results found for "50% & more"')).toBeVisible();
  expect(screen.getByText(/Try adjusting your search or filters/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/medicines');
});

it('an empty shop shows a message without an empty search term', async () => {
  await stock(backend, []);
  await renderApp('/medicines');
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
});

it('Back from a product restores page and sort order', async () => {
  await stock(backend, shelf(14));
  const { user } = await renderApp('/medicines?sort=price-desc');
  await count('Showing 1–6 of 14 products');
  await user.click((await pages()).getByRole('link', { name: 'Page 2' }));
  await user.click(await screen.findByRole('link', { name: 'Remedy 08' }));
  await screen.findByRole('heading', { level: 1, name: 'Remedy 08' });
  act(() => window.history.back());
  await count('Showing 7–12 of 14 products');
  expect(address()).toBe('/medicines?sort=price-desc&page=2');
  await waitFor(() => expect(sortBy()).toHaveValue('price-desc'));
});
