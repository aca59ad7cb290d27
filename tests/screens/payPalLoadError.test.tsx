import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { guestPurchase, optionsChosen } from '../support/fixtures';
import { payPalInPage } from '../support/payPalInPage';
import { renderApp, storeSlices } from '../support/renderApp';

const chunk = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('@/features/payment/PayPalRoot', chunk.load);

startBackend();
payPalInPage();

it('a PayPal chunk that fails to load shows an error, and Retry loads it and keeps the focus in the section', async () => {
  chunk.load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  storeSlices({ buyNow: guestPurchase(), checkout: optionsChosen });
  const { user } = await renderApp('/orders/review');
  expect(await screen.findByRole('heading', { level: 3, name: 'We couldn’t load PayPal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Pay with PayPal' })).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(chunk.load).toHaveBeenCalledTimes(2);

  chunk.load.mockImplementation(() => vi.importActual('@/features/payment/PayPalRoot'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('We couldn’t load PayPal')).not.toBeInTheDocument());
});
