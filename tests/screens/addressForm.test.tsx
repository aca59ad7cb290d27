import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('every empty required field shows an error, and the first one gets the focus', async () => {
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

it('a field is validated on blur, and typing clears its error', async () => {
  const { user } = await openForm();
  await user.click(addressField('City'));
  await user.tab();
  expect(await screen.findByText('Please enter the city.')).toBeVisible();
  await user.type(addressField('City'), 'T');
  await waitFor(() => expect(screen.queryByText('Please enter the city.')).not.toBeInTheDocument());
});

it.each(['123', '+1416555', '+1 999 999 9999 99'])(
  'the mobile number %s shows the specified error, clears nothing and gets the focus',
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

it('a guest’s address is stored in the Buy Now state only, without the landmark', async () => {
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

it('the country field offers ten countries', async () => {
  await openForm();
  const options = [...addressField('Country').querySelectorAll('option')].map((option) => option.value);
  expect(options).toEqual(['', ...countries.map(({ name }) => name)]);
  expect(options).toHaveLength(11);
});

it.each(countries.map(({ iso, name }) => [iso, name]))(
  'the phone country %s sets the country %s',
  async (iso, name) => {
    const { user, store } = await openForm();
    const phoneCountry = screen.getByLabelText('Mobile number country');
    await user.selectOptions(phoneCountry, 'FI');
    await user.selectOptions(phoneCountry, iso);
    expect(addressField('Country')).toHaveValue(name);
    expect(store.getState().buyNow.address).toBeNull();
  },
);

it('a phone country outside the ten clears the country', async () => {
  const { user } = await openForm();
  const phoneCountry = screen.getByLabelText('Mobile number country');
  await user.selectOptions(phoneCountry, 'US');
  await user.selectOptions(phoneCountry, 'FI');
  expect(addressField('Country')).toHaveValue('');
});

it('the phone country does not replace a chosen country', async () => {
  const { user } = await openForm();
  await user.selectOptions(addressField('Country'), 'Japan');
  await user.selectOptions(screen.getByLabelText('Mobile number country'), 'US');
  expect(addressField('Country')).toHaveValue('Japan');
});

it('the phone country does not replace a country that the pincode filled in', async () => {
  const { user } = await openForm();
  await user.selectOptions(screen.getByLabelText('Mobile number country'), 'US');
  expect(addressField('Country')).toHaveValue('United States');
  await enter(user, 'Pincode', 'K1A 0B1');
  await waitFor(() => expect(addressField('Country')).toHaveValue('Canada'));
  await user.selectOptions(screen.getByLabelText('Mobile number country'), 'GB');
  expect(addressField('Country')).toHaveValue('Canada');
});

it('a number typed with another country’s code does not change the country', async () => {
  const { user } = await openForm();
  await enter(user, 'Mobile Number', '+919810012345');
  expect(addressField('Country')).toHaveValue('');
});

it('the landmark hint says that it isn’t sent, and edit mode does not ask for it', async () => {
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

it('the form and the payment step show the same text about orders outside Canada', async () => {
  const { user } = await openForm();
  const abroad = 'Outside Canada, we first confirm delivery with you by WhatsApp or email.';
  expect(addressField('Country')).toHaveAccessibleDescription(abroad);
  await fillAddress(user);
  await user.selectOptions(addressField('Country'), 'Japan');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Continue to Payment Options' }));
  expect(await screen.findByText(`CA$50.00 flat. ${abroad}`)).toBeVisible();
});

it('a pincode has at most 8 characters, and one with a slash is refused', async () => {
  const { user } = await openForm();
  expect(addressField('Pincode')).toHaveAttribute('maxlength', '8');
  await enter(user, 'Pincode', 'K1A/0B1');
  await user.tab();
  expect(await screen.findByText(/Please enter a valid pincode/)).toBeVisible();
  expect(addressField('Pincode')).toHaveValue('K1A/0B1');
});
