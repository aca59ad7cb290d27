import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  expect(region).toHaveTextContent('Standard, for a flat fee of CA$50.00 per order');
  expect(region).toHaveTextContent('An order is Confirmed, Shipped, In-transit or Delivered.');
  expect(policies.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/myaccount/orders',
    expect.stringMatching(/^https:\/\/wa\.me\//),
    'mailto:care@shop.test',
  ]);
});
