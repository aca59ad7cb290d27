import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLanguage } from '@/app/followLanguage';
import { handOver } from '@/app/handOver';
import { languageTexts } from '@/app/languageTexts';
import { holdVersion, versionHolds } from '@/lib/heldVersion';
import { languageKey } from '@/lib/languageKey';
import { payPalOpened, preparationEnded, preparationStarted } from '@/state/paymentActions';
import { paymentInProgress } from '@/state/paymentInProgress';
import { paymentChanged } from '@/state/paymentSlice';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';

vi.mock('@/app/handOver', () => ({ handOver: vi.fn(), takeOver: vi.fn() }));
vi.mock('@/state/paymentInProgress', { spy: true });
startBackend();

/** What a page in a browser takes with it when it goes. */
let leave: (() => void)[] = [];
beforeEach(() => {
  vi.mocked(handOver).mockClear();
  for (const target of [document, window] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      add(...listener);
      leave.push(() => target.removeEventListener(...listener));
    });
  }
  const subscribe = versionHolds.subscribe;
  vi.spyOn(versionHolds, 'subscribe').mockImplementation((listener) => {
    const unsubscribe = subscribe(listener);
    leave.push(unsubscribe);
    return unsubscribe;
  });
});
afterEach(() => {
  for (const each of leave) each();
  leave = [];
});

async function openPage() {
  const app = await renderApp('/about-us?from=ad');
  followLanguage(app.store);
  const [french] = await screen.findAllByRole('link', { name: 'Français' });
  if (!french) throw new Error('No link to the French shop');
  return { ...app, chooseFrench: () => app.user.click(french) };
}

function chosenInAnotherTab() {
  localStorage.setItem(languageKey, 'fr');
  dispatchEvent(new StorageEvent('storage', { key: languageKey, newValue: 'fr' }));
}

/** Long enough for what would happen at once. */
const soon = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('the link opens the same page in French and keeps the choice', async () => {
  const { chooseFrench } = await openPage();
  await chooseFrench();
  await waitFor(() => expect(handOver).toHaveBeenCalledWith('/fr/about-us?from=ad'));
  expect(localStorage.getItem(languageKey)).toBe('fr');
});

it.each([
  ['PayPal’s button has been pressed', preparationStarted],
  ['PayPal’s window is open', payPalOpened],
])('the link keeps the page, and says why, once %s', async (_, begin) => {
  const { store, chooseFrench } = await openPage();
  act(() => void store.dispatch(begin()));
  await chooseFrench();
  await screen.findByText(languageTexts.paymentOpen);
  expect(handOver).not.toHaveBeenCalled();
  act(() => void store.dispatch(paymentChanged({ preparing: false, payPalOpen: false })));
  await chooseFrench();
  await waitFor(() => expect(handOver).toHaveBeenCalledTimes(1));
});

it('the link says so while the payment journal cannot be read', async () => {
  const { chooseFrench } = await openPage();
  vi.mocked(paymentInProgress).mockReturnValueOnce(() => new Promise(() => {}));
  await chooseFrench();
  await screen.findByText(languageTexts.checkingPayments, {}, { timeout: 5000 });
  expect(handOver).not.toHaveBeenCalled();
});

it('a page follows the choice of another tab', async () => {
  await openPage();
  chosenInAnotherTab();
  await waitFor(() => expect(handOver).toHaveBeenCalledWith('/fr/about-us?from=ad'));
});

it('a page with a payment stays in its language until the payment is over', async () => {
  const { store } = await openPage();
  act(() => void store.dispatch(preparationStarted()));
  chosenInAnotherTab();
  await soon();
  expect(handOver).not.toHaveBeenCalled();
  act(() => void store.dispatch(preparationEnded()));
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(handOver).toHaveBeenCalledTimes(1));
});

it('a checkout that begins while payments are looked for keeps the page', async () => {
  const { store } = await openPage();
  let answer = (_: boolean) => {};
  const journal = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(store, 'dispatch').mockReturnValueOnce(journal as never);
  chosenInAnotherTab();
  let leaveCheckout = () => {};
  act(() => {
    leaveCheckout = holdVersion();
  });
  answer(false);
  await soon();
  expect(handOver).not.toHaveBeenCalled();
  act(() => leaveCheckout());
  await waitFor(() => expect(handOver).toHaveBeenCalledTimes(1));
});
