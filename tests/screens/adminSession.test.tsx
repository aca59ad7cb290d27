import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminSignIn } from '@/demo/seed/people/signIns';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';

const backend = startBackend();
const dashboard = '/admin/dasboard';
const { username, password, adminCode } = adminSignIn;
const field = (label: string) => screen.getByLabelText(label);

afterEach(() => void vi.useRealTimers());

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

test.each([
  ['', ''],
  ['admin', ''],
  ['  ', 'secret'],
])('username "%s" and password "%s" are not enough, and nothing is sent', async (name, word) => {
  const { user } = await openSignIn();
  if (name) await user.type(field('Username'), name);
  if (word) await user.type(field('Password'), word);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields');
  expect(requestsOf(backend, 'adminLogIn')).toEqual([]);
});

test('a refusal stands in a banner in the server’s words and goes after 3 s; what was typed stays', async () => {
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

test('a failure without words is told as an error, and the same form works after it', async () => {
  await backend.fail({ call: 'adminLogIn', kind: 'dropped', times: 1 });
  const { user } = await openSignIn();
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(window.location.pathname).toBe(dashboard));
});

test('success sends username and password and opens the dashboard, in its own frame', async () => {
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

test('the dashboard opens only after a sign-in, which leads back to the tab that was asked for', async () => {
  const { user } = await openSignIn(`${dashboard}?tab=bookings&show=1`);
  expect(window.location.pathname).toBe('/admin/sign-in');
  await signIn(user);
  expect(await screen.findByRole('tab', { name: 'Bookings', selected: true })).toBeVisible();
  expect(window.location.search).toBe('?tab=bookings&show=1');
});

test('a product form that a 401 interrupted is there again with what was typed', async () => {
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

test('Sign out ends the session, and the dashboard asks again', async () => {
  await adminSignedIn();
  const { user } = await renderApp(dashboard);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' });
  expect(sessionStorage.getItem('adminSession')).toBeNull();
});

async function openSignUp() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp('/admin/sign-up');
  await screen.findByRole('heading', { level: 1, name: 'Admin Sign Up' });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

test('the sign-up needs username, password and admin code', async () => {
  const user = await openSignUp();
  await user.type(field('Username'), 'maple');
  await user.type(field('Password'), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Create admin' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields');
  expect(requestsOf(backend, 'adminSignUp')).toEqual([]);
});

test('a wrong admin code is told and everything stays', async () => {
  const user = await openSignUp();
  await user.type(field('Username'), 'maple');
  await user.type(field('Password'), 'long-enough');
  await user.type(field('Admin code'), 'SOUTH{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid admin code');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Username')).toHaveValue('maple');
});

test('a new admin is announced, and the sign-in follows after 3 s', async () => {
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
