import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countries } from '@/config/countries';
import { addressField, enter, fillAddress, typedAddress } from '../support/addressForm';
import { startBackend } from '../support/backend';
import { guestPurchase } from '../support/purchases';
import { renderApp, storeSlices } from '../support/renderApp';

startBackend();

const save = () => screen.getByRole('button', { name: 'Use this address' });

async function openForm() {
  storeSlices({ buyNow: guestPurchase({ address: null }) });
  const app = await renderApp('/orders/checkout');
  await screen.findByLabelText('Pincode');
  return app;
}

test('every required field says what it misses, and the first one gets the focus', async () => {
  const { user } = await openForm();
  await user.click(save());
  for (const label of [...Object.keys(typedAddress), 'Country'] as const) {
    const field = screen.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(`Please enter the ${label.toLowerCase()}.`));
  }
  expect(addressField('Name')).toHaveFocus();
});

test('a field is checked when it is left, and its message goes while it is being mended', async () => {
  const { user } = await openForm();
  await user.click(addressField('City'));
  await user.tab();
  expect(await screen.findByText('Please enter the city.')).toBeVisible();
  await user.type(addressField('City'), 'T');
  await waitFor(() => expect(screen.queryByText('Please enter the city.')).not.toBeInTheDocument());
});

test.each(['123', '+1416555', '+1 999 999 9999 99'])(
  'mobile number %s: the specified text, nothing is cleared, and the focus goes to the field',
  async (number) => {
    const { user } = await openForm();
    await user.selectOptions(addressField('Country'), 'Canada');
    await enter(user, 'Name', 'Noor Gill');
    await enter(user, 'Mobile Number', number);
    await enter(user, 'Landmark', 'Blue door');
    const typed = addressField('Mobile Number').getAttribute('value');
    await user.click(save());
    expect(await screen.findByText('Please enter a valid phone number.')).toBeVisible();
    await waitFor(() => expect(addressField('Mobile Number')).toHaveFocus());
    expect(addressField('Mobile Number')).toHaveAttribute('value', typed);
    expect(addressField('Name')).toHaveValue('Noor Gill');
    expect(addressField('Landmark')).toHaveValue('Blue door');
    expect(addressField('Country')).toHaveValue('Canada');
  },
);

test('a complete address is kept in the Buy Now state only, without the landmark', async () => {
  const { user, store } = await openForm();
  await fillAddress(user);
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Change address' })).toBeVisible();
  expect(store.getState().buyNow.address).toEqual({
    name: 'Noor Gill',
    flatNoOrBuildingNameAndStreetName: '12 Elm Street',
    AreaoRLocality: 'The Annex',
    city: 'Toronto',
    state: 'Ontario',
    postalCode: 'M5V 2T6',
    country: 'Canada',
    countryCode: 'CA',
    contactNumber: '+14165550137',
  });
  await user.click(screen.getByRole('button', { name: 'Continue to Payment Options' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Options' })).toBeVisible();
});

test('the country is one of ten', async () => {
  await openForm();
  const options = [...addressField('Country').querySelectorAll('option')].map((option) => option.value);
  expect(options).toEqual(['', ...countries.map(({ name }) => name)]);
  expect(options).toHaveLength(11);
});

test.each(countries.map(({ iso, name }) => [iso, name]))(
  'the phone country %s makes the country %s',
  async (iso, name) => {
    const { user, store } = await openForm();
    const phoneCountry = screen.getByLabelText('Mobile number country');
    await user.selectOptions(phoneCountry, 'FI');
    await user.selectOptions(phoneCountry, iso);
    expect(addressField('Country')).toHaveValue(name);
    expect(store.getState().buyNow.address).toBeNull();
  },
);

test('a phone country outside the ten gives an empty country', async () => {
  const { user } = await openForm();
  const phoneCountry = screen.getByLabelText('Mobile number country');
  await user.selectOptions(phoneCountry, 'US');
  await user.selectOptions(phoneCountry, 'FI');
  expect(addressField('Country')).toHaveValue('');
});

test('a country chosen by hand is not changed by the phone country', async () => {
  const { user } = await openForm();
  await user.selectOptions(addressField('Country'), 'Japan');
  await user.selectOptions(screen.getByLabelText('Mobile number country'), 'US');
  expect(addressField('Country')).toHaveValue('Japan');
});

test('a country that a pincode was looked up to is not changed by the phone country', async () => {
  const { user } = await openForm();
  await user.selectOptions(screen.getByLabelText('Mobile number country'), 'US');
  expect(addressField('Country')).toHaveValue('United States');
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(addressField('Country')).toHaveValue('Canada'));
  await user.selectOptions(screen.getByLabelText('Mobile number country'), 'GB');
  expect(addressField('Country')).toHaveValue('Canada');
});

test('a number typed with the code of another country leaves the country alone', async () => {
  const { user } = await openForm();
  await enter(user, 'Mobile Number', '+919810012345');
  expect(addressField('Country')).toHaveValue('');
});

test('the landmark says that it is not sent, and is not asked for again when the address is changed', async () => {
  const { user } = await openForm();
  expect(addressField('Landmark')).toHaveAccessibleDescription(/isn’t sent/);
  await fillAddress(user);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  await screen.findByLabelText('Pincode');
  expect(screen.queryByLabelText('Landmark')).not.toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Change address' })).toBeVisible();
});

test('the form and the payment step say the same of orders outside Canada', async () => {
  const { user } = await openForm();
  const told = 'Outside Canada, we first confirm delivery with you by WhatsApp or email.';
  expect(addressField('Country')).toHaveAccessibleDescription(told);
  await fillAddress(user);
  await user.selectOptions(addressField('Country'), 'Japan');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Continue to Payment Options' }));
  expect(await screen.findByText(`CA$50.00 flat. ${told}`)).toBeVisible();
});

test('a pincode is at most 8 characters long, and strange ones are refused', async () => {
  const { user } = await openForm();
  expect(addressField('Pincode')).toHaveAttribute('maxlength', '8');
  await enter(user, 'Pincode', 'K1A/0B1');
  await user.tab();
  expect(await screen.findByText(/Please enter a valid pincode/)).toBeVisible();
  expect(addressField('Pincode')).toHaveValue('K1A/0B1');
});
