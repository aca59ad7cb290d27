import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '@/contract/product';
import { startBackend } from '../support/backend';
import { product } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { stock } from '../support/shelf';

const backend = startBackend();

const extras = async () => within(await screen.findByRole('region', { name: 'Price, delivery and help' }));

async function openProduct(fields: Partial<Product> = {}) {
  await stock(backend, [product(fields)]);
  return renderApp('/products/Ashwagandha_Root');
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it('the unit price stands beside the shipping fee, the minimum order and the contacts', async () => {
  await openProduct({ pack_size: '90 capsules', oprice: 34.5, price: 40 });
  const shown = await extras();
  expect(shown.getByText('CA$0.38 a capsule')).toBeVisible();
  expect(shown.getByText('CA$50.00 for the whole order, added at checkout')).toBeVisible();
  expect(shown.getByText('CA$50.00 before shipping')).toBeVisible();
  expect(shown.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('question%20about%20Ashwagandha%20Root'),
  );
  expect(shown.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

it('a pack size that leaves a doubt shows no unit price', async () => {
  await openProduct({ pack_size: '60-90 capsules' });
  await extras();
  expect(screen.queryByText('Unit price')).not.toBeInTheDocument();
});

it('Share opens the system’s dialog, and closing that is no error', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await openProduct();
  await user.click((await extras()).getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Ashwagandha Root',
    url: `${window.location.origin}/products/Ashwagandha_Root`,
  });
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

it('Share copies the link where there is no such dialog', async () => {
  const { user } = await openProduct();
  await user.click((await extras()).getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/products/Ashwagandha_Root`);
});

it('a link that cannot be copied is said so', async () => {
  const { user } = await openProduct();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click((await extras()).getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/^We couldn’t copy the link/)).toBeVisible();
});

it('an opened description shows its sections', async () => {
  const { user } = await openProduct({
    description: `${'A root powder. '.repeat(20)}\nHow to use: Stir into milk.\nIngredients:\n- Ashwagandha`,
  });
  await user.click(await screen.findByRole('button', { name: 'More Information' }));
  const description = within(screen.getByRole('region', { name: 'Description' }));
  expect(await description.findByRole('heading', { level: 2, name: 'How to use' })).toBeVisible();
  expect(description.getByRole('listitem')).toHaveTextContent('Ashwagandha');
  await user.click(description.getByRole('button', { name: 'Show Less' }));
  await waitFor(() => expect(description.queryByRole('heading')).not.toBeInTheDocument());
});
