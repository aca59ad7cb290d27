import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { customerApi } from '@/api/customerApi';
import { pincodeLookupDelayMs } from '@/config/constants';
import { addressField, enter } from '../support/addressForm';
import { startBackend } from '../support/backend';
import { badAnswers } from '../support/badAnswers';
import { guestPurchase } from '../support/purchases';
import { renderApp, storeSlices } from '../support/renderApp';
import { requestsOf } from '../support/shelf';

const backend = startBackend();

const looked = () => requestsOf(backend, 'lookUpPincode').map(({ path, query }) => [path, query]);
const answered = (pincode: string, { store }: Awaited<ReturnType<typeof openForm>>) =>
  waitFor(() => expect(customerApi.endpoints.lookUpPincode.select(pincode)(store.getState()).isSuccess).toBe(true), {
    timeout: 5000,
  });
const location = () =>
  [addressField('City'), addressField('State'), addressField('Country')].map((field) => shown(field));
const shown = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null;
const failure = 'We couldn’t look up this pincode. Please enter the city, state and country.';

async function openForm() {
  storeSlices({ buyNow: guestPurchase({ address: null }) });
  const app = await renderApp('/orders/checkout');
  await screen.findByLabelText('Pincode');
  return app;
}

it('a complete pincode is looked up without its space and fills city, state and country', async () => {
  const { user } = await openForm();
  await user.type(addressField('Pincode'), 'K1A 0B1');
  await waitFor(() => expect(location()).toEqual(['Ottawa', 'Ontario', 'Canada']));
  expect(looked()).toEqual([['/K1A0B1', { json: '1' }]]);
  expect(requestsOf(backend, 'lookUpPincode')[0]?.headers.authorization).toBeUndefined();
});

it.each([
  ['United States of America', 'United States'],
  ['USA', 'United States'],
  ['UK', 'United Kingdom'],
  ['Great Britain', 'United Kingdom'],
])('a lookup that finds %s fills in %s', async (countryname, country) => {
  const body = JSON.stringify({
    city: 'Springfield',
    standard: { city: 'Springfield', statename: 'Avon', countryname },
  });
  await backend.fail({ call: 'lookUpPincode', kind: 'response', times: 1, response: { status: 200, body } });
  const { user } = await openForm();
  await enter(user, 'Pincode', '627010');
  await waitFor(() => expect(location()).toEqual(['Springfield', 'Avon', country]));
});

it.each(['K1A 0B', 'K1A0', 'K1A  0', 'K1A/0B1'])('"%s" is not looked up', async (typed) => {
  const { user } = await openForm();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await enter(user, 'Pincode', typed);
  await act(() => vi.advanceTimersByTimeAsync(pincodeLookupDelayMs));
  expect(screen.queryByText('Looking up city, state and country…')).not.toBeInTheDocument();
  expect(looked()).toEqual([]);
});

it('the latest pincode’s answer wins, even if it arrives first', async () => {
  const app = await openForm();
  const { user } = app;
  await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 1, ms: 900 });
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(looked()).toHaveLength(1));
  await enter(user, 'Pincode', 'V6B 5M5');
  await waitFor(() => expect(location()).toEqual(['Vancouver', 'British Columbia', 'Canada']));
  await answered('K1A0B1', app);
  expect(location()).toEqual(['Vancouver', 'British Columbia', 'Canada']);
});

it('a typed city is never overwritten', async () => {
  const { user } = await openForm();
  await enter(user, 'City', 'Gatineau');
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(addressField('State')).toHaveValue('Ontario'));
  expect(location()).toEqual(['Gatineau', 'Ontario', 'Canada']);
});

it('a city typed while the lookup is pending stays', async () => {
  const { user } = await openForm();
  await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 1, ms: 2500 });
  await enter(user, 'Pincode', 'K1A 0B1');
  await screen.findByText('Looking up city, state and country…');
  await enter(user, 'City', 'Gatineau');
  await waitFor(() => expect(addressField('State')).toHaveValue('Ontario'));
  expect(addressField('City')).toHaveValue('Gatineau');
});

it('a city that was typed and cleared is filled by the next pincode', async () => {
  const { user } = await openForm();
  await enter(user, 'City', 'Gatineau');
  await user.clear(addressField('City'));
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(location()).toEqual(['Ottawa', 'Ontario', 'Canada']));
});

it('clearing the pincode clears city, state and country', async () => {
  const { user } = await openForm();
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(addressField('City')).toHaveValue('Ottawa'));
  await user.clear(addressField('Pincode'));
  expect(location()).toEqual(['', '', '']);
});

it('clearing the pincode ignores a pending answer', async () => {
  const app = await openForm();
  const { user } = app;
  await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 1, ms: 200 });
  await enter(user, 'Pincode', 'K1A 0B1');
  await screen.findByText('Looking up city, state and country…');
  await user.clear(addressField('Pincode'));
  await answered('K1A0B1', app);
  expect(location()).toEqual(['', '', '']);
});

it.each([...badAnswers, '404'] as const)(
  'a failed lookup (%s) shows an error and leaves the fields unchanged',
  async (kind) => {
    await backend.fail({ call: 'lookUpPincode', kind, times: 'always' });
    const { user } = await openForm();
    await enter(user, 'State', 'Ontario');
    await enter(user, 'Pincode', 'K1A 0B1');
    expect(await screen.findByText(failure)).toBeVisible();
    expect(location()).toEqual(['', 'Ontario', 'Canada']);
    expect(addressField('Pincode')).toHaveValue('K1A 0B1');
  },
);

it('an unknown pincode shows an error and leaves the fields unchanged', async () => {
  const { user } = await openForm();
  await enter(user, 'Pincode', 'ZZZZZZ');
  expect(await screen.findByText(failure)).toBeVisible();
  expect(location()).toEqual(['', '', 'Canada']);
});

it('a Canadian pincode sets Canada again after the pincode was cleared, even where the lookup fails', async () => {
  await backend.fail({ call: 'lookUpPincode', kind: '500', times: 'always' });
  const { user } = await openForm();
  await enter(user, 'Pincode', 'K1A 0B1');
  await user.clear(addressField('Pincode'));
  expect(location()).toEqual(['', '', '']);
  await enter(user, 'Pincode', 'H2X 1Y4');
  expect(location()).toEqual(['', 'Quebec', 'Canada']);
});
