import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compareProducts, latestCompared } from '@/state/compared';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../support/backend';
import { product, requestsOf, review, shelf, stock } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { pressLogOut, signedIn } from '../support/signedIn';

const backend = startBackend();
const stored = () => localStorage.getItem('compared');
const address = () => window.location.pathname + window.location.search;

const goods = [
  product({
    _id: 'tea',
    name: 'Rose Tea',
    brand: 'Nila',
    dose_form: 'Tea',
    pack_size: '50 g',
    price: 20,
    oprice: 12,
    stockSize: 3,
    reviews: [review(5), review(4)],
    description: 'A tea.\nHow to use: Stir.',
  }),
  product({
    _id: 'oil',
    name: 'Beard Oil',
    brand: 'Nila',
    dose_form: 'Oil',
    pack_size: '',
    price: 20,
    oprice: 20,
    stockSize: 0,
    description: 'An oil.',
  }),
];

beforeEach(() => stock(backend, [...goods, ...shelf(3)]));

type App = Awaited<ReturnType<typeof renderApp>>;
const choice = (name: string) => screen.findByRole('checkbox', { name: `Compare ${name}` });
const tray = async () => within(await screen.findByRole('region', { name: 'Products to compare' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Compare products' }));
const rowOf = (table: ReturnType<typeof within>, name: string) =>
  within(table.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function switchOn({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Compare products' }));
}

async function openTable(query: string) {
  const app = await renderApp(`/medicines?compare=${query}`);
  const shown = await dialog();
  await shown.findByRole('table');
  return { ...app, shown };
}

describe('choosing', () => {
  it('the toolbar’s button puts a checkbox on each card; the tray names what is chosen, takes it back, and clears', async () => {
    const app = await renderApp('/medicines');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await switchOn(app);
    expect(await choice('Rose Tea')).not.toBeChecked();
    const shown = await tray();
    expect(shown.getByRole('status')).toHaveTextContent('Compare 0 of 4');
    await app.user.click(await choice('Rose Tea'));
    await app.user.click(await choice('Remedy 01'));
    expect(shown.getByRole('status')).toHaveTextContent('Compare 2 of 4');
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Rose Tea', 'Remedy 01']);
    await app.user.click(shown.getByRole('button', { name: 'Remove from comparison: Rose Tea' }));
    expect(await choice('Rose Tea')).not.toBeChecked();
    expect(shown.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();

    for (const name of ['Rose Tea', 'Beard Oil', 'Remedy 02']) await app.user.click(await choice(name));
    await app.user.click(await choice('Remedy 03'));
    expect(await screen.findByText('You can compare up to 4 products. Please remove one first.')).toBeVisible();
    expect(await choice('Remedy 03')).not.toBeChecked();

    await app.user.click(shown.getByRole('button', { name: 'Clear comparison' }));
    expect(shown.getByRole('status')).toHaveTextContent('Compare 0 of 4');
    expect(stored()).toBe('[]');
    await switchOn(app);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Products to compare' })).not.toBeInTheDocument();
  });

  it('a product’s page chooses it too, and the listing shows it chosen', { tags: 'long' }, async () => {
    const first = await renderApp('/products/Beard_Oil');
    const button = await within(await screen.findByRole('region', { name: 'Price, delivery and help' })).findByRole(
      'button',
      { name: 'Compare' },
    );
    await first.user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect((await tray()).getByRole('status')).toHaveTextContent('Compare 1 of 4');
    expect(stored()).toBe('["oil"]');
    first.unmount();
    await renderApp('/medicines');
    expect(await choice('Beard Oil')).toBeChecked();
  });

  it('a sign-out clears the choice', { tags: 'long' }, async () => {
    localStorage.setItem('compared', '["oil"]');
    await signedIn('Asha');
    const { user } = await renderApp('/medicines');
    await tray();
    await pressLogOut(user);
    await waitFor(() => expect(stored()).toBeNull());
    expect(screen.queryByRole('region', { name: 'Products to compare' })).not.toBeInTheDocument();
  });

  it('the stored choice is known before a page reads it, and a new one replaces it, even where that cannot be stored', () => {
    localStorage.setItem('compared', '["oil"]');
    const { store } = makeStore();
    expect(store.dispatch(latestCompared())).toEqual(['oil']);
    store.dispatch(compareProducts(['tea']));
    expect(store.dispatch(latestCompared())).toEqual(['tea']);
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
    store.dispatch(compareProducts(['tea', 'oil']));
    expect(store.dispatch(latestCompared())).toEqual(['tea', 'oil']);
  });

  it('another tab’s choice shows here, and which product is no longer available', async () => {
    await renderApp('/medicines');
    await screen.findByRole('button', { name: 'Compare products' });
    localStorage.setItem('compared', '["oil","gone"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compared' })));
    expect((await tray()).getByRole('status')).toHaveTextContent('Compare 2 of 4');
    expect(await (await tray()).findByText('No longer available')).toBeInTheDocument();
  });
});

describe('the comparison', () => {
  it('shows each fact in a row of its own, says what is not known, and can leave out what is the same', async () => {
    const { shown, user } = await openTable('tea,oil');
    expect(rowOf(shown, 'Price')).toEqual(['Price now CA$12.00Original price CA$20.0040% off', 'CA$20.00']);
    expect(rowOf(shown, 'Unit price')).toEqual(['CA$24.00 per 100 g', 'Not stated']);
    expect(rowOf(shown, 'Rating')).toEqual([' 4.5 (2 reviews)', ' No reviews yet']);
    expect(rowOf(shown, 'Dose form')).toEqual(['Tea', 'Oil']);
    expect(rowOf(shown, 'Stock')).toEqual(['Only 3 left', 'Out of Stock']);
    expect(rowOf(shown, 'Description')).toEqual(['A tea.', 'An oil.']);
    expect(rowOf(shown, 'How to use')).toEqual(['Stir.', 'Not stated']);
    expect(requestsOf(backend, 'getProducts')).toHaveLength(1);
    expect(shown.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
    await user.click(shown.getByRole('checkbox', { name: 'Only differences' }));
    expect(shown.queryByRole('rowheader', { name: 'Brand' })).not.toBeInTheDocument();
    expect(shown.getByRole('rowheader', { name: 'Dose form' })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/medicines'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('what was left out still is after Back', async () => {
    const { shown, user } = await openTable('tea,oil');
    await user.click(shown.getByRole('checkbox', { name: 'Only differences' }));
    await user.click(shown.getByRole('link', { name: 'Rose Tea' }));
    await screen.findByRole('heading', { level: 1, name: 'Rose Tea' });
    act(() => window.history.back());
    expect(await (await dialog()).findByRole('checkbox', { name: 'Only differences' })).toBeChecked();
  });

  it('a heading of a description that is the name of another row has a row of its own', async () => {
    const both = { brand: 'Nila', description: 'A soap.\nDescription: Pressed cold.\nBrand: Since 1990.' };
    await stock(backend, [product({ ...both, _id: 'tea' }), product({ ...both, _id: 'oil', brand: 'Amla' })]);
    const { shown, user } = await openTable('tea,oil');
    expect(shown.getAllByRole('rowheader', { name: /^(Brand|Description)$/ })).toHaveLength(4);
    await user.click(shown.getByRole('checkbox', { name: 'Only differences' }));
    expect(shown.getAllByRole('rowheader', { name: /^(Brand|Description)$/ })).toHaveLength(1);
  });

  it('opens from the tray over the page; Back closes it, and so does taking out its last product, from the tray too', async () => {
    localStorage.setItem('compared', '["tea","oil"]');
    const { user } = await renderApp('/medicines?sort=price');
    await user.click(await (await tray()).findByRole('link', { name: 'Compare' }));
    await dialog();
    expect(address()).toBe('/medicines?sort=price&compare=tea,oil');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/medicines?sort=price');

    await user.click((await tray()).getByRole('link', { name: 'Compare' }));
    const shown = await dialog();
    await user.click(await shown.findByRole('button', { name: 'Remove from comparison: Rose Tea' }));
    expect(address()).toBe('/medicines?sort=price&compare=oil');
    expect(stored()).toBe('["oil"]');
    await user.click(shown.getByRole('button', { name: 'Remove from comparison: Beard Oil' }));
    await waitFor(() => expect(address()).toBe('/medicines?sort=price'));
    expect(stored()).toBe('[]');
  });

  it('products that are no longer available are counted, and the others are shown', async () => {
    const { shown } = await openTable('tea,gone,lost');
    expect(shown.getByText('2 of the products are no longer available.')).toBeVisible();
    expect(shown.getByRole('columnheader', { name: /Rose Tea/ })).toBeVisible();
    expect(shown.queryByRole('checkbox', { name: 'Only differences' })).not.toBeInTheDocument();
  });

  it('a link to unavailable products alone says that nothing is left to compare', async () => {
    await renderApp('/medicines?compare=gone');
    expect(await (await dialog()).findByText('There is nothing left to compare')).toBeVisible();
  });

  it('a catalogue that fails offers Retry, which loads it', async () => {
    await backend.fail({ call: 'getProducts', kind: '500', times: 'always' });
    // A page that reads no products itself: nothing but Retry sends the call again.
    const { user } = await renderApp('/sign-up?compare=tea,oil');
    const shown = await dialog();
    await shown.findByRole('button', { name: 'Retry' });
    await backend.reset();
    await stock(backend, goods);
    await user.click(await shown.findByRole('button', { name: 'Retry' }));
    expect(await shown.findByRole('table')).toBeVisible();
  });

  it('products can be added to the cart from it, unless out of stock', async () => {
    const { shown, user } = await openTable('tea,oil');
    expect(shown.getByRole('button', { name: /^Out of Stock: / })).toBeDisabled();
    await user.click(shown.getByRole('button', { name: 'Add to Cart: Rose Tea' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });
});
