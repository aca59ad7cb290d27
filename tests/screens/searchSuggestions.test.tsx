import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';

const backend = startBackend();

const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const box = () => header().getByRole('combobox', { name: 'Search products' });
const options = () => header().queryAllByRole('option');
const list = () => header().findByRole('listbox', { name: 'Suggestions' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const address = () => window.location.pathname + window.location.search;

async function typed(text: string) {
  const app = await renderApp('/about-us');
  await app.user.type(box(), text);
  await list();
  return app;
}

it('typing suggests products with their prices, the brand and the term, without a request', async () => {
  await typed('shilajit');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', (await list()).id);
  expect(options()[0]).toHaveTextContent(/Shilajit.*CA\$\d/);
  expect(options().at(-1)).toHaveTextContent('Search for “shilajit”');
  expect(backend.requests.map(({ path }) => path)).toEqual(['/product/getProducts']);
});

it('a misspelt brand is still found', async () => {
  await typed('brahmannad');
  expect(options().some((option) => option.textContent?.startsWith('Brahmanand'))).toBe(true);
});

it('the number of suggestions is announced', async () => {
  const { user } = await typed('shilajit');
  expect(header().getByText(/^\d+ suggestions?\. Use the up and down arrows/)).toHaveAttribute('aria-live', 'polite');
  await user.clear(box());
  await user.type(box(), 'zzzzqqqq');
  expect(await header().findByText('No suggestions. Press Enter to search.')).toBeInTheDocument();
  expect(options()).toHaveLength(1);
});

it('arrow keys, Home and End move through the options while the focus stays in the input', async () => {
  const { user } = await typed('a');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(options()[0]);
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(active()).toBe(options().at(-1));
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}{Home}');
  expect(active()).toBe(options()[0]);
  expect(box()).toHaveFocus();
});

it('Enter on a product opens its page and clears the input', async () => {
  const { user } = await typed('shilajit resin');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/products/Himalayan_Shilajit_Resin');
  expect(box()).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('clicking a brand opens its listing', async () => {
  const { user } = await typed('brahmanand');
  await user.click(header().getByRole('option', { name: /All products/ }));
  expect(address()).toBe('/medicines/Brahmanand');
  expect(options()).toHaveLength(0);
});

it('Enter without an active option searches for the term, and so does the last option', async () => {
  const { user } = await typed('tea');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/medicines?q=tea');
  expect(options()).toHaveLength(0);
  await user.type(box(), ' oil');
  await user.click(await header().findByRole('option', { name: /Search for “tea oil”/ }));
  expect(address()).toBe('/medicines?q=tea+oil');
  expect(box()).toHaveValue('tea oil');
});

it('Escape closes the list and keeps the text; an arrow key reopens it', async () => {
  const { user } = await typed('tea');
  await user.keyboard('{Escape}');
  expect(options()).toHaveLength(0);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('tea');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(options()[0]);
});

it('blurring the input closes the list', async () => {
  const { user } = await typed('tea');
  await user.click(screen.getByRole('contentinfo'));
  expect(options()).toHaveLength(0);
});

it('the search bar of a phone closes after a choice', async () => {
  const { user } = await renderApp('/about-us');
  await user.click(header().getByRole('button', { name: 'Open search' }));
  await user.keyboard('shilajit resin');
  await user.click((await header().findAllByRole('option'))[0] as HTMLElement);
  expect(address()).toBe('/products/Himalayan_Shilajit_Resin');
  expect(header().getByRole('button', { name: 'Open search' })).toBeInTheDocument();
});

it('products that arrive after the first key are suggested without another one', async () => {
  await backend.fail({ call: 'getProducts', kind: 'slow', times: 1, ms: 1500 });
  const { user } = await renderApp('/about-us');
  await user.type(box(), 'shilajit resin');
  expect(options()).toEqual([]);
  await list();
  await waitFor(() => expect(options()[0]).toHaveTextContent('Himalayan Shilajit Resin'));
});
