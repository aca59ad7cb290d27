import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { calls } from '@/contract/calls';
import { startBackend } from '../../support/backend';
import { type BadCase, enter, main, press, retryOffered, runCases, shownCases } from '../../support/bad/runCases';
import { adminSignedIn } from '../../support/dashboard';

vi.mock(import('@/api/baseQuery'), async (actual) => (await import('../../support/bad/spoil')).watched(actual));

const backend = startBackend();
const dashboard = '/admin/dasboard';

const alertOnPage = () =>
  expect(
    screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join(''),
  ).not.toBe('');
const inForm = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

let brands = 0;
function nextBrand(): string {
  brands += 1;
  return `House ${brands}`;
}

const cases: readonly BadCase[] = [
  {
    call: 'adminLogIn',
    needsData: false,
    at: '/admin/sign-in',
    act: async () => {
      await screen.findByLabelText('Username');
      enter('Username', 'admin');
      enter('Password', 'north-star-tea');
      await press('Sign In');
    },
    expectFailureShown: alertOnPage,
    expectInputKept: () => expect(screen.getByLabelText('Username')).toHaveValue('admin'),
  },
  {
    call: 'adminSignUp',
    needsData: false,
    at: '/admin/sign-up',
    act: async () => {
      await screen.findByLabelText('Username');
      enter('Username', 'maple');
      enter('Password', 'long-enough');
      enter('Admin code', 'NORTH-2025');
      await press('Create admin account');
    },
    expectFailureShown: alertOnPage,
    expectInputKept: () => expect(screen.getByLabelText('Username')).toHaveValue('maple'),
  },
  {
    call: 'addProduct',
    needsData: false,
    before: adminSignedIn,
    at: `${dashboard}?product=new`,
    act: async (_, isNewPage) => {
      if (isNewPage) {
        await screen.findByLabelText('Original price (CA$)');
        inForm('Name', 'Tulsi Drops');
        inForm('Brand', 'Maple Vaidya');
        inForm('Original price (CA$)', '12');
        inForm('Selling price (CA$)', '9.5');
        inForm('Stock (units)', '40');
      }
      await press('Add product');
    },
    expectFailureShown: alertOnPage,
    expectInputKept: () => expect(screen.getByLabelText('Name')).toHaveValue('Tulsi Drops'),
  },
  { call: 'adminGetProducts', before: adminSignedIn, at: `${dashboard}?show=1`, expectFailureShown: retryOffered },
  {
    call: 'updateProduct',
    needsData: false,
    // The first change is stored despite its response, and a form that lost the response finds it stored.
    before: async () => {
      await adminSignedIn();
      const productId = await backend.store.read(({ products: [product] }) => product?._id);
      const body = JSON.stringify({ productId, updatedData: {} });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${env.apiBaseUrl}${calls.updateProduct.path}`, { method: 'PATCH', headers, body }).catch(() => {});
    },
    at: `${dashboard}?show=1`,
    act: async (_, isNewPage) => {
      if (isNewPage) {
        await press(/^Edit /);
        await screen.findByLabelText('Original price (CA$)');
      }
      inForm('Brand', nextBrand());
      await press('Save changes');
    },
    expectFailureShown: alertOnPage,
    expectInputKept: () => expect(screen.getByLabelText('Brand')).toHaveValue(`House ${brands}`),
  },
  {
    call: 'deleteProduct',
    needsData: false,
    before: adminSignedIn,
    at: `${dashboard}?show=1`,
    act: async (_, isNewPage) => {
      if (isNewPage) await press(/^Delete /);
      await press('Delete');
    },
    expectFailureShown: alertOnPage,
    expectInputKept: () => expect(screen.getByRole('dialog')).toBeVisible(),
  },
  { call: 'getUsers', before: adminSignedIn, at: `${dashboard}?tab=user&show=1`, expectFailureShown: retryOffered },
  {
    call: 'updateUserOrderStatus',
    needsData: false,
    before: adminSignedIn,
    at: `${dashboard}?tab=user&show=1&view=cards`,
    act: async () => {
      const [select] = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^Status of order/ });
      if (select) fireEvent.change(select, { target: { value: select.value === 'Shipped' ? 'Delivered' : 'Shipped' } });
    },
    expectFailureShown: () => expect(main().getByText(/^Not changed:/)).toBeVisible(),
    expectInputKept: () => expect(screen.getAllByRole('combobox', { name: /^Status of order/ })[0]).toBeEnabled(),
  },
  {
    call: 'getBookings',
    before: adminSignedIn,
    at: `${dashboard}?tab=bookings&show=1`,
    expectFailureShown: retryOffered,
  },
  {
    call: 'getBookings',
    core: true,
    before: adminSignedIn,
    at: `${dashboard}?tab=payments`,
    expectFailureShown: retryOffered,
  },
  {
    call: 'getBuyNowBookings',
    before: adminSignedIn,
    at: `${dashboard}?tab=buynowbookings&show=1`,
    expectFailureShown: retryOffered,
  },
];

// Compiles the dashboard before the first case waits for it.
beforeAll(async () => {
  await Promise.all([
    import('@/pages/AdminDashboardPage'),
    import('@/features/admin/products/ProductsTab'),
    import('@/features/admin/users/UsersTab'),
    import('@/features/admin/bookings/BookingsTab'),
    import('@/features/admin/payments/LedgerTab'),
  ]);
}, 120_000);

it.each(shownCases(cases))(
  'The page at $at survives every malformed response of $call with a message and its input',
  { timeout: 1_800_000 },
  async (one) => {
    expect(await runCases(backend, one)).toEqual([]);
  },
);
