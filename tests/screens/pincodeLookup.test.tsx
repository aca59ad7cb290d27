import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pincodeLookupDelayMs } from '@/config/constants';
import { addressField, enter } from '../support/addressForm';
import { startBackend } from '../support/backend';
import { badAnswers } from '../support/badAnswers';
import { guestPurchase } from '../support/purchases';
import { renderApp, storeSlices } from '../support/renderApp';
import { requestsOf } from '../support/shelf';

const backend = startBackend();

const looked = () => requestsOf(backend, 'lookUpPincode').map(({ path, query }) => [path, query]);
const rest = () => new Promise((resolve) => setTimeout(resolve, pincodeLookupDelayMs + 150));
const place = () => [addressField('City'), addressField('State'), addressField('Country')].map((field) => shown(field));
const shown = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null;
const failure = 'We couldn’t look up this pincode. Please enter the city, state and country.';

async function openForm() {
  storeSlices({ buyNow: guestPurchase({ address: null }) });
  const app = await renderApp('/orders/checkout');
  await screen.findByLabelText('Pincode');
  return app;
}

test('a complete pincode fills city, state and country, looked up without its space', async () => {
  const { user } = await openForm();
  await user.type(addressField('Pincode'), 'K1A 0B1');
  await waitFor(() => expect(place()).toEqual(['Ottawa', 'Ontario', 'Canada']));
  expect(looked()).toEqual([['/K1A0B1', { json: '1' }]]);
  expect(requestsOf(backend, 'lookUpPincode')[0]?.headers.authorization).toBeUndefined();
});

test.each([
  ['United States of America', 'United States'],
  ['USA', 'United States'],
  ['UK', 'United Kingdom'],
  ['Great Britain', 'United Kingdom'],
])('a lookup that answers with %s fills in %s', async (countryname, country) => {
  const body = JSON.stringify({
    city: 'Springfield',
    standard: { city: 'Springfield', statename: 'Avon', countryname },
  });
  await backend.fail({ call: 'lookUpPincode', kind: 'answer', times: 1, answer: { status: 200, body } });
  const { user } = await openForm();
  await enter(user, 'Pincode', '627010');
  await waitFor(() => expect(place()).toEqual(['Springfield', 'Avon', country]));
});

test.each(['K1A 0B', 'K1A0', 'K1A  0', 'K1A/0B1'])('"%s" is not looked up', async (typed) => {
  const { user } = await openForm();
  await enter(user, 'Pincode', typed);
  await rest();
  expect(looked()).toEqual([]);
});

test('only the latest answer counts, also when it comes first', async () => {
  const { user } = await openForm();
  await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 1, ms: 900 });
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(looked()).toHaveLength(1));
  await enter(user, 'Pincode', 'V6B 5M5');
  await waitFor(() => expect(place()).toEqual(['Vancouver', 'British Columbia', 'Canada']));
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(place()).toEqual(['Vancouver', 'British Columbia', 'Canada']);
});

test('what was typed by hand is never overwritten', async () => {
  const { user } = await openForm();
  await enter(user, 'City', 'Gatineau');
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(addressField('State')).toHaveValue('Ontario'));
  expect(place()).toEqual(['Gatineau', 'Ontario', 'Canada']);
});

test('a city typed while the answer is on its way stays', async () => {
  const { user } = await openForm();
  await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 1, ms: 2500 });
  await enter(user, 'Pincode', 'K1A 0B1');
  await screen.findByText('Looking up city, state and country…');
  await enter(user, 'City', 'Gatineau');
  await waitFor(() => expect(addressField('State')).toHaveValue('Ontario'));
  expect(addressField('City')).toHaveValue('Gatineau');
});

test('a city typed by hand and emptied again is filled by the next pincode', async () => {
  const { user } = await openForm();
  await enter(user, 'City', 'Gatineau');
  await user.clear(addressField('City'));
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(place()).toEqual(['Ottawa', 'Ontario', 'Canada']));
});

test('clearing the pincode clears city, state and country', async () => {
  const { user } = await openForm();
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(addressField('City')).toHaveValue('Ottawa'));
  await user.clear(addressField('Pincode'));
  expect(place()).toEqual(['', '', '']);
});

test('clearing the pincode forgets an answer that is still on its way', async () => {
  const { user } = await openForm();
  await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 1, ms: 200 });
  await enter(user, 'Pincode', 'K1A 0B1');
  await screen.findByText('Looking up city, state and country…');
  await user.clear(addressField('Pincode'));
  await rest();
  expect(place()).toEqual(['', '', '']);
});

test.each([...badAnswers, '404'] as const)('a lookup that fails (%s) says so and leaves the fields', async (kind) => {
  await backend.fail({ call: 'lookUpPincode', kind, times: 'always' });
  const { user } = await openForm();
  await enter(user, 'State', 'Ontario');
  await enter(user, 'Pincode', 'K1A 0B1');
  expect(await screen.findByText(failure)).toBeVisible();
  expect(place()).toEqual(['', 'Ontario', '']);
  expect(addressField('Pincode')).toHaveValue('K1A 0B1');
});

test('a pincode that nobody knows leaves the fields and says so', async () => {
  const { user } = await openForm();
  await enter(user, 'Pincode', 'ZZZZZZ');
  expect(await screen.findByText(failure)).toBeVisible();
  expect(place()).toEqual(['', '', '']);
});
