import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { changeProduct } from '../support/newResponses';
import { renderApp } from '../support/renderApp';
import { signedIn } from '../support/signedIn';

const backend = startBackend();

const capsules = 'Ashwagandha Root Capsules';
const oil = 'Kumkumadi Glow Oil';
const golden = "Grandmother's Golden Milk Powder";
const article = async (name: string) => within(await screen.findByRole('article', { name }));

it('a cart line says how its price has changed since it was first seen there, and that it is out of stock', async () => {
  await signedIn('Asha');
  const first = await renderApp('/cart');
  await article(capsules);
  first.unmount();
  await changeProduct(backend, capsules, { price: 40, oprice: 30, stockSize: 0 });
  await renderApp('/cart');
  const line = await article(capsules);
  expect(await line.findByText('Price went down from CA$34.50 since you first saw it here.')).toBeVisible();
  expect(line.getByText('Out of stock now.')).toBeVisible();
  expect((await article(oil)).queryByText(/Price went/)).not.toBeInTheDocument();
});

it('a wishlist’s product says it on the next visit', async () => {
  await signedIn('Asha');
  const first = await renderApp('/myaccount/wishlist');
  await article(golden);
  first.unmount();
  await changeProduct(backend, golden, { price: 90, oprice: 90 });
  await renderApp('/myaccount/wishlist');
  expect(await (await article(golden)).findByText(/^Price went up from CA\$/)).toBeVisible();
});

it('another customer’s and a damaged memory bring no news', async () => {
  const user = await signedIn('Asha');
  const old = [{ id: user.wishlistedItems[0]?._id, cents: 1, inStock: false }];
  const texts = [
    '{',
    '{"userId":7}',
    JSON.stringify({ userId: 'other', products: old }),
    JSON.stringify({ userId: user._id, products: [{ ...old[0], cents: '1' }, 7] }),
  ];
  for (const text of texts) {
    localStorage.setItem('seen-products', text);
    const { unmount } = await renderApp('/myaccount/wishlist');
    await screen.findAllByRole('article');
    expect(screen.queryByText(/Price went|in stock\.|stock now/)).not.toBeInTheDocument();
    unmount();
  }
  localStorage.setItem('seen-products', JSON.stringify({ userId: user._id, products: old }));
  await renderApp('/myaccount/wishlist');
  expect(await screen.findByText('Price went up from CA$0.01 since you first saw it here.')).toBeVisible();
});
