import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { adminSignIn } from '@/demo/seed/customers';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { dashboardPath as dashboard, openCards, panel } from '../support/dashboard';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';

const backend = startBackend();
const { username, password, adminCode } = adminSignIn;
const field = (label: string) => screen.getByLabelText(label);

async function openSignIn(address = '/admin/sign-in') {
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  return app;
}

async function signIn(user: Awaited<ReturnType<typeof openSignIn>>['user']) {
  await user.type(field('Username'), username);
  await user.type(field('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

it.each([
  ['', ''],
  ['admin', ''],
  ['  ', 'secret'],
])('The sign-in with username "%s" and password "%s" asks for both and sends nothing', async (name, word) => {
  const { user } = await openSignIn();
  if (name) await user.type(field('Username'), name);
  if (word) await user.type(field('Password'), word);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields');
  expect(requestsOf(backend, 'adminLogIn')).toEqual([]);
});

it('A refusal appears in the server’s words and disappears after 3 s; the input stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await openSignIn();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(field('Username'), 'admin');
  await user.type(field('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Username')).toHaveValue('admin');
  expect(sessionStorage).toHaveLength(0);
});

it('A failure without a message shows a general error, and the form still works', async () => {
  await backend.fail({ call: 'adminLogIn', kind: 'dropped', times: 1 });
  const { user } = await openSignIn();
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(window.location.pathname).toBe(dashboard));
});

it('The sign-in sends username and password and opens the dashboard in its own frame', async () => {
  const { user } = await openSignIn();
  await signIn(user);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(requestsOf(backend, 'adminLogIn').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/admin/log-in', { username, password }],
  ]);
  expect(localStorage.getItem('adminSession')).toBeNull();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
});

it('The dashboard requires a sign-in, which leads back to the requested tab', async () => {
  const { user } = await openSignIn(`${dashboard}?tab=bookings&show=1`);
  expect(window.location.pathname).toBe('/admin/sign-in');
  await signIn(user);
  expect(await screen.findByRole('tab', { name: 'Bookings', selected: true })).toBeVisible();
  expect(window.location.search).toBe('?tab=bookings&show=1');
});

it('A product form that a 401 interrupted reopens with its values', async () => {
  await adminSignedIn();
  const { user } = await renderApp(`${dashboard}?product=new`);
  await user.type(await screen.findByLabelText('Name'), 'Drops');
  for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)'])
    await user.type(field(label), '9');
  await backend.fail({ call: 'addProduct', kind: '401', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  await signIn(user);
  expect(await screen.findByText(/^We kept your earlier changes/)).toBeVisible();
  expect(field('Name')).toHaveValue('Drops');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Messages' })).toHaveTextContent('Product added successfully!'),
  );
});

it('Sign out forgets the drafts of product forms', async () => {
  await adminSignedIn();
  const { user, store } = await openCards();
  await user.click(panel().getByRole('button', { name: 'Add New Product' }));
  await user.type(await screen.findByLabelText('Name'), 'Drops');
  await act(async () => window.history.back());
  await waitFor(() => expect(store.getState().productDrafts).toHaveProperty('new.values.name', 'Drops'));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = within(await screen.findByRole('dialog', { name: 'Sign out and lose your work?' }));
  await user.click(question.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  expect(store.getState().productDrafts).toEqual({});
});

it('Sign out ends the session, and the dashboard requires a new sign-in', async () => {
  await adminSignedIn();
  const { user } = await renderApp(dashboard);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  expect(sessionStorage.getItem('adminSession')).toBeNull();
});

it('Sign out forgets the outcomes of status changes, which an expired session keeps', async () => {
  await adminSignedIn();
  const { user, store } = await renderApp(`${dashboard}?tab=user&show=1&view=cards`);
  const [status] = await screen.findAllByRole('combobox', { name: /^Status of order/ }, { timeout: 40_000 });
  await backend.fail({ call: 'updateUserOrderStatus', kind: '401', times: 1 });
  await user.selectOptions(status ?? document.body, 'Delivered');
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  expect(Object.values(store.getState().statusChanges?.byOrderId ?? {})).toMatchObject([{ state: 'failed' }]);
  await signIn(user);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  expect(store.getState().statusChanges).toEqual({ ticked: {}, byOrderId: {}, bulk: null, accepted: {} });
});

async function openSignUp() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp('/admin/sign-up');
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign Up' });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

it('The sign-up requires username, password and admin code', async () => {
  const user = await openSignUp();
  await user.type(field('Username'), 'maple');
  await user.type(field('Password'), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Create admin' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields');
  expect(requestsOf(backend, 'adminSignUp')).toEqual([]);
});

it('A wrong admin code shows a message, and the input stays', async () => {
  const user = await openSignUp();
  await user.type(field('Username'), 'maple');
  await user.type(field('Password'), 'long-enough');
  await user.type(field('Admin code'), 'SOUTH{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid admin code');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Username')).toHaveValue('maple');
});

it('A new admin sees a confirmation, and the sign-in follows after 3 s', async () => {
  const user = await openSignUp();
  await user.type(field('Username'), 'maple');
  await user.type(field('Password'), 'long-enough');
  await user.type(field('Admin code'), `${adminCode}{Enter}`);
  expect(await screen.findByText('Admin created successfully!')).toBeVisible();
  expect(requestsOf(backend, 'adminSignUp').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/admin/sign-up', { username: 'maple', password: 'long-enough', adminCode }],
  ]);
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(window.location.pathname).toBe('/admin/sign-up');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' })).toBeVisible();
});
