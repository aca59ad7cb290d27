import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { product, shelf, stock } from '../support/fixtures';
import { main, renderApp, shownNames } from '../support/renderApp';
import { pasteInto } from '../support/signedIn';

const backend = startBackend();

describe('search results', () => {
  it('the server’s products show before the catalogue has arrived; its further matches follow', async () => {
    await stock(backend, [
      product({ _id: '1', name: 'Crème', description: '' }),
      product({ _id: '2', name: 'Soap', description: 'With creme.' }),
      product({ _id: '3', name: 'Creme Balm', description: '' }),
    ]);
    const release = backend.hold('getProducts');
    await renderApp('/medicines?q=creme');
    expect(await shownNames()).toEqual(['Soap', 'Creme Balm']);
    expect(main().getByText('Loading more products…')).toBeVisible();
    release();
    await main().findByText('Showing 1–3 of 3 products');
    expect(await shownNames()).toEqual(['Soap', 'Creme Balm', 'Crème']);
  });

  it('nothing is reported as not found before the catalogue has arrived', async () => {
    await stock(backend, [product({ _id: '1', name: 'Crème' })]);
    const release = backend.hold('getProducts');
    await renderApp('/medicines?q=creme');
    expect(await main().findByRole('status', { name: 'Loading products' })).toBeInTheDocument();
    release();
    await main().findByText('Showing 1–1 of 1 product');
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

  it('a search works without the catalogue if that fails', async () => {
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

  it('a search that resembles nothing names its term, and offers advice and popular products', async () => {
    await renderApp('/medicines?q=xylophone%26%2523');
    expect(await main().findByText('No results found for "xylophone&%23"')).toBeVisible();
    expect(main().getByText(/Try adjusting your search or filters/)).toBeVisible();
    expect(main().getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/medicines');
    expect(within(main().getByRole('list', { name: 'Popular products' })).getAllByRole('article')).toHaveLength(4);
  });
});

describe('search suggestions', () => {
  const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);

  const box = () => header().getByRole('combobox', { name: 'Search products' });

  const options = () => header().queryAllByRole('option');

  const list = () => header().findByRole('listbox', { name: 'Suggestions' });

  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

  const address = () => window.location.pathname + window.location.search;

  async function typed(text: string) {
    const app = await renderApp('/about-us');
    await pasteInto(app.user, box(), text);
    await list();
    return app;
  }

  it('typing suggests products with their prices, the brand and the term, without a request, and says how many', async () => {
    const { user } = await renderApp('/about-us');
    await user.type(box(), 'shilajit');
    expect(box()).toHaveAttribute('aria-controls', (await list()).id);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(options()[0]).toHaveTextContent(/Shilajit.*CA\$\d/);
    expect(options().at(-1)).toHaveTextContent('Search for “shilajit”');
    expect(backend.requests.map(({ path }) => path)).toEqual(['/product/getProducts']);
    expect(header().getByText(/^\d+ suggestions?\. Use the up and down arrows/)).toHaveAttribute('aria-live', 'polite');
    await user.clear(box());
    await user.paste('zzzzqqqq');
    expect(await header().findByText('No suggestions. Press Enter to search.')).toBeInTheDocument();
    expect(options()).toHaveLength(1);
  });

  it('arrow keys, Home and End move through the options while the focus stays in the input; Enter opens one', async () => {
    const { user } = await typed('shilajit resin');
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
    await user.keyboard('{Enter}');
    expect(address()).toBe('/products/Himalayan_Shilajit_Resin');
    expect(box()).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('Enter without an active option searches for the term, and so does the last option; a brand opens its listing', async () => {
    const { user } = await typed('  tea & ghee ');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/medicines?q=tea+%26+ghee');
    expect(box()).toHaveValue('tea & ghee');
    expect(options()).toHaveLength(0);
    await user.type(box(), ' oil');
    await user.click(await header().findByRole('option', { name: /Search for “tea & ghee oil”/ }));
    expect(address()).toBe('/medicines?q=tea+%26+ghee+oil');
    expect(box()).toHaveValue('tea & ghee oil');
    await user.clear(box());
    await user.paste('brahmanand');
    await user.click(await header().findByRole('option', { name: /All products/ }));
    expect(address()).toBe('/medicines/Brahmanand');
    expect(options()).toHaveLength(0);
  });

  it('Escape closes the list and keeps the text; an arrow key reopens it, and blurring closes it', async () => {
    const { user } = await typed('tea');
    await user.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('tea');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(options()[0]);
    await user.click(screen.getByRole('contentinfo'));
    expect(options()).toHaveLength(0);
  });

  it('the search bar of a phone is empty once it was closed, and closes after a choice', async () => {
    const { user } = await renderApp('/about-us');
    const boxes = () => header().getAllByRole('combobox');
    await user.click(header().getByRole('button', { name: 'Open search' }));
    expect(boxes()[1]).toHaveFocus();
    await user.paste('tulsi');
    await user.click(header().getByRole('button', { name: 'Close search' }));
    expect(boxes()).toHaveLength(1);
    await user.click(header().getByRole('button', { name: 'Open search' }));
    expect(boxes()[1]).toHaveValue('');
    await user.paste('shilajit resin');
    await user.click((await header().findAllByRole('option'))[0] as HTMLElement);
    expect(address()).toBe('/products/Himalayan_Shilajit_Resin');
    expect(header().getByRole('button', { name: 'Open search' })).toBeInTheDocument();
  });

  it('products that arrive after the first key are suggested without another one', { tags: 'long' }, async () => {
    const release = backend.hold('getProducts');
    const { user } = await renderApp('/about-us');
    await user.type(box(), 'shilajit resin');
    expect(options()).toEqual([]);
    release();
    await list();
    await waitFor(() => expect(options()[0]).toHaveTextContent('Himalayan Shilajit Resin'));
  });
});
