import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { shelf, stock } from '../support/shelf';

const backend = startBackend();
const kept = () => localStorage.getItem('recentlyViewed');
const list = () => screen.findByRole('list', { name: 'Recently viewed' });
const idOf = (number: number) => shelf(number).at(-1)?._id;

async function names(): Promise<(string | null)[]> {
  return within(await list())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

async function visit(number: string) {
  const app = await renderApp(`/products/Remedy_${number}`);
  await screen.findByRole('region', { name: 'Price, delivery and help' });
  // It is recorded after it is painted.
  await waitFor(() => expect(app.store.getState().recentlyViewed?.[0]).toBe(idOf(Number(number))));
  return app;
}

it('a product page shows the products viewed before, the latest first and without its own', async () => {
  await stock(backend, shelf(6));
  for (const number of ['01', '02', '03']) (await visit(number)).unmount();
  await visit('02');
  expect(await names()).toEqual(['Remedy 03', 'Remedy 01']);
  expect(kept()).toBe(JSON.stringify([idOf(2), idOf(3), idOf(1)]));
});

it('the home page shows them too, without those that the catalogue no longer has', async () => {
  await stock(backend, shelf(3));
  localStorage.setItem('recentlyViewed', JSON.stringify(['gone', idOf(3)]));
  await renderApp('/');
  expect(await names()).toEqual(['Remedy 03']);
});

it('they can be cleared', async () => {
  await stock(backend, shelf(3));
  localStorage.setItem('recentlyViewed', JSON.stringify([idOf(3)]));
  const { user } = await renderApp('/');
  await list();
  await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
  expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();
  expect(kept()).toBeNull();
  expect(await screen.findByText('Recently viewed products cleared')).toBeVisible();
});

it.each(['{', 'null', '{"a":1}', '"text"', '[1,null,{}]'])('a damaged list (%s) counts as empty', async (stored) => {
  await stock(backend, shelf(3));
  localStorage.setItem('recentlyViewed', stored);
  await visit('01');
  expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();
  expect(kept()).toBe(JSON.stringify([idOf(1)]));
});

it('what is sound in a damaged list stays', async () => {
  await stock(backend, shelf(3));
  localStorage.setItem('recentlyViewed', JSON.stringify([7, idOf(2)]));
  await visit('01');
  expect(await names()).toEqual(['Remedy 02']);
});

it('where storage is blocked, the page works and remembers while it is open', async () => {
  await stock(backend, shelf(3));
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const app = await visit('01');
  expect(kept()).toBeNull();
  expect(app.store.getState().recentlyViewed).toEqual([idOf(1)]);
  blocked.mockRestore();
});
