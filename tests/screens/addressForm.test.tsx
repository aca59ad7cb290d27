import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { countries } from '@/config/countries';
import { provinces } from '@/domain/address';
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
  for (const label of Object.keys(typedAddress)) {
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
  expect(addressField('Country')).toHaveValue('Canada');
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
  expect(screen.getByText('Japan is outside Canada.').closest('[role="status"]')).toHaveTextContent(abroad);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Continue to Payment Options' }));
  expect(await screen.findByText(`CA$50.00 flat. ${abroad}`)).toBeVisible();
});

it('a pincode has at most 8 characters, and one with a slash is refused', async () => {
  const { user } = await openForm();
  expect(addressField('Pincode')).toHaveAttribute('maxlength', '8');
  await enter(user, 'Pincode', 'K1A/0B1');
  await user.tab();
  expect(await screen.findByText(/Please enter a Canadian pincode/)).toBeVisible();
  expect(addressField('Pincode')).toHaveValue('K1A/0B1');
});

it('Canada is preselected, and its provinces are a list', async () => {
  await openForm();
  expect(addressField('Country')).toHaveValue('Canada');
  const options = [...addressField('State').querySelectorAll('option')].map((option) => option.value);
  expect(options).toEqual(['', ...provinces]);
});

it('another country has a free text for its state, and what was chosen comes back with Canada', async () => {
  const { user } = await openForm();
  await user.selectOptions(addressField('State'), 'Ontario');
  await user.selectOptions(addressField('Country'), 'India');
  expect(addressField('State')).toHaveRole('textbox');
  await user.selectOptions(addressField('Country'), 'Canada');
  expect(addressField('State')).toHaveRole('combobox');
  expect(addressField('State')).toHaveValue('Ontario');
});

it.each(['ZZZ', 'ZZZZZZ', '90210', 'K1A 0B'])('the pincode %s is refused for Canada', async (pincode) => {
  const { user } = await openForm();
  await enter(user, 'Pincode', pincode);
  await user.tab();
  const problem = 'Please enter a Canadian pincode, such as K1A 0B1.';
  expect(await screen.findByText(problem)).toBeVisible();
  await user.selectOptions(addressField('Country'), 'United Kingdom');
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
});

it('a pincode of Canada is written in its usual form once the field is left', async () => {
  const { user } = await openForm();
  await enter(user, 'Pincode', 'm5v2t6');
  await user.tab();
  expect(addressField('Pincode')).toHaveValue('M5V 2T6');
});

it('the pincode’s first letter chooses the province, and a chosen one stays with a hint', async () => {
  const { user } = await openForm();
  await user.type(addressField('Pincode'), 'V');
  expect(addressField('State')).toHaveValue('British Columbia');
  await user.selectOptions(addressField('State'), 'Quebec');
  await user.type(addressField('Pincode'), '6B');
  expect(addressField('State')).toHaveValue('Quebec');
  expect(addressField('State')).toHaveAccessibleDescription('Pincodes that start with V are in British Columbia.');
});

it('the mobile number of a saved address stands without its country’s code, which is beside it', async () => {
  storeSlices({ buyNow: guestPurchase() });
  const { user } = await renderApp('/orders/checkout');
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  await screen.findByLabelText('Pincode');
  expect(addressField('Mobile Number')).toHaveValue('(416) 555-0137');
});

it('after “Use this address” the address takes the focus', async () => {
  const { user } = await openForm();
  await fillAddress(user);
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Shipping address' })).toHaveFocus();
});

it('what a guest has typed is there after a reload, and gone once it is saved', async () => {
  const { user, unmount } = await openForm();
  await enter(user, 'Name', 'Noor Gill');
  await enter(user, 'Landmark', 'Blue door');
  await enter(user, 'Mobile Number', '+14165550137');
  unmount();
  const again = await openForm();
  expect(addressField('Name')).toHaveValue('Noor Gill');
  expect(addressField('Landmark')).toHaveValue('Blue door');
  expect(addressField('Mobile Number')).toHaveValue('(416) 555-0137');
  expect(JSON.stringify(localStorage)).not.toContain('Noor');
  await fillAddress(again.user);
  await again.user.click(save());
  await screen.findByRole('button', { name: 'Change address' });
  expect(JSON.stringify(sessionStorage)).not.toContain('Noor');
});

it('a change of a saved address is open again after a reload, and Cancel forgets it', async () => {
  storeSlices({ buyNow: guestPurchase() });
  const { user, unmount } = await renderApp('/orders/checkout');
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  await screen.findByLabelText('Pincode');
  await enter(user, 'City', 'Ottawa');
  unmount();
  const again = await renderApp('/orders/checkout');
  expect(await screen.findByLabelText('City')).toHaveValue('Ottawa');
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await again.user.click(await screen.findByRole('button', { name: 'Change address' }));
  expect(await screen.findByLabelText('City')).toHaveValue('Toronto');
});

it.each(['{', '[]', '{"values":7}'])('a damaged draft (%s) leaves an empty form', async (text) => {
  sessionStorage.setItem('address-draft', text);
  await openForm();
  expect(addressField('Name')).toHaveValue('');
  expect(addressField('Mobile Number')).toHaveValue('');
});
