import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerApi } from '@/api/customerApi';
import { countries } from '@/config/countries';
import { type ApiAddress, apiAddress } from '@/contract/address';
import { provinces } from '@/domain/address';
import { selectDeliveryAddress } from '@/state/checkout';
import { bookedUserReceived, signedOut } from '@/state/userSlice';
import { addressField, enter, fillAddress, typedAddress } from '../support/addressForm';
import { startBackend } from '../support/backend';
import {
  address,
  cartItem,
  user as customer,
  guestPurchase,
  product,
  requestsOf,
  sellFew,
  storedAddress,
} from '../support/fixtures';
import { receiveUser } from '../support/newResponses';
import { renderApp, storeSlices } from '../support/renderApp';
import { signedIn, signInOverPage } from '../support/signedIn';

const backend = startBackend();
beforeEach(() => sellFew(backend));

async function openForm() {
  storeSlices({ buyNow: guestPurchase({ address: null }) });
  const app = await renderApp('/orders/checkout');
  await screen.findByLabelText('Pincode');
  return app;
}

const list = () => within(screen.getByRole('list', { name: 'Saved addresses' }));

async function openAddresses() {
  const app = await renderApp('/myaccount/addresses');
  await screen.findByRole('list', { name: 'Saved addresses' });
  return app;
}

/** Opens the edit form of Noah's one address, changed by `fields`. */
async function withAddress(fields: Partial<ApiAddress>) {
  await backend.store.transact((state) => {
    for (const { addresses } of state.users) for (const address of addresses) Object.assign(address, fields);
  });
  await signedIn('Noah');
  const app = await openAddresses();
  await app.user.click(screen.getByRole('button', { name: /^Edit address/ }));
  await screen.findByLabelText('City');
  return app;
}

it('a form’s heading has the focus and is scrolled to unless it is in view; Cancel moves the focus to the addresses', async () => {
  await signedIn('Noah');
  const { user } = await openAddresses();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  for (const [name, top, scrolls] of [
    ['Edit address', 200, 0],
    ['Edit address', -50, 1],
    ['Edit address', window.innerHeight - 50, 1],
    ['Add New Address', 200, 0],
  ] as const) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 40));
    scroll.mockClear();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    expect(screen.getByRole('heading', { name })).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(scrolls);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('list', { name: 'Saved addresses' })).toHaveFocus();
  }
});

/** Saves the form, and expects these fields to be sent. */
async function saveChanges(user: UserEvent, fields: Partial<ApiAddress>) {
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(requestsOf(backend, 'updateAddress')[0]?.body).toMatchObject(fields));
}

it('an address keeps its country when it is edited, whatever country its phone number is from', async () => {
  const phone = '+14165550137';
  const { user } = await withAddress({ country: 'India', contactNumber: phone });
  expect(addressField('Country')).toHaveValue('India');
  await user.selectOptions(screen.getByLabelText('Mobile number country'), 'GB');
  await enter(user, 'Mobile Number', phone);
  expect(addressField('Country')).toHaveValue('India');
  await saveChanges(user, { country: 'India', contactNumber: phone });
});

it('a number saved in another notation stays the same, with its extension, when only the street changes', {
  tags: 'long',
}, async () => {
  const { user } = await withAddress({ contactNumber: '416 555-0137, poste 12', country: 'Canada' });
  await enter(user, 'Address Line', '7 Oak Street');
  await saveChanges(user, { contactNumber: '+14165550137 ext. 12' });
});

it('a saved number that is invalid in its country must be entered again', { tags: 'long' }, async () => {
  const { user } = await withAddress({ country: 'Canada', contactNumber: 'ask my neighbour' });
  expect(screen.getByText(/The saved number is “ask my neighbour”/)).toBeVisible();
  expect(addressField('Mobile Number')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(addressField('Mobile Number')).toHaveFocus();
  expect(requestsOf(backend, 'updateAddress')).toEqual([]);
  await enter(user, 'Mobile Number', '４１６５５５０１３７');
  await saveChanges(user, { contactNumber: '+14165550137' });
});

it('Delete shows the address and asks first; a deletion that was left while it ran does not close the next question', async () => {
  const { _id: userId, myAddresses } = await signedIn('Asha');
  const { user } = await openAddresses();
  const [first, second] = screen.getAllByRole('button', { name: /^Delete address/ });
  if (!first || !second) throw new Error();
  expect(first.ariaLabel).toBe(`Delete address of ${myAddresses[0]?.name}, ${myAddresses[0]?.line}`);
  const question = () => within(screen.getByRole('dialog', { name: 'Delete this address?' }));
  await user.click(first);
  expect(question().getByText(String(myAddresses[0]?.line))).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(requestsOf(backend, 'deleteAddress')).toEqual([]);

  const release = backend.hold('deleteAddress');
  await user.click(first);
  await user.click(question().getByRole('button', { name: 'Delete' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  await user.click(second);
  release();
  await waitFor(() => expect(list().getAllByRole('button', { name: /^Delete address/ })).toHaveLength(1));
  expect(screen.getByText('Address deleted')).toBeVisible();
  expect(question().getByText(String(myAddresses[1]?.line))).toBeVisible();
  expect(requestsOf(backend, 'deleteAddress')).toMatchObject([
    { host: 'api', query: { addressId: myAddresses[0]?._id, userId } },
  ]);
});

it('a 401 opens the sign-in over the form, which stays when that is closed; the address is saved once after a sign-in', async () => {
  await signedIn('Noah');
  await backend.fail({ call: 'addAddress', kind: '401', times: 2 });
  const { user } = await openAddresses();
  await user.click(screen.getByRole('button', { name: 'Add New Address' }));
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Sign in' })).getByRole('button', { name: 'Close' }),
  );
  expect(await screen.findByText('Please sign in, then save your address again.')).toBeVisible();
  expect(addressField('Landmark')).toHaveValue('Blue door');
  expect(requestsOf(backend, 'addAddress')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await signInOverPage(user, 'Noah');
  await waitFor(() => expect(list().getAllByRole('button', { name: /^Edit/ })).toHaveLength(2));
  expect(requestsOf(backend, 'addAddress')).toHaveLength(3);
});

it.each(['/myaccount/addresses', '/orders/checkout'])(
  '%s hides a form when another customer signs in',
  async (path) => {
    await signedIn('Noah', { buyNow: guestPurchase({ address: null }) });
    await backend.fail({ call: 'addAddress', kind: '401', times: 1 });
    const { user } = await renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await signInOverPage(user, 'Asha');
    await waitFor(() => expect(screen.queryByLabelText('Landmark')).not.toBeInTheDocument());
  },
);

it('what a guest entered is in the form after a sign-in', async () => {
  const { user, store } = await openForm();
  await enter(user, 'Landmark', 'Blue door');
  await act(async () => receiveUser(store, customer({ myAddresses: [storedAddress] })));
  expect(await screen.findByRole('button', { name: 'Save address' })).toBeVisible();
  expect(addressField('Landmark')).toHaveValue('Blue door');
});

it('a customer’s new address starts with the one that was entered as a guest', async () => {
  await signedIn('Noah', { buyNow: guestPurchase() });
  const { user } = await renderApp('/orders/checkout');
  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Noor Gill');
  expect(addressField('Mobile Number')).toHaveValue('(416) 555-0137');
  expect(addressField('Landmark')).toHaveValue('');
});

it('the checkout selects a new address when it is saved', async () => {
  await signedIn('Asha');
  const { user, store } = await renderApp('/orders/checkout');
  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /12 Elm Street/ })).toBeChecked());
  expect(within(screen.getByRole('main')).getAllByRole('radio')).toHaveLength(3);
  expect(selectDeliveryAddress(store.getState())).toMatchObject({ city: 'Toronto', name: 'Noor Gill' });
});

it('an address that another tab saves does not close the form at the checkout', async () => {
  const customer = await signedIn('Asha');
  const [saved] = customer.myAddresses;
  if (!saved) throw new Error();
  storeSlices({ user: { current: { ...customer, myAddresses: [] } } });
  const { user, store } = await renderApp('/orders/checkout');
  await screen.findByLabelText('Pincode');
  await enter(user, 'Address Line', '12 Elm Street');
  act(() => void store.dispatch(bookedUserReceived({ ...customer, myAddresses: [saved] })));
  expect(addressField('Address Line')).toHaveValue('12 Elm Street');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('radio', { name: new RegExp(saved.name) })).toBeVisible();
});

describe('address form', () => {
  const save = () => screen.getByRole('button', { name: 'Use this address' });

  /** Begins a new address, which stays a draft. */
  async function beginAddress(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
    await screen.findByLabelText('Landmark');
    await enter(user, 'Landmark', 'Blue door');
  }

  it('every empty required field shows an error, the first one gets the focus, and typing clears an error', async () => {
    sessionStorage.setItem('draft:address:new', '{"values":7}');
    const { user } = await openForm();
    const city = 'Please enter the city.';
    await user.click(addressField('City'));
    await user.tab();
    expect(await screen.findByText(city)).toBeVisible();
    await user.type(addressField('City'), 'T');
    await waitFor(() => expect(screen.queryByText(city)).not.toBeInTheDocument());
    await user.clear(addressField('City'));

    await user.click(save());
    await waitFor(() => expect(addressField('Name')).toHaveFocus());
    for (const label of Object.keys(typedAddress)) {
      const field = screen.getByLabelText(label);
      expect(field).toHaveValue('');
      expect(field).toBeInvalid();
      expect(field).toBeRequired();
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(`Please enter the ${label === 'Pincode' ? 'postal code' : label.toLowerCase()}.`),
      );
    }
  });

  it('an invalid mobile number shows the specified error, changes no other field and gets the focus', async () => {
    const { user } = await openForm();
    await enter(user, 'Name', 'Noor Gill');
    await enter(user, 'Mobile Number', '+919810012345');
    expect(addressField('Country')).toHaveValue('Canada');
    await enter(user, 'Mobile Number', '+1416555');
    await enter(user, 'Landmark', 'Blue door');
    const typed = addressField('Mobile Number').getAttribute('value');
    await user.click(save());
    expect(await screen.findByText('Please enter a valid phone number.')).toBeVisible();
    await waitFor(() => expect(addressField('Mobile Number')).toHaveFocus());
    expect(addressField('Mobile Number')).toHaveAttribute('value', typed);
    expect(addressField('Name')).toHaveValue('Noor Gill');
    expect(addressField('Landmark')).toHaveValue('Blue door');
    expect(addressField('Country')).toHaveValue('Canada');
  });

  it('a guest’s address outlives a reload, and is stored in the Buy Now state only, without the landmark', async () => {
    const { user: first, unmount } = await openForm();
    expect(addressField('Landmark')).toHaveAccessibleDescription(/isn’t sent/);
    await enter(first, 'Name', 'Noor Gill');
    await enter(first, 'Landmark', 'Blue door');
    await enter(first, 'Mobile Number', '+14165550137');
    unmount();
    const { user, store } = await openForm();
    expect(addressField('Name')).toHaveValue('Noor Gill');
    expect(addressField('Landmark')).toHaveValue('Blue door');
    expect(addressField('Mobile Number')).toHaveValue('(416) 555-0137');
    expect(JSON.stringify(localStorage)).not.toContain('Noor');

    await fillAddress(user);
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Change address' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
    expect(store.getState().buyNow.address).toEqual(address);
    expect(JSON.stringify(sessionStorage)).not.toContain('Noor');
  });

  it('a change of a saved address outlives a reload until Cancel, has no landmark, and says the same of orders abroad as the payment step', async () => {
    storeSlices({ buyNow: guestPurchase() });
    const { user: first, unmount } = await renderApp('/orders/checkout');
    await first.click(await screen.findByRole('button', { name: 'Change address' }));
    await screen.findByLabelText('Pincode');
    await enter(first, 'City', 'Ottawa');
    unmount();
    const { user } = await renderApp('/orders/checkout');
    expect(await screen.findByLabelText('City')).toHaveValue('Ottawa');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    expect(await screen.findByLabelText('City')).toHaveValue('Toronto');
    expect(screen.queryByLabelText('Landmark')).not.toBeInTheDocument();
    // Its country's code stands beside it.
    expect(addressField('Mobile Number')).toHaveValue('(416) 555-0137');
    const abroad = 'Outside Canada, we first confirm delivery with you by WhatsApp or email.';
    expect(addressField('Country')).toHaveAccessibleDescription(abroad);
    await user.selectOptions(addressField('Country'), 'Japan');
    expect(screen.getByText('Japan is outside Canada.').closest('[role="status"]')).toHaveTextContent(abroad);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Continue to Payment Options' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Options' })).toBeVisible();
    expect(screen.getByText(`CA$50.00 flat. ${abroad}`)).toBeVisible();
  });

  it('the phone country sets the country, clears it outside the ten, and replaces none that the pincode filled in or that was chosen', async () => {
    const { user, store } = await openForm();
    const phoneCountry = screen.getByLabelText('Mobile number country');
    await user.selectOptions(phoneCountry, 'FI');
    expect(addressField('Country')).toHaveValue('');
    await user.selectOptions(phoneCountry, 'IN');
    expect(addressField('Country')).toHaveValue('India');
    expect(store.getState().buyNow.address).toBeNull();
    await enter(user, 'Pincode', 'K1A 0B1');
    await waitFor(() => expect(addressField('Country')).toHaveValue('Canada'));
    await user.selectOptions(phoneCountry, 'GB');
    expect(addressField('Country')).toHaveValue('Canada');
    await user.selectOptions(addressField('Country'), 'Japan');
    await user.selectOptions(phoneCountry, 'US');
    expect(addressField('Country')).toHaveValue('Japan');
  });

  it('a pincode is pasted whole, written in its country’s usual form, and refused for another country', async () => {
    const { user } = await openForm();
    expect(addressField('Pincode')).toHaveAttribute('maxlength', '8');
    await user.click(addressField('Pincode'));
    await user.paste('   k1a0b1 ');
    await user.tab();
    expect(addressField('Pincode')).toHaveValue('K1A 0B1');
    expect(addressField('Pincode')).not.toBeInvalid();
    await enter(user, 'Pincode', '90210');
    await user.selectOptions(addressField('Country'), 'Canada');
    await user.click(addressField('Pincode'));
    await user.tab();
    const problem = 'Please enter a Canadian postal code, such as K1A 0B1.';
    expect(await screen.findByText(problem)).toBeVisible();
    await user.selectOptions(addressField('Country'), 'United Kingdom');
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
    await user.selectOptions(addressField('Country'), 'Brazil');
    await user.tripleClick(addressField('Pincode'));
    await user.paste('01310-100');
    expect(addressField('Pincode')).toHaveValue('01310100');
  });

  it('Canada is preselected of ten countries with a list of provinces, which the pincode’s first letter chooses from', async () => {
    const { user } = await openForm();
    expect(addressField('Country')).toHaveValue('Canada');
    const options = (label: Parameters<typeof addressField>[0]) =>
      [...addressField(label).querySelectorAll('option')].map(({ value }) => value);
    expect(options('Country')).toEqual(['', ...countries.map(({ name }) => name)]);
    expect(countries).toHaveLength(10);
    expect(options('State')).toEqual(['', ...provinces]);
    await user.type(addressField('Pincode'), 'V');
    expect(addressField('State')).toHaveValue('British Columbia');
    await user.selectOptions(addressField('State'), 'Quebec');
    await user.type(addressField('Pincode'), '6B');
    expect(addressField('State')).toHaveValue('Quebec');
    expect(addressField('State')).toHaveAccessibleDescription(
      'Postal codes that start with V are in British Columbia.',
    );
    await user.selectOptions(addressField('Country'), 'India');
    expect(addressField('State')).toHaveRole('textbox');
    await user.selectOptions(addressField('Country'), 'Canada');
    expect(addressField('State')).toHaveRole('combobox');
    expect(addressField('State')).toHaveValue('Quebec');
  });

  it('pressing Cancel does not blur the field before the release: its error would move the button away', async () => {
    await signedIn('Noah');
    const { user } = await openAddresses();
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.click(await screen.findByLabelText('Name'));
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Cancel' }) });
    expect(addressField('Name')).toHaveFocus();
    await user.pointer('[/MouseLeft]');
    await screen.findByRole('list', { name: 'Saved addresses' });
  });

  it('a change of an address outlives another page until it is cancelled, and is sent with the address’s id', async () => {
    const { _id: userId, myAddresses } = await signedIn('Noah');
    const { user } = await openAddresses();
    const edit = () => screen.getByRole('button', { name: /^Edit address/ });
    await user.click(edit());
    await screen.findByLabelText('City');
    expect(addressField('City')).toHaveValue('Montréal');
    expect(screen.queryByLabelText('Landmark')).not.toBeInTheDocument();
    await enter(user, 'City', 'Laval');
    await user.click(screen.getByRole('link', { name: /^My Orders/ }));
    await user.click(await screen.findByRole('link', { name: /^My Addresses/ }));
    expect(await screen.findByLabelText('City')).toHaveValue('Laval');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(requestsOf(backend, 'updateAddress')).toEqual([]);

    await user.click(edit());
    expect(await screen.findByLabelText('City')).toHaveValue('Montréal');
    await enter(user, 'City', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Laval, Quebec/)).toBeVisible();
    const [saved] = myAddresses;
    expect(requestsOf(backend, 'updateAddress').map(({ body }) => body)).toEqual([
      { ...(saved && apiAddress({ ...saved, city: 'Laval' })), userId, addressId: saved?._id },
    ]);
  });

  it('a new address outlives a reload until it is saved, and is sent with exactly the specified fields', async () => {
    const { _id: userId } = await signedIn('Noah');
    const { user, unmount } = await openAddresses();
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(list().getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
    expect(requestsOf(backend, 'addAddress')).toEqual([]);
    await beginAddress(user);
    unmount();
    const again = await renderApp('/myaccount/addresses');
    expect(await screen.findByLabelText('Landmark')).toHaveValue('Blue door');
    await fillAddress(again.user);
    await again.user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(3));
    const [request] = requestsOf(backend, 'addAddress');
    expect(request).toMatchObject({ host: 'address', method: 'POST', path: '/users/addAddress', query: {} });
    expect(request?.body).toEqual({ ...apiAddress(address), userId });
    expect(request?.headers.authorization).toBeUndefined();
    expect(JSON.stringify(sessionStorage)).not.toContain('Blue door');
  });

  it('what a customer has typed in the checkout is there after a reload, and gone after a sign-out', async () => {
    const myCart = [{ items: [cartItem(product({ price: 80 }))] }];
    storeSlices({ user: { current: customer({ myCart, myAddresses: [storedAddress] }) } });
    const { user, unmount } = await renderApp('/orders/checkout');
    await beginAddress(user);
    unmount();
    const again = await renderApp('/orders/checkout');
    expect(await screen.findByLabelText('Landmark')).toHaveValue('Blue door');
    act(() => void again.store.dispatch(signedOut(null)));
    expect(JSON.stringify(sessionStorage)).not.toContain('Blue door');
  });

  it('what a customer has typed is not shown to another customer, who signed in in another tab', async () => {
    await signedIn('Noah');
    const { user, unmount } = await openAddresses();
    await beginAddress(user);
    unmount();
    localStorage.clear();
    await signedIn('Asha');
    await openAddresses();
    expect(JSON.stringify(sessionStorage)).not.toContain('Blue door');
  });
});

describe('pincode lookup', () => {
  const lookups = () => requestsOf(backend, 'lookUpPincode').map(({ path, query }) => [path, query]);

  const untilLookedUp = (pincode: string, { store }: Awaited<ReturnType<typeof openForm>>) =>
    waitFor(() => expect(customerApi.endpoints.lookUpPincode.select(pincode)(store.getState()).isSuccess).toBe(true));

  const location = () =>
    (['City', 'State', 'Country'] as const).map((label) => (addressField(label) as HTMLInputElement).value);

  it('a complete pincode is looked up without its space and fills city, state and country, which go with it', async () => {
    const { user } = await openForm();
    await user.type(addressField('Pincode'), 'K1A 0B1');
    await waitFor(() => expect(location()).toEqual(['Ottawa', 'Ontario', 'Canada']));
    expect(lookups()).toEqual([['/K1A0B1', { json: '1' }]]);
    expect(requestsOf(backend, 'lookUpPincode')[0]?.headers.authorization).toBeUndefined();
    await user.clear(addressField('Pincode'));
    expect(location()).toEqual(['', '', '']);
    // The list names this country otherwise.
    const standard = { city: 'Springfield', statename: 'Avon', countryname: 'Great Britain' };
    const body = JSON.stringify({ city: 'Springfield', standard });
    await backend.fail({ call: 'lookUpPincode', kind: 'response', times: 1, response: { status: 200, body } });
    await enter(user, 'Pincode', '627010');
    await waitFor(() => expect(location()).toEqual(['Springfield', 'Avon', 'United Kingdom']));
  });

  it('the response for the latest pincode wins, even if it arrives first; none counts once the pincode is cleared', async () => {
    const app = await openForm();
    const { user } = app;
    const release = backend.hold('lookUpPincode', 1);
    await enter(user, 'Pincode', 'K1A 0B1');
    await waitFor(() => expect(lookups()).toHaveLength(1));
    await enter(user, 'Pincode', 'V6B 5M5');
    await waitFor(() => expect(location()).toEqual(['Vancouver', 'British Columbia', 'Canada']));
    release();
    await untilLookedUp('K1A0B1', app);
    expect(location()).toEqual(['Vancouver', 'British Columbia', 'Canada']);

    const releaseLast = backend.hold('lookUpPincode');
    await enter(user, 'Pincode', 'H2X 1Y4');
    await screen.findByText('Looking up city, state and country…');
    await user.clear(addressField('Pincode'));
    releaseLast();
    await untilLookedUp('H2X1Y4', app);
    expect(location()).toEqual(['', '', '']);
  });

  it('a city that was typed stays, also if the lookup is pending; one that was cleared is filled by the next pincode', async () => {
    const app = await openForm();
    const { user } = app;
    const release = backend.hold('lookUpPincode');
    await enter(user, 'Pincode', 'K1A 0B1');
    await screen.findByText('Looking up city, state and country…');
    await enter(user, 'City', 'Gatineau');
    release();
    await waitFor(() => expect(location()).toEqual(['Gatineau', 'Ontario', 'Canada']));
    const replace = async (pincode: string) => {
      await user.tripleClick(addressField('Pincode'));
      await user.paste(pincode);
    };
    await replace('V6B 5M5');
    await untilLookedUp('V6B5M5', app);
    expect(location()).toEqual(['Gatineau', 'British Columbia', 'Canada']);
    await user.clear(addressField('City'));
    await replace('K1A 0B1');
    await waitFor(() => expect(location()).toEqual(['Ottawa', 'Ontario', 'Canada']));
  });

  const problem = 'Enter the city, state and country. We couldn’t look up this postal code.';

  it('a lookup that finds nothing or fails shows an error; another Canadian pincode sets Canada again after it was cleared', async () => {
    const { user } = await openForm();
    await enter(user, 'State', 'Ontario');
    await enter(user, 'Pincode', 'ZZZZZZ');
    expect(await screen.findByText(problem)).toBeVisible();
    expect(location()).toEqual(['', 'Ontario', 'Canada']);
    expect(addressField('Pincode')).toHaveValue('ZZZZZZ');
    await backend.fail({ call: 'lookUpPincode', kind: '500', times: 'always' });
    await enter(user, 'Pincode', 'K1A 0B1');
    expect(await screen.findByText(problem)).toBeVisible();
    expect(location()).toEqual(['', 'Ontario', 'Canada']);
    await user.clear(addressField('Pincode'));
    expect(location()).toEqual(['', '', '']);
    await enter(user, 'Pincode', 'H2X 1Y4');
    expect(location()).toEqual(['', 'Quebec', 'Canada']);
  });
});
