import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountDemoBar } from '@/demo/bar/DemoBar';
import { adminSignIn, customerSignIns } from '@/demo/seed/customers';
import { createSeed } from '@/demo/seed/seed';
import { createMemoryStore } from '@/demo/server/store';

const onReset = vi.fn(() => new Promise<void>(() => undefined));
let store = createMemoryStore(createSeed({ apiBase: '', products: 0 }));
const faults = () => store.read((state) => state.faults);

async function openPanel() {
  act(() => mountDemoBar(store, onReset));
  await userEvent.click(screen.getByRole('button', { name: 'Sign-ins & faults' }));
  return within(screen.getByRole('dialog', { name: 'Demo backend' }));
}

beforeEach(() => {
  store = createMemoryStore(createSeed({ apiBase: '', products: 0 }));
});
afterEach(async () => {
  const hide = screen.queryByRole('button', { name: 'Hide the demo bar', hidden: true });
  if (hide) await userEvent.click(hide);
  sessionStorage.clear();
});

it('the panel lists every sign-in', async () => {
  const panel = await openPanel();
  for (const { email, password } of customerSignIns) {
    expect(panel.getByText(email)).toBeVisible();
    expect(panel.getByText(password)).toBeVisible();
  }
  expect(panel.getByText(adminSignIn.adminCode)).toBeVisible();
});

it('the panel sets faults for all their calls, once or always, and clears them', async () => {
  const panel = await openPanel();
  await userEvent.click(panel.getByRole('checkbox', { name: /Slow network/ }));
  await userEvent.selectOptions(panel.getByLabelText('Booked, only a message returned'), 'once');
  await waitFor(() => expect(panel.getByText('3 faults are set.')).toBeVisible());
  expect(await faults()).toEqual([
    { call: '*', kind: 'slow', times: 'always' },
    { call: 'createBooking', kind: 'message-only', times: 1 },
    { call: 'createBuyNowBooking', kind: 'message-only', times: 1 },
  ]);
  await userEvent.selectOptions(panel.getByLabelText('Booked, only a message returned'), 'off');
  await waitFor(async () => expect(await faults()).toHaveLength(1));
  await userEvent.click(panel.getByRole('button', { name: 'Clear all faults' }));
  await waitFor(() => expect(panel.getByText('Everything works as it should.')).toBeVisible());
  expect(await faults()).toEqual([]);
});

it('the panel shows the faults that are set', async () => {
  await store.transact((state) => {
    state.faults = [{ call: 'captureOrder', kind: 'declined', times: 1 }];
  });
  const panel = await openPanel();
  await waitFor(() => expect(panel.getByLabelText('Card declined')).toHaveValue('once'));
});

it('the panel resets the data', async () => {
  const panel = await openPanel();
  await userEvent.click(panel.getByRole('button', { name: 'Reset data and reload' }));
  expect(onReset).toHaveBeenCalledOnce();
});

it('a hidden bar stays hidden for the session', async () => {
  act(() => mountDemoBar(store, onReset));
  await userEvent.click(screen.getByRole('button', { name: 'Hide the demo bar' }));
  act(() => mountDemoBar(store, onReset));
  expect(screen.queryByRole('region', { name: 'Demo' })).toBeNull();
});
