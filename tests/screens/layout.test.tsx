import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { cartItem, product, user } from '../support/fixtures';
import { renderApp, storeSlices } from '../support/renderApp';

const backend = startBackend();

const header = () => within(screen.getByRole('banner'));
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));
const address = () => window.location.pathname + window.location.search;

function signedIn(lines = 0) {
  const items = Array.from({ length: lines }, (_, index) => ({ ...cartItem(product(), 5), _id: `line-${index}` }));
  storeSlices({ user: { current: user({ myCart: [{ items }] }) } });
}

it('the header of a signed-out shopper has Login, Sign Up and the cart', async () => {
  await renderApp('/about-us');
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/sign-in');
  expect(header().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  expect(header().getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

it('the cart badge counts the lines of the first cart', async () => {
  signedIn(3);
  await renderApp('/about-us');
  expect(header().getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});

it('an empty cart has no badge', async () => {
  signedIn(0);
  await renderApp('/about-us');
  expect(header().getByRole('link', { name: 'Cart' })).toHaveTextContent('');
});

it('the account menu links to the account, and Logout returns to the home page', async () => {
  signedIn();
  const { user: person } = await renderApp('/about-us');
  await person.click(header().getByRole('button', { name: /Account of/ }));
  expect(header().getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/myaccount/orders');
  expect(header().getByRole('link', { name: 'Address' })).toHaveAttribute('href', '/myaccount/addresses');
  await person.click(header().getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(header().getByRole('link', { name: 'Login' })).toBeInTheDocument();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('the navigation has the specified entries; Blogs and Contact Us are not links', async () => {
  await renderApp('/about-us');
  const links = nav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Men', '/medicines?category=Men'],
    ['Women', '/medicines?category=Women'],
    ['Medicine', '/medicines?category=Medicine'],
    ['About Us', '/about-us'],
  ]);
  expect(nav().getByText('Blogs')).toBeInTheDocument();
  expect(nav().getByText('Contact Us')).toBeInTheDocument();
  expect(nav().getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
});

it('the Products menu has one link per brand', async () => {
  const { user: person } = await renderApp('/about-us');
  await person.click(nav().getByRole('button', { name: 'Products' }));
  expect(await nav().findByRole('link', { name: 'Brahmanand' })).toHaveAttribute('href', '/medicines/Brahmanand');
});

it('brands that failed to load can be retried', async () => {
  await backend.fail({ call: 'getProducts', kind: '500', times: 1 });
  const { user: person } = await renderApp('/about-us');
  await person.click(nav().getByRole('button', { name: 'Products' }));
  await person.click(await nav().findByRole('button', { name: 'Retry' }));
  expect(await nav().findByRole('link', { name: 'Brahmanand' })).toBeInTheDocument();
});

it('a search opens its results and stays in the input', async () => {
  const { user: person } = await renderApp('/about-us');
  const box = header().getByRole('combobox', { name: 'Search products' });
  await person.type(box, '  oil & ghee {Enter}');
  expect(address()).toBe('/medicines?q=oil+%26+ghee');
  expect(box).toHaveValue('oil & ghee');
});

it('closing the mobile search clears its input', async () => {
  const { user: person } = await renderApp('/about-us');
  const boxes = () => header().getAllByRole('combobox');
  await person.click(header().getByRole('button', { name: 'Open search' }));
  expect(boxes()[1]).toHaveFocus();
  await person.keyboard('tulsi');
  await person.click(header().getByRole('button', { name: 'Close search' }));
  expect(boxes()).toHaveLength(1);
  await person.click(header().getByRole('button', { name: 'Open search' }));
  expect(boxes()[1]).toHaveValue('');
});

it('the mobile menu greets the customer by full name and has the same entries', async () => {
  signedIn();
  const { user: person } = await renderApp('/cart');
  await person.click(header().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByText('Hello, Noor Gill')).toBeVisible();
  for (const name of ['About Us', 'Testimonials', 'Blogs', 'Contact Us'])
    expect(menu.getByRole('link', { name })).toHaveAttribute('href', '/about-us');
  await person.click(menu.getByRole('button', { name: 'Account' }));
  expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/myaccount/wishlist');
  expect(menu.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '/myaccount/addresses');
  await person.click(menu.getByRole('button', { name: 'Products' }));
  await person.click(await menu.findByRole('link', { name: 'Brahmanand' }));
  expect(address()).toBe('/medicines/Brahmanand');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Logout in the mobile menu signs out, closes the menu and opens the home page', async () => {
  signedIn();
  const { user: person } = await renderApp('/about-us');
  await person.click(header().getByRole('button', { name: 'Menu' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/');
});

it('the footer shows its statements; only WhatsApp, e-mail address, phone number and the other language are links', async () => {
  await renderApp('/about-us');
  expect(footer().getByText(/only a seller/)).toBeVisible();
  expect(footer().getByText(/your own doctor/)).toBeVisible();
  expect(footer().getByText('Minimum order CA$50.00, excluding shipping')).toBeVisible();
  expect(footer().getByText('© 2025 Tulsi North')).toBeVisible();
  for (const name of [
    'Payment Method',
    'Contact Us',
    'Shipping Policy',
    'Refund Policy',
    'Cancellation Policy',
    'Track Order',
  ])
    expect(footer().getByText(name)).toBeVisible();
  const links = footer().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hello%2C%20I%20need%20assistance\.$/),
    'mailto:care@shop.test',
    'tel:+14165550137',
    '/fr/about-us',
  ]);
});

it('navigation sets the title and focuses the h1', async () => {
  const { user: person } = await renderApp('/medicines');
  expect(document.body).toHaveFocus();
  await person.click(nav().getByRole('link', { name: 'About Us' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(document.title).toBe('About Us – Tulsi North');
});

it('the skip link targets the content', async () => {
  const { user: person } = await renderApp('/about-us');
  await person.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
