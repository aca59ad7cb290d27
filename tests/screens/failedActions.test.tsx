import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CallName } from '@/contract/calls';
import { addressField, enter, fillAddress } from '../support/addressForm';
import { startBackend } from '../support/backend';
import { badAnswers } from '../support/bad/spoil';
import { requestsOf } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { signedIn } from '../support/signedIn';

const backend = startBackend();

const press = async (user: UserEvent, name: RegExp | string) => user.click(await screen.findByRole('button', { name }));

/** Any visible error. */
const message = () =>
  [
    ...within(screen.getByRole('main'))
      .queryAllByRole('alert')
      .map((alert) => alert.textContent),
    screen.getByRole('list', { name: 'Error messages' }).textContent,
  ].join(' ');

interface Case {
  readonly call: CallName;
  readonly at: string;
  readonly act: (user: UserEvent) => Promise<void>;
  /** Must remain. */
  readonly kept: () => void;
}

const cases: readonly Case[] = [
  {
    call: 'wishlist',
    at: '/products/Giloy_Winter_Tablets',
    act: (user) => press(user, /^Wishlist: Giloy/),
    kept: () => expect(screen.getByRole('button', { name: /^Wishlist: Giloy/, pressed: false })).toBeEnabled(),
  },
  {
    call: 'addToCart',
    at: '/products/Giloy_Winter_Tablets',
    act: async (user) => {
      await press(user, /^Increase quantity of Giloy/);
      await press(user, 'Add To Bag');
    },
    kept: () => {
      expect(screen.getByRole('textbox', { name: /^Quantity of Giloy/ })).toHaveValue('2');
      expect(screen.getByRole('button', { name: 'Add To Bag' })).not.toHaveAttribute('aria-busy');
    },
  },
  {
    call: 'addToCart',
    at: '/medicines?q=giloy',
    act: (user) => press(user, 'Add to Cart: Giloy Winter Tablets'),
    kept: () => expect(screen.getByRole('button', { name: /^Add to Cart/ })).not.toHaveAttribute('aria-busy'),
  },
  {
    call: 'updateCart',
    at: '/cart',
    act: (user) => press(user, /^Increase quantity of Ashwagandha/),
    kept: () => expect(screen.getByRole('textbox', { name: /^Quantity of Ashwagandha/ })).toHaveValue('1'),
  },
  {
    call: 'deleteItemFromCart',
    at: '/cart',
    act: (user) => press(user, /^Remove Ashwagandha/),
    kept: () => {
      expect(screen.getByRole('article', { name: /^Ashwagandha/ })).toBeVisible();
      expect(screen.queryByText(/^Removed/)).not.toBeInTheDocument();
    },
  },
  {
    call: 'addAddress',
    at: '/myaccount/addresses',
    act: async (user) => {
      await press(user, 'Add New Address');
      await fillAddress(user);
      await press(user, 'Save address');
    },
    kept: () => {
      expect(addressField('Name')).toHaveValue('Noor Gill');
      expect(addressField('Mobile Number')).toHaveValue('+1 416 555 0137');
      expect(addressField('Landmark')).toHaveValue('Blue door');
      expect(screen.getByRole('button', { name: 'Save address' })).not.toHaveAttribute('aria-busy');
    },
  },
  {
    call: 'updateAddress',
    at: '/myaccount/addresses',
    act: async (user) => {
      await user.click((await screen.findAllByRole('button', { name: /^Edit address/ }))[0] ?? document.body);
      await screen.findByLabelText('City');
      await enter(user, 'Name', 'Noor Gill');
      await enter(user, 'City', 'Hamilton');
      await press(user, 'Save changes');
    },
    kept: () => {
      expect(addressField('City')).toHaveValue('Hamilton');
      expect(addressField('Name')).toHaveValue('Noor Gill');
    },
  },
  {
    call: 'deleteAddress',
    at: '/myaccount/addresses',
    act: async (user) => {
      await user.click((await screen.findAllByRole('button', { name: /^Delete address/ }))[0] ?? document.body);
      await press(user, 'Delete');
    },
    kept: () => expect(screen.getAllByRole('button', { name: /^Delete address/ })).toHaveLength(2),
  },
];

describe.each(cases)('$call at $at', ({ call, at, act, kept }) => {
  it.each(badAnswers)('%s leaves a page, a message, and what was there', async (kind) => {
    await signedIn('Asha');
    await backend.fail({ call, kind, times: 'always' });
    const { user } = await renderApp(at);
    await act(user);
    await waitFor(() => expect(message().trim()).not.toBe(''));
    await waitFor(kept);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requestsOf(backend, call)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
