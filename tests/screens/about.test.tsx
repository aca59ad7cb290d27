import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';

startBackend();

it('the about page says what the footer’s customer-service list names, with the contract’s figures', async () => {
  await renderApp('/about-us');
  const region = screen.getByRole('region', { name: 'How buying here works' });
  const policies = within(region);
  expect(policies.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Payment Method',
    'Shipping Policy',
    'Refund Policy',
    'Cancellation Policy',
    'Track Order',
    'Contact Us',
  ]);
  expect(region).toHaveTextContent('the minimum order is CA$50.00, excluding shipping');
  expect(region).toHaveTextContent('Standard shipping costs a flat CA$50.00 per order');
  expect(region).toHaveTextContent('Sign in to see your order’s status in My Orders.');
  expect(policies.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/myaccount/orders',
    expect.stringMatching(/^https:\/\/wa\.me\//),
    'mailto:care@shop.test',
  ]);
});

describe('page head', () => {
  beforeEach(() => {
    document.head.replaceChildren();
  });

  const head = (selector: string) => [...document.head.querySelectorAll(selector)];

  const contents = (selector: string) => head(selector).map((element) => element.getAttribute('content'));

  it('a product page’s head has its name, description, URL and picture', async () => {
    await renderApp('/products/Himalayan_Shilajit_Resin?utm_source=mail#reviews');
    await screen.findByRole('heading', { level: 1, name: 'Himalayan Shilajit Resin' });
    await waitFor(() => expect(document.title).toBe('Himalayan Shilajit Resin – Tulsi North'));
    expect(head('link[rel=canonical]').map((link) => link.getAttribute('href'))).toEqual([
      `${window.location.origin}/products/Himalayan_Shilajit_Resin`,
    ]);
    expect(contents('meta[name=description]')).toHaveLength(1);
    expect(contents('meta[property="og:title"]')).toEqual(['Himalayan Shilajit Resin']);
    expect(contents('meta[property="og:type"]')).toEqual(['product']);
    expect(contents('meta[property="og:locale"]')).toEqual(['en_CA']);
    expect(contents('meta[property="og:image"]')[0]).toMatch(/^https?:/);
    expect(contents('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
    expect(head('meta[name=robots]')).toEqual([]);
  });

  it('the page’s description replaces the document’s own', async () => {
    document.head.innerHTML = '<meta data-neutral name="description" content="static" />';
    await renderApp('/about-us');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(contents('meta[name=description]')).toHaveLength(1));
    expect(contents('meta[name=description]')[0]).toMatch(/^Who we are/);
  });

  it.each(['/cart', '/products/No_Such_Thing', '/medicines?q=tea'])('%s is not indexed', async (path) => {
    await renderApp(path);
    await waitFor(() => expect(contents('meta[name=robots]')).toEqual(['noindex']));
    expect(head('link[rel=canonical]')).toEqual([]);
  });

  it('each page of a listing has its own canonical URL', async () => {
    await renderApp('/medicines?page=2&sort=popularity&utm_source=mail');
    await waitFor(() =>
      expect(head('link[rel=canonical]')[0]?.getAttribute('href')).toBe(`${window.location.origin}/medicines?page=2`),
    );
  });
});
