import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StoredAddress } from '@/contract/address';
import type { User } from '@/contract/user';
import { selectDeliveryAddress } from '@/state/checkout';
import { addressField, enter, fillAddress } from '../support/addressForm';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
import { signedIn, signInOf } from '../support/signedIn';

const backend = startBackend();

const list = () => within(screen.getByRole('list', { name: 'Saved addresses' }));
const sent = { name: 'Noor Gill', city: 'Toronto', countryCode: 'CA', contactNumber: '+14165550137' };

async function openAddresses() {
  const app = await renderApp('/myaccount/addresses');
  await screen.findByRole('list', { name: 'Saved addresses' });
  return app;
}

it('a new address is sent with exactly the specified fields', async () => {
  const customer = await signedIn('Noah');
  const { user } = await openAddresses();
  await user.click(screen.getByRole('button', { name: 'Add New Address' }));
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(3));
  const [request] = requestsOf(backend, 'addAddress');
  expect(request).toMatchObject({ host: 'address', method: 'POST', path: '/users/addAddress', query: {} });
  expect(request?.body).toEqual({
    ...sent,
    userId: customer._id,
    flatNoOrBuildingNameAndStreetName: '12 Elm Street',
    AreaoRLocality: 'The Annex',
    state: 'Ontario',
    postalCode: 'M5V 2T6',
    country: 'Canada',
  });
  expect(request?.headers.authorization).toBeUndefined();
});

it('the edit form starts with the saved address and sends its id', async () => {
  const customer = await signedIn('Noah');
  const { user } = await openAddresses();
  await user.click(screen.getByRole('button', { name: /^Edit address/ }));
  await screen.findByLabelText('City');
  expect(addressField('City')).toHaveValue('Montréal');
  expect(screen.queryByLabelText('Landmark')).not.toBeInTheDocument();
  await enter(user, 'City', 'Laval');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Laval, Quebec/)).toBeVisible();
  const [request] = requestsOf(backend, 'updateAddress');
  expect(request?.body).toEqual({
    ...customer.myAddresses[0],
    _id: undefined,
    city: 'Laval',
    userId: customer._id,
    addressId: customer.myAddresses[0]?._id,
  });
});

/** Opens the edit form of Noah's one address, changed by `fields`. */
async function withAddress(fields: Partial<StoredAddress>) {
  await backend.store.transact((state) => {
    for (const { addresses } of state.users) for (const address of addresses) Object.assign(address, fields);
  });
  await signedIn('Noah');
  const app = await openAddresses();
  await app.user.click(screen.getByRole('button', { name: /^Edit address/ }));
  await screen.findByLabelText('City');
  return app;
}

it.each([
  ['Canada', '+919810012345'],
  ['India', '+14165550137'],
  ['Germany', '+358401234567'],
])(
  'an address in %s keeps its country when it is edited, whatever country its phone %s is from',
  async (country, contactNumber) => {
    const { user } = await withAddress({ country, contactNumber });
    expect(addressField('Country')).toHaveValue(country);
    await user.selectOptions(screen.getByLabelText('Mobile number country'), 'GB');
    await enter(user, 'Mobile Number', contactNumber);
    expect(addressField('Country')).toHaveValue(country);
    await enter(user, 'City', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Laval/)).toBeVisible();
    expect(requestsOf(backend, 'updateAddress')[0]?.body).toMatchObject({ country, contactNumber });
  },
);

it('the form recognizes another name of a stored country', async () => {
  await withAddress({ country: 'USA', countryCode: '', contactNumber: '+14165550137' });
  expect(addressField('Country')).toHaveValue('United States');
});

it('Cancel returns to the list and sends nothing', async () => {
  await signedIn('Noah');
  const { user } = await openAddresses();
  await user.click(screen.getByRole('button', { name: 'Add New Address' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(list().getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  expect(requestsOf(backend, 'addAddress')).toEqual([]);
});

it('Delete shows the address and asks first', async () => {
  const customer = await signedIn('Noah');
  const { user } = await openAddresses();
  await user.click(screen.getByRole('button', { name: /^Delete address/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
  expect(dialog.getByText('4210, rue Saint-Denis, app. 3')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(requestsOf(backend, 'deleteAddress')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Delete address/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list().queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument());
  expect(requestsOf(backend, 'deleteAddress').map(({ query }) => query)).toEqual([
    { addressId: customer.myAddresses[0]?._id, userId: customer._id },
  ]);
});

/** Noah saves a new address, and the server answers 401. */
async function saveWithoutSession() {
  await signedIn('Noah');
  await backend.fail({ call: 'addAddress', kind: '401', times: 1 });
  const { user } = await openAddresses();
  await user.click(screen.getByRole('button', { name: 'Add New Address' }));
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Log In' })) };
}

it('a 401 opens the sign-in over the form, and the address is saved once after it', async () => {
  const { user, dialog } = await saveWithoutSession();
  expect(addressField('Landmark')).toHaveValue('Blue door');
  await user.type(dialog.getByLabelText('Email'), signInOf('Noah').email);
  await user.type(dialog.getByLabelText('Password'), `${signInOf('Noah').password}{Enter}`);
  await waitFor(() => expect(list().getAllByRole('button', { name: /^Edit/ })).toHaveLength(2));
  expect(requestsOf(backend, 'addAddress')).toHaveLength(2);
});

it('closing the sign-in keeps the form and says what to do', async () => {
  const { user, dialog } = await saveWithoutSession();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Please sign in, then save your address again.')).toBeVisible();
  expect(addressField('Landmark')).toHaveValue('Blue door');
  expect(requestsOf(backend, 'addAddress')).toHaveLength(1);
});

it('the checkout selects a new address when it is saved', async () => {
  await signedIn('Asha');
  const { user } = await renderApp('/orders/checkout');
  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /12 Elm Street/ })).toBeChecked());
  expect(within(screen.getByRole('main')).getAllByRole('radio')).toHaveLength(3);
});

it('the checkout selects the new address even if the server lists it first', async () => {
  await signedIn('Asha');
  backend.spoil('addAddress', ({ status, text }) => {
    const { updatedUser } = JSON.parse(text) as { updatedUser: User };
    return Response.json(
      { updatedUser: { ...updatedUser, myAddresses: updatedUser.myAddresses.toReversed() } },
      { status },
    );
  });
  const { user, store } = await renderApp('/orders/checkout');
  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /12 Elm Street/ })).toBeChecked());
  expect(within(screen.getByRole('main')).getAllByRole('radio')[0]).toBeChecked();
  expect(selectDeliveryAddress(store.getState())).toMatchObject({ city: 'Toronto', name: 'Noor Gill' });
});
