import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { noticeClosed, selectNotices } from '@/state/notices';
import { addressField, typedAddress } from '../../support/addressForm';
import { startBackend } from '../../support/backend';
import {
  type BadCase,
  enter,
  expectSoundPage,
  press,
  redToast,
  retryOffered,
  runCases,
  shownCases,
} from '../../support/bad/runCases';
import { requestsOf } from '../../support/fixtures';
import { main, renderApp } from '../../support/renderApp';
import { signedIn } from '../../support/signedIn';

vi.mock(import('@/api/baseQuery'), async (actual) => (await import('../../support/bad/spoil')).watched(actual));

const backend = startBackend();
// Resets what earlier pages changed on the server.
const asAsha = async () => {
  await backend.reset();
  await signedIn('Asha');
};
const product = '/products/Giloy_Winter_Tablets';
const addresses = '/myaccount/addresses';

async function fillAddress(fields = Object.entries(typedAddress)) {
  await screen.findByLabelText('City');
  // The pincode is too short for the lookup, which is another call; the country has such pincodes.
  for (const [label, text] of fields) if (label !== 'Pincode') enter(label, text);
  enter('Pincode', '3000');
  fireEvent.change(addressField('Country'), { target: { value: 'Australia' } });
}

const addressKept = () => {
  expect(addressField('Name')).toHaveValue('Noor Gill');
  expect(addressField('City')).toHaveValue('Toronto');
  expect(main().getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-busy');
};

const vote = (call: BadCase['call'], name: RegExp): BadCase => ({
  call,
  needsData: false,
  at: product,
  act: () => press(name),
  expectFailureShown: redToast,
  expectInputKept: () => expect(screen.getAllByRole('button', { name, pressed: false }).length).toBeGreaterThan(0),
});

const cases: readonly BadCase[] = [
  {
    call: 'logIn',
    at: '/sign-in',
    act: async () => {
      enter('Email', 'asha@demo.example');
      enter('Password', 'asha-likes-tulsi');
      fireEvent.click(main().getByRole('button', { name: 'Sign In' }));
    },
    expectFailureShown: redToast,
    expectInputKept: () => {
      expect(main().getByLabelText('Email')).toHaveValue('asha@demo.example');
      expect(main().getByLabelText('Password')).toHaveValue('asha-likes-tulsi');
    },
  },
  {
    call: 'signUp',
    needsData: false,
    at: '/sign-up',
    act: async () => {
      const typed = {
        'First Name': 'Noor',
        'Last Name': 'Gill',
        Email: 'noor.gill@example.com',
        Password: 'a-good-one',
        'Contact Number': '4165550137',
        'Date of Birth': '1990-01-02',
      };
      for (const [label, text] of Object.entries(typed)) enter(label, text);
      fireEvent.click(main().getByRole('button', { name: 'Sign Up' }));
    },
    expectFailureShown: () =>
      expect(main().getByRole('alert')).toHaveTextContent('There was an error creating your account.'),
    expectInputKept: () => expect(main().getByLabelText('First Name')).toHaveValue('Noor'),
  },
  { call: 'getProducts', at: '/', expectFailureShown: retryOffered },
  { call: 'getProducts', at: '/medicines', expectFailureShown: retryOffered },
  { call: 'searchProduct', at: '/medicines?q=giloy', expectFailureShown: retryOffered },
  { call: 'getProduct', at: product, expectFailureShown: retryOffered, needsData: false, settledAs: productSettled },
  {
    call: 'wishlist',
    before: asAsha,
    at: product,
    act: () => press(/^Wishlist: Giloy/),
    expectFailureShown: redToast,
    expectInputKept: () =>
      expect(screen.getByRole('button', { name: /^Wishlist: Giloy/, pressed: false })).toBeEnabled(),
  },
  {
    call: 'addToCart',
    before: asAsha,
    at: product,
    act: async (_, isNewPage) => {
      if (isNewPage) await press(/^Increase quantity of Giloy/);
      await press('Add To Bag');
    },
    expectFailureShown: redToast,
    expectInputKept: () => {
      expect(screen.getByRole('textbox', { name: /^Quantity of Giloy/ })).toHaveValue('2');
      expect(screen.getByRole('button', { name: 'Add To Bag' })).not.toHaveAttribute('aria-busy');
    },
  },
  {
    call: 'addToCart',
    few: true,
    before: asAsha,
    at: '/medicines?q=giloy',
    act: () => press('Add to Cart: Giloy Winter Tablets'),
    expectFailureShown: redToast,
    expectInputKept: () =>
      expect(screen.getByRole('button', { name: /^Add to Cart/ })).not.toHaveAttribute('aria-busy'),
  },
  {
    call: 'updateCart',
    before: asAsha,
    at: '/cart',
    act: () => press(/^Increase quantity of Ashwagandha/),
    expectFailureShown: redToast,
    expectInputKept: () => expect(screen.getByRole('textbox', { name: /^Quantity of Ashwagandha/ })).toHaveValue('1'),
  },
  {
    call: 'deleteItemFromCart',
    before: asAsha,
    at: '/cart',
    act: () => press(/^Remove Ashwagandha/),
    expectFailureShown: redToast,
    expectInputKept: () => {
      expect(screen.getByRole('article', { name: /^Ashwagandha/ })).toBeVisible();
      expect(screen.queryByText(/^Removed/)).not.toBeInTheDocument();
    },
  },
  {
    call: 'addAddress',
    before: asAsha,
    at: addresses,
    act: async (_, isNewPage) => {
      if (isNewPage) {
        await press('Add New Address');
        await fillAddress();
      }
      await press('Save address');
    },
    expectFailureShown: () => expect(main().getByRole('alert')).not.toBeEmptyDOMElement(),
    expectInputKept: addressKept,
  },
  {
    call: 'updateAddress',
    before: asAsha,
    at: addresses,
    act: async (_, isNewPage) => {
      if (isNewPage) {
        await press(/^Edit address/);
        await fillAddress(Object.entries(typedAddress).filter(([label]) => label !== 'Landmark'));
      }
      await press('Save changes');
    },
    expectFailureShown: () => expect(main().getByRole('alert')).not.toBeEmptyDOMElement(),
    expectInputKept: addressKept,
  },
  {
    call: 'deleteAddress',
    before: asAsha,
    at: addresses,
    act: async () => {
      await press(/^Delete address/);
      await press('Delete');
    },
    expectFailureShown: redToast,
    expectInputKept: () => expect(screen.getAllByRole('button', { name: /^Delete address/ })).toHaveLength(2),
  },
  vote('reviewLike', /^Like/),
  vote('reviewDislike', /^Dislike/),
  {
    call: 'addReview',
    needsData: false,
    at: product,
    act: async (_, isNewPage) => {
      if (isNewPage) {
        await press('Write a Review');
        fireEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
        for (const [label, text] of Object.entries({
          'Your review': 'Calm evenings.',
          Name: 'Ivy',
          Email: 'ivy@example.com',
        }))
          fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
      }
      await press('Submit review');
    },
    expectFailureShown: () =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        /couldn’t send your review|nothing was done|Internal Server Error/i,
      ),
    expectInputKept: () => expect(screen.getByLabelText('Your review')).toHaveValue('Calm evenings.'),
  },
  {
    call: 'lookUpPincode',
    needsData: false,
    before: asAsha,
    at: addresses,
    act: async (_, isNewPage) => {
      if (isNewPage) await press('Add New Address');
      await screen.findByLabelText('Landmark');
      enter('Name', 'Noor Gill');
      enter('Pincode', '');
      // A new pincode each time, because responses are cached.
      enter('Pincode', nextPincode());
    },
    expectFailureShown: () => expect(main().getByText(/^Enter the city, state and country/)).toBeVisible(),
    expectInputKept: () => expect(addressField('Name')).toHaveValue('Noor Gill'),
  },
];

let lookups = 0;
function nextPincode(): string {
  lookups += 1;
  return `M5V 2T${lookups % 10}`;
}

function productSettled() {
  const retry = main().queryAllByRole('button', { name: 'Retry' });
  const heading = main().getByRole('heading', { level: 1 });
  if (retry.length === 0) expect(heading.textContent).toBeTruthy();
}

// Compiles the pages before the first case waits for them.
beforeAll(async () => {
  await Promise.all([
    import('@/pages/AddressesPage'),
    import('@/pages/ProductPage'),
    import('@/pages/HomePage'),
    // It renders late, and retries what failed before.
    import('@/features/home/HomeSections'),
  ]);
}, 120_000);

it.each(shownCases(cases))(
  '$call at $at: after every malformed response there is a page, a message, and what was typed',
  { timeout: 1_800_000 },
  async (one) => {
    await waitFor(() => expect(document.body).toBeInTheDocument());
    expect(await runCases(backend, one)).toEqual([]);
  },
);

/** The calls that a page makes in one visit; a form that stays open has a visit of its own. */
const visits = new Map<string, BadCase[]>();
for (const one of cases.filter(({ act }) => act)) {
  const visit = `${one.at}${one.before ? ', signed in' : ''}${one.at === addresses ? `, ${one.call}` : ''}`;
  visits.set(visit, [...(visits.get(visit) ?? []), one]);
}

describe.each([...visits])('%s', (_, [first, ...others]) => {
  for (const kind of ['dropped', '500'] as const)
    it(`each call that fails with ${kind} leaves a page, a message, and what was typed`, {
      tags: kind === '500' ? 'long' : [],
    }, async () => {
      if (!first) throw new Error();
      await first.before?.();
      const { user, store } = await renderApp(first.at);
      for (const one of [first, ...others]) {
        for (const { id } of selectNotices(store.getState())) act(() => void store.dispatch(noticeClosed(id)));
        await backend.fail({ call: one.call, kind, times: 'always' });
        await one.act?.(user, true);
        await waitFor(one.expectFailureShown);
        await waitFor(() => one.expectInputKept?.());
        expectSoundPage();
        expect(requestsOf(backend, one.call), one.call).toHaveLength(1);
        expect(screen.queryByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument();
      }
    });
});
