import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from '../../support/backend';
import { type BadCase, runCases } from '../../support/bad/runCases';
import { guestPurchase, optionsChosen, stock } from '../../support/fixtures';
import { payPalInPage } from '../../support/payPalInPage';
import { main, storeSlices } from '../../support/renderApp';
import { signedIn } from '../../support/signedIn';

// Retries are tested elsewhere; here they would outlive the page.
vi.mock(import('@/payment/responses'), async (original) => ({ ...(await original()), pauseAfterTry: () => null }));

vi.mock(import('@/api/baseQuery'), async (actual) => (await import('../../support/bad/spoil')).watched(actual));

const backend = startBackend();
payPalInPage();

const guest = () => {
  const buyNow = guestPurchase();
  storeSlices({ buyNow, checkout: optionsChosen });
  return stock(backend, [buyNow.product]);
};
const asha = async () => {
  const { myAddresses } = await signedIn('Asha');
  const buyNow = guestPurchase();
  await signedIn('Asha', { buyNow, checkout: { ...optionsChosen, selectedAddress: myAddresses[0] } });
};

const pay = async () => {
  const button = await screen.findByRole('button', { name: 'PayPal' });
  // Until the journal is read, the button is hidden by a style that jsdom does not know.
  await waitFor(() => expect(button.closest('.hidden')).toBeNull());
  fireEvent.click(button);
};

/** Before the payment: the contract's text, and the button for another attempt. */
const notStarted = () => {
  expect(main().getByText(/^Could not initiate PayPal Checkout\.\.\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'PayPal' })).toBeVisible();
};

/** After the payment: settled, or the page shows it and offers no second one. */
const over = () => {
  const text = main().getByRole('heading', { level: 1 }).closest('main')?.textContent ?? '';
  expect(text).not.toContain('keep this page open');
  if (/Congratulations!|Sorry, your transaction could not be processed/.test(text)) return;
  expect(text).toMatch(/do not pay again|is confirming your payment|finishing your order/);
  for (const button of screen.queryAllByRole('button', { name: 'PayPal' }))
    expect(button.closest('.hidden')).not.toBeNull();
};

const notStartedOrOver = () => {
  if (!main().queryByText(/^Could not initiate PayPal Checkout\.\.\./)) over();
};

const afterPayment = {
  once: true,
  at: '/orders/review',
  act: pay,
  expectFailureShown: over,
  settledAs: over,
  needsData: false,
} satisfies Partial<BadCase>;

const cases: readonly BadCase[] = [
  { ...afterPayment, call: 'createOrder', before: guest, expectFailureShown: notStarted, settledAs: notStartedOrOver },
  { ...afterPayment, call: 'captureOrder', before: guest },
  { ...afterPayment, call: 'createBuyNowBooking', before: guest },
  { ...afterPayment, call: 'createBooking', few: true, before: asha },
];

// Desks of earlier pages still run, like other tabs; without the channel they do not reach this one.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));

beforeAll(async () => {
  if (!process.env.BAD_ANSWERS) return;
  await Promise.all([import('@/pages/ReviewPage'), import('@/features/payment/PayPalRoot')]);
}, 120_000);

it.runIf(process.env.BAD_ANSWERS).each(cases)(
  '$call: after every malformed response, the payment is settled or named on the page',
  { timeout: 1_800_000 },
  async (one) => {
    expect(await runCases(backend, one)).toEqual([]);
  },
);
