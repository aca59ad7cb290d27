import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { badAnswers } from '../support/badAnswers';
import { product } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { shelf, stock } from '../support/shelf';

const backend = startBackend();

const main = () => within(screen.getByRole('main'));

// Imported statically: the page must render before the layout's own request fails.
beforeAll(async () => {
  const { unmount } = await renderApp('/medicines');
  await main().findByRole('list', { name: 'Products' });
  unmount();
});

describe.each([
  ['getProducts', '/medicines'],
  ['getProducts', '/medicines/Brahmanand'],
  // The catalogue matches nothing for it either.
  ['searchProduct', '/medicines?q=scented'],
] as const)('%s at %s', (call, address) => {
  it.each(badAnswers)('%s shows a message and a working Retry', async (kind) => {
    await backend.fail({ call, kind, times: 'always' });
    const { user } = await renderApp(address);
    expect(await main().findByRole('alert')).toHaveTextContent('We couldn’t load the products');
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
    await backend.fail();
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await main().findByRole('list', { name: 'Products' })).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('a Retry that fails again shows the message again', async () => {
  await backend.fail({ call: 'getProducts', kind: '500', times: 'always' });
  const { user } = await renderApp('/medicines');
  await user.click(await main().findByRole('button', { name: 'Retry' }));
  expect(await main().findByRole('alert')).toHaveTextContent('We couldn’t load the products');
});

it('skeleton cards are shown while the products load', async () => {
  await backend.fail({ call: 'getProducts', kind: 'slow', times: 'always', ms: 600 });
  await renderApp('/medicines');
  expect(await main().findByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  expect(main().getByText('Loading products…')).toBeVisible();
  expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  expect(await main().findByRole('list', { name: 'Products' })).toBeVisible();
  expect(main().queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument();
});

it('one invalid record drops only that record', async () => {
  const good = product({ _id: 'good', name: 'Good Balm' });
  const nameless = { ...product({ _id: 'bad' }), name: undefined };
  const body = JSON.stringify({ response: [null, 'text', nameless, good, { _id: 'bare', name: 'Bare Balm' }] });
  await backend.fail({ call: 'getProducts', kind: 'response', times: 'always', response: { status: 200, body } });
  await renderApp('/medicines');
  const list = within(await main().findByRole('list', { name: 'Products' }));
  expect(list.getAllByRole('article')).toHaveLength(2);
  expect(list.getByRole('article', { name: 'Good Balm' })).toHaveTextContent('CA$30.00');
  expect(list.getByRole('article', { name: 'Bare Balm' })).toHaveTextContent('Price on request');
});

it('a change of brand keeps the old products under an overlay until the new ones load', async () => {
  await stock(backend, [...shelf(2), product({ _id: 'o', name: 'Other', brand: 'Nila' })]);
  const { user } = await renderApp('/medicines');
  await main().findByText('Showing 1–3 of 3 products');
  await backend.fail({ call: 'getProducts', kind: 'slow', times: 1, ms: 500 });
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(nav.getByRole('button', { name: 'Products' }));
  await user.click(nav.getByRole('link', { name: 'Nila' }));
  expect(await main().findByText('Loading products')).toBeInTheDocument();
  expect(main().getByRole('article', { name: 'Remedy 01' })).toBeVisible();
  await main().findByText('Showing 1–1 of 1 product');
  expect(main().queryByText('Loading products')).not.toBeInTheDocument();
  expect(main().queryByRole('article', { name: 'Remedy 01' })).not.toBeInTheDocument();
});

it('a new search does not report "no results" before its response', async () => {
  const { user } = await renderApp('/medicines?q=zzz');
  await main().findByText('No results found for "zzz"');
  await backend.fail({ call: 'searchProduct', kind: 'slow', times: 1, ms: 500 });
  const box = screen.getByRole('banner').querySelector<HTMLInputElement>('input[type="search"]');
  await user.clear(box ?? document.body);
  await user.type(box ?? document.body, 'shilajit{Enter}');
  expect(await main().findByRole('heading', { level: 1, name: 'Results for “shilajit”' })).toBeVisible();
  expect(main().queryByText(/No results found/)).not.toBeInTheDocument();
  await waitFor(() => expect(main().getByRole('article', { name: 'Himalayan Shilajit Resin' })).toBeVisible());
});
