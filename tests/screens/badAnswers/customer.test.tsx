import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { addressField, typedAddress } from '../../support/addressForm';
import { startBackend } from '../../support/backend';
import { enter, main, press, redToast, retryOffered } from '../../support/bad/onPage';
import { watched } from '../../support/bad/outcomes';
import { type BadCase, runCases, shownCases } from '../../support/bad/runCases';
import { signedIn } from '../../support/signedIn';

vi.mock('@/api/baseQuery', async (actual) => {
  const { baseQuery } = await actual<typeof import('@/api/baseQuery')>();
  return { baseQuery: watched(baseQuery) };
});

const backend = startBackend();
// What an earlier page did at the server, this one has yet to do.
const asAsha = async () => {
  await backend.reset();
  await signedIn('Asha');
};
const product = '/products/Giloy_Winter_Tablets';
const addresses = '/myaccount/addresses';

async function fillAddress(asked = Object.entries(typedAddress)) {
  await screen.findByLabelText('City');
  // The pincode stays out of it: its lookup is a call of its own.
  for (const [label, text] of asked) if (label !== 'Pincode') enter(label, text);
  enter('Pincode', 'M5V');
  fireEvent.change(addressField('Country'), { target: { value: 'Canada' } });
}

const addressKept = () => {
  expect(addressField('Name')).toHaveValue('Noor Gill');
  expect(addressField('City')).toHaveValue('Toronto');
};

const cases: readonly BadCase[] = [
  {
    call: 'logIn',
    core: true,
    at: '/sign-in',
    act: async () => {
      enter('Email', 'asha@demo.example');
      enter('Password', 'asha-likes-tulsi');
      fireEvent.click(main().getByRole('button', { name: 'Sign In' }));
    },
    told: redToast,
    kept: () => {
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
    told: () => expect(main().getByRole('alert')).toHaveTextContent('There was an error creating your account.'),
    kept: () => expect(main().getByLabelText('First Name')).toHaveValue('Noor'),
  },
  { call: 'getProducts', core: true, at: '/', told: retryOffered },
  { call: 'getProducts', at: '/medicines', told: retryOffered },
  { call: 'searchProduct', at: '/medicines?q=giloy', told: retryOffered },
  { call: 'getProduct', at: product, told: retryOffered, needsData: false, settledAs: productSettled },
  {
    call: 'wishlist',
    before: asAsha,
    at: product,
    act: () => press(/^Wishlist: Giloy/),
    told: redToast,
    kept: () => expect(screen.getByRole('button', { name: /^Wishlist: Giloy/, pressed: false })).toBeEnabled(),
  },
  {
    call: 'addToCart',
    before: asAsha,
    at: product,
    act: () => press('Add To Bag'),
    told: redToast,
    kept: () => expect(screen.getByRole('button', { name: 'Add To Bag' })).not.toHaveAttribute('aria-busy'),
  },
  {
    call: 'updateCart',
    before: asAsha,
    at: '/cart',
    act: () => press(/^Increase quantity of Ashwagandha/),
    told: redToast,
    kept: () => expect(screen.getByRole('textbox', { name: /^Quantity of Ashwagandha/ })).toHaveValue('1'),
  },
  {
    call: 'deleteItemFromCart',
    before: asAsha,
    at: '/cart',
    act: () => press(/^Remove Ashwagandha/),
    told: redToast,
    kept: () => expect(screen.getByRole('article', { name: /^Ashwagandha/ })).toBeVisible(),
  },
  {
    call: 'addAddress',
    core: true,
    before: asAsha,
    at: addresses,
    act: async (_, anew) => {
      if (anew) {
        await press('Add New Address');
        await fillAddress();
      }
      await press('Save address');
    },
    told: () => expect(main().getByRole('alert')).not.toBeEmptyDOMElement(),
    kept: addressKept,
  },
  {
    call: 'updateAddress',
    before: asAsha,
    at: addresses,
    act: async (_, anew) => {
      if (anew) {
        await press(/^Edit address/);
        await fillAddress(Object.entries(typedAddress).filter(([label]) => label !== 'Landmark'));
      }
      await press('Save changes');
    },
    told: () => expect(main().getByRole('alert')).not.toBeEmptyDOMElement(),
    kept: addressKept,
  },
  {
    call: 'deleteAddress',
    before: asAsha,
    at: addresses,
    act: async () => {
      await press(/^Delete address/);
      await press('Delete');
    },
    told: redToast,
    kept: () => expect(screen.getAllByRole('button', { name: /^Delete address/ })).toHaveLength(2),
  },
  {
    call: 'addReview',
    needsData: false,
    at: product,
    act: async (_, anew) => {
      if (anew) {
        await press('Write a Review');
        fireEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
        for (const [label, text] of Object.entries({
          'Your review': 'Calm evenings.',
          Name: 'Ivy',
          Email: 'ivy@example.com',
        }))
          fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
      }
      await press('Submit Review');
    },
    told: () => expect(screen.getByRole('dialog')).toHaveTextContent(/couldn’t send your review|nothing was done/i),
    kept: () => expect(screen.getByLabelText('Your review')).toHaveValue('Calm evenings.'),
  },
  {
    call: 'reviewLike',
    needsData: false,
    at: product,
    act: () => press(/^Like/),
    told: redToast,
    kept: () => expect(screen.getAllByRole('button', { name: /^Like/, pressed: false }).length).toBeGreaterThan(0),
  },
  {
    call: 'reviewDislike',
    needsData: false,
    at: product,
    act: () => press(/^Dislike/),
    told: redToast,
    kept: () => expect(screen.getAllByRole('button', { name: /^Dislike/, pressed: false }).length).toBeGreaterThan(0),
  },
  {
    call: 'lookUpPincode',
    needsData: false,
    before: asAsha,
    at: addresses,
    act: async (_, anew) => {
      if (anew) await press('Add New Address');
      await screen.findByLabelText('Landmark');
      enter('Name', 'Noor Gill');
      enter('Pincode', '');
      // Each lookup is of another pincode: an answer is kept.
      enter('Pincode', nextPincode());
    },
    told: () => expect(main().getByText(/^We couldn’t look up this pincode/)).toBeVisible(),
    kept: () => expect(addressField('Name')).toHaveValue('Noor Gill'),
  },
];

let looked = 0;
function nextPincode(): string {
  looked += 1;
  return `M5V 2T${looked % 10}`;
}

function productSettled() {
  const retry = main().queryAllByRole('button', { name: 'Retry' });
  const heading = main().getByRole('heading', { level: 1 });
  if (retry.length === 0) expect(heading.textContent).toBeTruthy();
}

// A page's code is compiled before the first case waits for it.
beforeAll(async () => {
  await Promise.all([import('@/pages/AddressesPage'), import('@/pages/ProductPage'), import('@/pages/HomePage')]);
}, 120_000);

it.each(shownCases(cases))(
  '$call at $at: whatever comes, there is a page, a message, and what was typed',
  { timeout: 900_000 },
  async (one) => {
    await waitFor(() => expect(document.body).toBeInTheDocument());
    expect(await runCases(backend, one)).toEqual([]);
  },
);
