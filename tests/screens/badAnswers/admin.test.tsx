import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminSignedIn } from '../../support/adminSignedIn';
import { startBackend } from '../../support/backend';
import { enter, main, press, retryOffered } from '../../support/bad/onPage';
import { type BadCase, runCases } from '../../support/bad/runCases';

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

const cases: readonly BadCase[] = [
  {
    call: 'adminLogIn',
    needsData: false,
    at: '/admin/sign-in',
    act: async () => {
      enter('Username', 'admin');
      enter('Password', 'north-star-tea');
      press('Sign In');
    },
    told: alertOnPage,
    kept: () => expect(screen.getByLabelText('Username')).toHaveValue('admin'),
  },
  {
    call: 'adminSignUp',
    needsData: false,
    at: '/admin/sign-up',
    act: async () => {
      enter('Username', 'maple');
      enter('Password', 'long-enough');
      enter('Admin code', 'NORTH-2025');
      press('Create admin');
    },
    told: alertOnPage,
    kept: () => expect(screen.getByLabelText('Username')).toHaveValue('maple'),
  },
  {
    call: 'addProduct',
    needsData: false,
    before: adminSignedIn,
    at: `${dashboard}?product=new`,
    act: async (_, anew) => {
      if (anew) {
        await screen.findByLabelText('Original price (CA$)');
        inForm('Name', 'Tulsi Drops');
        inForm('Brand', 'Maple Vaidya');
        inForm('Original price (CA$)', '12');
        inForm('Selling price (CA$)', '9.5');
        inForm('Stock (pieces)', '40');
      }
      press('Add product');
    },
    told: alertOnPage,
    kept: () => expect(screen.getByLabelText('Name')).toHaveValue('Tulsi Drops'),
  },
  { call: 'adminGetProducts', before: adminSignedIn, at: `${dashboard}?show=1`, told: retryOffered },
  {
    call: 'updateProduct',
    needsData: false,
    before: adminSignedIn,
    at: `${dashboard}?show=1`,
    act: async (_, anew) => {
      if (anew) {
        fireEvent.click((await screen.findAllByRole('button', { name: /^Edit / }))[0] ?? document.body);
        await screen.findByLabelText('Original price (CA$)');
        inForm('Brand', 'Another house');
      }
      press('Save changes');
    },
    told: alertOnPage,
    kept: () => expect(screen.getByLabelText('Brand')).toHaveValue('Another house'),
  },
  {
    call: 'deleteProduct',
    needsData: false,
    before: adminSignedIn,
    at: `${dashboard}?show=1`,
    act: async (_, anew) => {
      if (anew) fireEvent.click((await screen.findAllByRole('button', { name: /^Delete / }))[0] ?? document.body);
      press('Delete');
    },
    told: alertOnPage,
    kept: () => expect(screen.getByRole('dialog')).toBeVisible(),
  },
  { call: 'getUsers', before: adminSignedIn, at: `${dashboard}?tab=user&show=1`, told: retryOffered },
  {
    call: 'updateUserOrderStatus',
    needsData: false,
    before: adminSignedIn,
    at: `${dashboard}?tab=user&show=1`,
    act: async () => {
      const [select] = await screen.findAllByRole('combobox', { name: /^Status of order/ });
      fireEvent.change(select ?? document.body, { target: { value: 'Delivered' } });
    },
    told: () => expect(main().getByText(/^Not changed:/)).toBeVisible(),
    kept: () => expect(screen.getAllByRole('combobox', { name: /^Status of order/ })[0]).toBeEnabled(),
  },
  { call: 'getBookings', before: adminSignedIn, at: `${dashboard}?tab=bookings&show=1`, told: retryOffered },
  { call: 'getBookings', before: adminSignedIn, at: `${dashboard}?tab=payments`, told: retryOffered },
  {
    call: 'getBuyNowBookings',
    before: adminSignedIn,
    at: `${dashboard}?tab=buynowbookings&show=1`,
    told: retryOffered,
  },
];

// The dashboard's code is compiled before the first case waits for it.
beforeAll(async () => {
  if (process.env.BAD_ANSWERS) await import('@/pages/AdminDashboardPage');
}, 120_000);

test.runIf(process.env.BAD_ANSWERS).each(cases)(
  '$call at $at: whatever comes, there is a page, a message, and what was typed',
  { timeout: 300_000 },
  async (one) => {
    expect(await runCases(backend, one)).toEqual([]);
  },
);
