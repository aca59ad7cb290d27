import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { adminSignedIn, findPanel, openCards } from '../support/dashboard';
import { cartItem, user as customer, product, stock } from '../support/fixtures';
import { renderApp, storeSlices } from '../support/renderApp';
import { signedIn } from '../support/signedIn';

vi.mock('@/lib/language', async (actual) => ({
  ...(await actual<typeof import('@/lib/language')>()),
  language: 'fr',
  englishLang: 'en',
}));

const backend = startBackend();
const capsules = 'Ashwagandha Root Capsules';

/** Expects every occurrence of a text to be marked as English. */
function expectEnglish(text: string | RegExp, within_: HTMLElement = document.body) {
  const places = within(within_).getAllByText(text);
  expect(places.map((place) => place.closest('[lang]')?.getAttribute('lang'))).toEqual(places.map(() => 'en'));
}

it('names and brands of products in the cart are marked as English', async () => {
  storeSlices({ user: { current: customer({ myCart: [{ items: [cartItem(product({ brand: 'Nila' }))] }] }) } });
  await renderApp('/cart');
  await screen.findByRole('heading', { level: 1, name: /^My Medicines/ });
  const line = screen.getByRole('article');
  expectEnglish(product().name, line);
  expectEnglish('Nila', line);
});

it('names of products in orders and on an invoice are marked as English', async () => {
  await signedIn('Asha');
  const { user } = await renderApp('/myaccount/orders');
  const order = (await screen.findAllByRole('article'))[0] as HTMLElement;
  expectEnglish(`1 × ${capsules}`, order);
  await user.click(within(order).getByRole('button', { name: /^Details/ }));
  expectEnglish(capsules, order);
  await user.click(within(order).getByRole('link', { name: /^Invoice/ }));
  expectEnglish(capsules, await screen.findByRole('table', { name: 'Products' }));
});

it('suggestions mark brands as English', async () => {
  const { user } = await renderApp('/about-us');
  await user.type(screen.getAllByRole('combobox', { name: 'Search products' })[0] as HTMLElement, 'himavat');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(within(list).getAllByText(/^Himavat Wellness/).length).toBeGreaterThan(1);
  expectEnglish('Himavat Wellness', list);
});

it('the breadcrumb of a product marks its brand and name as English', async () => {
  await stock(backend, [product({ brand: 'Nila' })]);
  await renderApp('/products/Ashwagandha_Root');
  await screen.findByRole('heading', { level: 1, name: product().name });
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  for (const text of ['Nila', product().name]) expectEnglish(text, breadcrumb);
  expect(within(breadcrumb).getByText('Home').closest('[lang]')).toBeNull();
});

it('a comparison marks the texts of products as English, but not the shop’s own words', async () => {
  const tea = { brand: 'Nila', category: 'Medicine', dose_form: 'Tea', pack_size: '50 g' };
  await stock(backend, [
    product({ ...tea, _id: 'tea', name: 'Rose Tea', description: 'A tea.\nHow to use: Stir.' }),
    product({ ...tea, _id: 'oil', name: 'Beard Oil', description: 'An oil.' }),
  ]);
  await renderApp('/medicines?compare=tea,oil');
  const table = await screen.findByRole('table');
  for (const text of ['Rose Tea', 'Nila', '50 g', 'A tea.', 'How to use', 'Stir.']) expectEnglish(text, table);
  expect(within(table).getAllByText('Tea')[0]?.closest('[lang]')).toBeNull();
});

it('the dashboard marks names of products in its lists as English', async () => {
  await adminSignedIn();
  await openCards('?tab=product&show=1');
  const card = await screen.findByRole('article', { name: capsules });
  expectEnglish(capsules, card);
});

it('the dashboard marks a message of the server as English, but not one of the shop', async () => {
  await adminSignedIn();
  await backend.fail({ call: '*', kind: '500', times: 'always' });
  await openCards('?tab=product&show=1');
  await findPanel();
  const alert = await screen.findByRole('alert');
  expectEnglish('Internal Server Error', alert);
  expect(within(alert).getByText('We couldn’t load the products').closest('[lang]')).toBeNull();
});
