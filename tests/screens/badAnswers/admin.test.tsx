import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { calls } from '@/contract/calls';
import type { DemoState } from '@/demo/server/state';
import { startBackend } from '../../support/backend';
import { type BadCase, enter, press, retryOffered, runCases, shownCases } from '../../support/bad/runCases';
import { adminSignedIn } from '../../support/dashboard';
import { main } from '../../support/renderApp';

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

/**
 * Signs in and sends another change: the first one is stored despite its response, and a list would find it, so that the
 * page's would not have failed.
 */
const sentBefore =
  (call: keyof typeof calls, changeOf: (state: DemoState) => { id?: string; body?: unknown }) => async () => {
    await adminSignedIn();
    const { id = '', body } = await backend.store.read(changeOf);
    const { method, path } = calls[call];
    const headers = { 'Content-Type': 'application/json' };
    const url = `${env.apiBaseUrl}${path.replace(':id', id)}`;
    await fetch(url, { method, headers, body: JSON.stringify(body) ?? null }).catch(() => {});
  };

/** A list of the dashboard. */
const list = (call: BadCase['call'], query: string): BadCase => ({
  call,
  before: adminSignedIn,
  at: `${dashboard}?${query}`,
  expectFailureShown: retryOffered,
});

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
    before: sentBefore('addProduct', () => ({ body: { name: 'Another' } })),
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
  list('adminGetProducts', 'show=1'),
  {
    call: 'updateProduct',
    needsData: false,
    before: sentBefore('updateProduct', ({ products: [product] }) => ({
      body: { productId: product?._id, updatedData: {} },
    })),
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
    before: sentBefore('deleteProduct', ({ products }) => ({ id: products.at(-1)?._id ?? '' })),
    at: `${dashboard}?show=1`,
    act: async (_, isNewPage) => {
      if (isNewPage) await press(/^Delete /);
      await press('Delete');
    },
    expectFailureShown: alertOnPage,
    expectInputKept: () => expect(screen.getByRole('dialog')).toBeVisible(),
  },
  list('getUsers', 'tab=user&show=1'),
  {
    call: 'updateUserOrderStatus',
    needsData: false,
    before: sentBefore('updateUserOrderStatus', ({ orderGroups: [group] }) => ({
      body: { userId: group?.userId, orderId: group?._id, newStatus: 'Delivered' },
    })),
    at: `${dashboard}?tab=user&show=1&view=cards`,
    act: async () => {
      const [select] = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^Status of order/ });
      if (select) fireEvent.change(select, { target: { value: select.value === 'Shipped' ? 'Delivered' : 'Shipped' } });
    },
    expectFailureShown: () => expect(main().getByText(/^Not changed:/)).toBeVisible(),
    expectInputKept: () => expect(screen.getAllByRole('combobox', { name: /^Status of order/ })[0]).toBeEnabled(),
  },
  list('getBookings', 'tab=bookings&show=1'),
  { ...list('getBookings', 'tab=payments'), core: true },
  list('getBuyNowBookings', 'tab=buynowbookings&show=1'),
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
