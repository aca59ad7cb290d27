import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '@/contract/product';
import { startBackend } from '../support/backend';
import { badAnswers } from '../support/badAnswers';
import { product } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { stock } from '../support/shelf';

const backend = startBackend();

const main = () => within(screen.getByRole('main'));
const buying = () => within(screen.getByRole('region', { name: 'Buy' }));

/** Opens the loaded page of Ashwagandha Root with these fields. */
async function openProduct(fields: Partial<Product> = {}) {
  await stock(backend, [product(fields)]);
  const app = await renderApp('/products/Ashwagandha_Root');
  await screen.findByRole('heading', { level: 1, name: 'Ashwagandha Root' });
  return app;
}

it.each([
  [
    'Triphala / त्रिफला Churna 50% Extra',
    'Triphala_%2F_%E0%A4%A4%E0%A5%8D%E0%A4%B0%E0%A4%BF%E0%A4%AB%E0%A4%B2%E0%A4%BE_Churna_50%25_Extra',
  ],
  ["Grandmother's Golden Milk Powder", "Grandmother's_Golden_Milk_Powder"],
  ['Glow Serum #3 with Licorice', 'Glow_Serum_%233_with_Licorice'],
  ['Sleepy Yet? Bedtime Tea', 'Sleepy_Yet%3F_Bedtime_Tea'],
  ['Niño Suave Baby Massage Oil', 'Ni%C3%B1o_Suave_Baby_Massage_Oil'],
])('%s opens from its card and from its URL', async (name, slug) => {
  const { user, unmount } = await renderApp(`/medicines?q=${encodeURIComponent(name)}`);
  await user.click(await main().findByRole('link', { name }));
  expect(await main().findByRole('heading', { level: 1, name })).toBeVisible();
  expect(window.location.pathname).toBe(`/products/${slug}`);
  unmount();
  await renderApp(`/products/${slug}`);
  expect(await main().findByRole('heading', { level: 1, name })).toBeVisible();
});

it('a discounted product shows the selling price, the struck original price and the percent off', async () => {
  await openProduct({ price: 40, oprice: 30 });
  expect(buying().getByText('CA$30.00')).toBeVisible();
  expect(buying().getByText('CA$40.00', { selector: 's' })).toBeVisible();
  expect(buying().getByText('25% off')).toBeVisible();
});

it.each([
  ['equal to the price', 30, 30, 'CA$30.00'],
  ['above the price', 20, 30, 'CA$30.00'],
  ['missing', 40, 0, 'CA$40.00'],
])(
  'a product without a discount (selling price %s) has no struck price and no percent off',
  async (_, price, oprice, shown) => {
    await openProduct({ price, oprice });
    expect(
      buying()
        .getAllByText(/^CA\$/)
        .map((amount) => amount.textContent),
    ).toEqual([shown]);
    expect(main().queryByText(/% off/)).not.toBeInTheDocument();
  },
);

it('the quantity never goes below 1', async () => {
  const { user } = await openProduct();
  const less = buying().getByRole('button', { name: 'Decrease quantity of Ashwagandha Root' });
  const quantity = buying().getByRole('textbox', { name: 'Quantity of Ashwagandha Root' });
  await user.click(less);
  expect(quantity).toHaveValue('1');
  await user.clear(quantity);
  await user.type(quantity, '0');
  await user.tab();
  expect(quantity).toHaveValue('1');
});

it('the quantity is limited to a known stock, with a message', async () => {
  const { user } = await openProduct({ stockSize: 2 });
  const more = buying().getByRole('button', { name: 'Increase quantity of Ashwagandha Root' });
  const quantity = buying().getByRole('textbox', { name: 'Quantity of Ashwagandha Root' });
  expect(buying().getByText('Only 2 left')).toBeVisible();
  await user.click(more);
  expect(buying().queryByText('Only 2 available')).not.toBeInTheDocument();
  await user.click(more);
  expect(quantity).toHaveValue('2');
  expect(buying().getByText('Only 2 available')).toBeVisible();
  await user.clear(quantity);
  await user.type(quantity, '99{Enter}');
  expect(quantity).toHaveValue('2');
});

it('an unknown stock does not limit the quantity', async () => {
  const { user } = await openProduct({ stockSize: null });
  const quantity = buying().getByRole('textbox', { name: 'Quantity of Ashwagandha Root' });
  await user.clear(quantity);
  await user.type(quantity, '120');
  expect(quantity).toHaveValue('120');
});

it('a long description expands with More Information and collapses with Show Less', async () => {
  const { user } = await openProduct({ description: 'A root powder. '.repeat(30) });
  await user.click(main().getByRole('button', { name: 'More Information', expanded: false }));
  await user.click(main().getByRole('button', { name: 'Show Less', expanded: true }));
  expect(main().getByRole('button', { name: 'More Information' })).toBeVisible();
});

it('a short description has no toggle', async () => {
  await openProduct({ description: 'A root powder.' });
  expect(main().queryByRole('button', { name: 'More Information' })).not.toBeInTheDocument();
});

it('an out-of-stock product cannot be added or bought', async () => {
  await openProduct({ stockSize: 0 });
  expect(buying().getByText('Out of Stock', { selector: 'p' })).toBeVisible();
  expect(buying().getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  expect(buying().queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  expect(buying().getByRole('button', { name: /^Increase/ })).toBeDisabled();
});

it('a product without a price cannot be bought', async () => {
  await openProduct({ price: 0, oprice: 0 });
  expect(buying().getByText('Price on request')).toBeVisible();
  expect(buying().getByRole('button', { name: 'Add To Bag' })).toBeDisabled();
});

it('an unknown product has its own not-found page', async () => {
  await renderApp('/products/Moon_Dust');
  expect(await main().findByRole('heading', { level: 1, name: 'We couldn’t find this product' })).toBeVisible();
  expect(main().getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/medicines');
});

describe('a bad response', () => {
  it.each(badAnswers)('%s shows the catalogue’s data and a working Retry', async (kind) => {
    await stock(backend, [product()]);
    await backend.fail({ call: 'getProduct', kind, times: 'always' });
    const { user } = await renderApp('/products/Ashwagandha_Root');
    expect(await main().findByText(/^We couldn’t load the latest details/)).toBeVisible();
    expect(main().getByRole('heading', { level: 1, name: 'Ashwagandha Root' })).toBeVisible();
    expect(buying().getByText('CA$30.00')).toBeVisible();
    await backend.fail();
    await user.click(main().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(main().queryByText(/^The latest details/)).not.toBeInTheDocument());
  });

  it.each(badAnswers)('%s without a catalogue shows a message and a working Retry', async (kind) => {
    await stock(backend, [product()]);
    await backend.fail({ call: '*', kind, times: 'always' });
    const { user } = await renderApp('/products/Ashwagandha_Root');
    expect(await main().findByRole('heading', { level: 1, name: 'We couldn’t load the product' })).toBeVisible();
    await backend.fail();
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await main().findByRole('heading', { level: 1, name: 'Ashwagandha Root' })).toBeVisible();
  });

  it('an invalid product record is an error, not a missing product', async () => {
    await stock(backend, [product()]);
    const body = JSON.stringify({ result: { name: 7 }, relatedProducts: [null] });
    await backend.fail({ call: 'getProduct', kind: 'response', times: 'always', response: { status: 200, body } });
    await renderApp('/products/Ashwagandha_Root');
    await waitFor(() => expect(main().getByRole('button', { name: 'Retry' })).toBeVisible());
  });

  it('a product opens without the catalogue', async () => {
    await stock(backend, [product()]);
    await backend.fail({ call: 'getProducts', kind: 'dropped', times: 'always' });
    await renderApp('/products/Ashwagandha_Root');
    expect(await main().findByRole('heading', { level: 1, name: 'Ashwagandha Root' })).toBeVisible();
  });
});

it('shipping and the minimum order stand below the price', async () => {
  await openProduct({ price: 40, oprice: 30 });
  expect(await buying().findByText('+ CA$50.00 shipping · minimum order CA$50.00')).toBeVisible();
});
