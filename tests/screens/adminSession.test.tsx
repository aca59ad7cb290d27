import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminApi } from '@/api/adminApi';
import { slowText } from '@/config/messages';
import type { CallName } from '@/contract/calls';
import { adminSignIn } from '@/demo/seed/customers';
import type { Store } from '@/state/makeStore';
import { startBackend } from '../support/backend';
import {
  adminSignedIn,
  changeSelected,
  dashboardPath as dashboard,
  fill,
  findPanel,
  openDashboard as open,
  openCards,
  panel,
  signInAgain,
} from '../support/dashboard';
import { requestsOf, shelf, stock } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { adminAtWideWindow, asksBeforeLeaving } from '../support/windows';

const backend = startBackend();

const { username, password, adminCode } = adminSignIn;

const field = (label: string) => screen.getByLabelText(label);

async function openSignIn(address = '/admin/sign-in') {
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' });
  return app;
}

it('The sign-in asks for both username and password, sends nothing before, and links to the sign-up', async () => {
  const { user } = await openSignIn();
  for (const [name, word] of [
    ['', ''],
    ['admin', ''],
    ['  ', 'secret'],
  ] as const) {
    fireEvent.change(field('Username'), { target: { value: name } });
    fireEvent.change(field('Password'), { target: { value: word } });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields');
  }
  expect(requestsOf(backend, 'adminLogIn')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Create an admin account' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin sign-up' });
  expect(window.location.pathname).toBe('/admin/sign-up');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin/sign-in');
});

it('A refusal appears in the server’s words and disappears after 3 s; the input stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await openSignIn();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fill(user, 'Username', 'admin');
  await fill(user, 'Password', 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Username')).toHaveValue('admin');
  expect(sessionStorage).toHaveLength(0);
});

it('A sign-in that takes 8 s says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await openSignIn();
  const release = backend.hold('adminLogIn', 1);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fill(user, 'Username', username);
  await fill(user, 'Password', password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText(slowText)).toBeVisible();
  release();
  await findPanel();
});

it('The dashboard requires a sign-in, which sends username and password, also after a failure, and leads to the requested tab', async () => {
  await backend.fail({ call: 'adminLogIn', kind: 'dropped', times: 1 });
  const { user } = await openSignIn(`${dashboard}?tab=bookings&show=1`);
  expect(window.location.pathname).toBe('/admin/sign-in');
  await fill(user, 'Username', username);
  await fill(user, 'Password', password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  // A failure without a message.
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('tab', { name: 'Bookings', selected: true })).toBeVisible();
  expect(window.location.search).toBe('?tab=bookings&show=1');
  expect(requestsOf(backend, 'adminLogIn').map(({ method, path, body }) => [method, path, body])).toEqual(
    Array(2).fill(['POST', '/admin/log-in', { username, password }]),
  );
});

it('The dashboard has a frame of its own, and its sign-out ends the session', async () => {
  await adminSignedIn();
  const { user } = await renderApp(dashboard);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Product', 'User', 'Bookings', 'BuyNowBookings', 'Payments']);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
  expect(localStorage.getItem('adminSession')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' });
  expect(sessionStorage.getItem('adminSession')).toBeNull();
});

it('From far down a list, a product’s page and a required sign-in, which names what was not done, start at the top', async () => {
  await adminSignedIn();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = await openCards('?show=1');
  const [name] = await panel().findAllByRole('link', { name: /^Ashwagandha Root/ });
  await user.click(name ?? document.body);
  await screen.findByRole('heading', { level: 1, name: /^Ashwagandha Root/ });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
  act(() => window.history.back());
  await findPanel();
  scrollTo.mockClear();
  await backend.fail({ call: 'deleteProduct', kind: '401', times: 1 });
  await user.click(await panel().findByRole('button', { name: 'Delete Ashwagandha Root Capsules' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Sign in again to continue');
  expect(screen.getByText('We couldn’t delete Ashwagandha Root Capsules. Unauthorized')).toBeVisible();
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 }));
});

it('The sign-up requires all three; a new admin sees a confirmation, and the sign-in follows after 3 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp('/admin/sign-up');
  await screen.findByRole('heading', { level: 1, name: 'Admin sign-up' });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fill(user, 'Username', 'maple');
  await fill(user, 'Password', 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Create admin account' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields');
  expect(requestsOf(backend, 'adminSignUp')).toEqual([]);
  await user.type(field('Admin code'), `${adminCode}{Enter}`);
  expect(await screen.findByText('Admin created successfully!')).toBeVisible();
  expect(requestsOf(backend, 'adminSignUp').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/admin/sign-up', { username: 'maple', password: 'long-enough', adminCode }],
  ]);
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(window.location.pathname).toBe('/admin/sign-up');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' })).toBeVisible();
});

describe('admin failures', () => {
  const unreachable = 'We couldn’t reach the server. Check your connection.';

  const unreadable = 'We couldn’t read the server’s response.';

  /** Each way a call can fail, and its message. */
  const failures = [
    ['dropped', unreachable],
    ['500', 'Internal Server Error'],
    ['html', unreadable],
    ['empty', unreadable],
    ['malformed', unreadable],
    ['wrong-shape', unreadable],
  ] as const;

  /** A mutation fails only by its status (§7). */
  const failedChanges = failures.slice(0, 2);

  beforeEach(() => adminSignedIn());

  const open = (query: string) => openCards(`?${query}`);

  const lists = [
    ['product', 'adminGetProducts', 'products', 'All Products', 'Products', 'No products available'],
    ['user', 'getUsers', 'customers', 'Users', 'Users', 'No users available'],
    ['bookings', 'getBookings', 'orders', 'All Bookings', 'Bookings', 'No bookings available'],
    [
      'buynowbookings',
      'getBuyNowBookings',
      'Buy Now orders',
      'All BuyNow Bookings',
      'BuyNow Bookings',
      'No BuyNow bookings available',
    ],
  ] as const;

  /** Expects the message of each failure, and retries until the list has loaded. */
  async function retryUntilLoaded(
    user: UserEvent,
    call: CallName,
    what: string,
    kinds: readonly (typeof failures)[number][] = failures.slice(0, 1),
  ) {
    for (const [index, [, message]] of kinds.entries()) {
      const problem = await panel().findByRole('alert');
      expect(within(problem).getByText(`We couldn’t load the ${what}`)).toBeVisible();
      expect(await within(problem).findByText(message)).toBeVisible();
      const retry = within(problem).getByRole('button', { name: 'Retry' });
      await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
      const next = kinds[index + 1];
      await (next ? backend.fail({ call, kind: next[0], times: 'always' }) : backend.fail());
      const before = requestsOf(backend, call).length;
      await user.click(retry);
      await waitFor(() => expect(requestsOf(backend, call).length).toBeGreaterThan(before));
    }
    expect((await panel().findAllByRole('listitem')).length).toBeGreaterThan(0);
    // The focused button is gone.
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  }

  it.each(lists)(
    'The list of the tab %s explains failures of %s, appears after Retry, hides, and is refetched when shown again, then empty',
    async (tab, call, what, shown, hidden, empty) => {
      await backend.fail({ call, kind: failures[0][0], times: 'always' });
      const { user } = await open(`tab=${tab}`);
      expect(panel().queryByRole('alert')).not.toBeInTheDocument();
      const show = () => user.click(panel().getByRole('button', { name: `Show ${shown}` }));
      await show();
      // One list is tested with every failure; for the others, one shows that they use the same message.
      await retryUntilLoaded(user, call, what, call === 'adminGetProducts' ? failures : undefined);
      const before = requestsOf(backend, call).length;
      await user.click(panel().getByRole('button', { name: `Hide ${hidden}` }));
      expect(panel().queryByRole('article')).not.toBeInTheDocument();
      await backend.store.transact((state) => {
        state.products = [];
        state.users = [];
        state.orderGroups = [];
        state.guestGroups = [];
      });
      await show();
      expect(await panel().findByText(empty)).toBeVisible();
      expect(requestsOf(backend, call)).toHaveLength(before + 1);
    },
  );

  it.each(['getBookings', 'getBuyNowBookings'] as const)(
    'The payments explain a failure of %s and appear after Retry',
    async (call) => {
      await backend.fail({ call, kind: failures[0][0], times: 'always' });
      const { user } = await open('tab=payments');
      await retryUntilLoaded(user, call, 'payments');
    },
  );

  it('A list stays when a refetch fails', async () => {
    const { user } = await open('tab=bookings&show=1');
    await panel().findByText('8 orders');
    await backend.fail({ call: 'getBookings', kind: 'dropped', times: 'always' });
    await user.click(panel().getByRole('button', { name: 'Hide Bookings' }));
    await user.click(panel().getByRole('button', { name: 'Show All Bookings' }));
    const alert = await panel().findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t refresh the orders. These are the last ones we loaded.');
    expect(alert).toHaveTextContent(unreachable);
    expect(panel().getByText('8 orders')).toBeVisible();
    await backend.fail();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(panel().queryByRole('alert')).not.toBeInTheDocument());
  });

  it('The overview marks each unknown figure, offers Retry, and links each known one to its list', async () => {
    await backend.fail({ call: '*', kind: '500', times: 'always' });
    const { user } = await open('');
    const overview = within(screen.getByRole('list', { name: 'At a glance' }));
    const figures = ['Revenue', 'Orders to ship', 'Buy Now to ship', 'Low stock'];
    for (const name of figures) expect(await overview.findByRole('button', { name: `Retry ${name}` })).toBeVisible();
    expect(overview.getAllByText('Unknown')).toHaveLength(4);
    await backend.fail();
    await user.click(overview.getByRole('button', { name: 'Retry Revenue' }));
    expect(await overview.findByText('CA$1,846.80')).toBeVisible();
    await user.click(overview.getByRole('button', { name: 'Retry Low stock' }));
    expect(await overview.findByText('7 products')).toBeVisible();
    await user.click(overview.getByRole('link', { name: 'Low stock' }));
    expect(await panel().findByText('Total: 7 of 68 products')).toBeVisible();
  });

  it('A product form whose list failed says so and loads it with Retry', async () => {
    await backend.fail({ call: 'adminGetProducts', kind: 'dropped', times: 'always' });
    await stock(backend, shelf(3));
    const { user } = await open('product=65a000000000000000000102');
    const form = within(await screen.findByRole('dialog', { name: 'Edit product' }));
    expect(await form.findByText('We couldn’t load the products')).toBeVisible();
    await backend.fail();
    await user.click(form.getByRole('button', { name: 'Retry' }));
    expect(await form.findByLabelText('Name')).toHaveValue('Remedy 02');
  });

  /** Each mutation: its call, the URL, how it is sent, what stays after a failure, and its success message. */
  const changes = [
    [
      'addProduct',
      'show=1&product=new',
      async (user: UserEvent) => {
        const name = await screen.findByLabelText<HTMLInputElement>('Name');
        if (name.value === '') {
          await fill(user, 'Name', 'Drops');
          for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)'])
            await fill(user, label, '9');
        }
        await user.click(screen.getByRole('button', { name: 'Add product' }));
      },
      () => {
        expect(screen.getByLabelText('Name')).toHaveValue('Drops');
        expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t save Drops.');
      },
      'Product added successfully!',
    ],
    [
      'updateProduct',
      'show=1&product=65a000000000000000000102',
      async (user: UserEvent) => {
        const brand = await screen.findByLabelText<HTMLInputElement>('Brand');
        if (brand.value === 'Brahmanand') await user.type(brand, '!');
        await user.click(screen.getByRole('button', { name: 'Save changes' }));
      },
      () => expect(screen.getByLabelText('Brand')).toHaveValue('Brahmanand!'),
      'Product updated successfully!',
    ],
    [
      'deleteProduct',
      'show=1',
      async (user: UserEvent) => {
        if (!screen.queryByRole('dialog'))
          await user.click(await panel().findByRole('button', { name: 'Delete Remedy 01' }));
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
      },
      () => expect(within(screen.getByRole('dialog')).getByText('Remedy 01')).toBeVisible(),
      'Product deleted successfully!',
    ],
    [
      'updateUserOrderStatus',
      'tab=user&show=1',
      async (user: UserEvent) => {
        const retry = screen.queryByRole('button', { name: /^Retry Delivered/ });
        if (retry) return user.click(retry);
        const [status] = await panel().findAllByRole('combobox', { name: /^Status of order/ });
        await user.selectOptions(status ?? document.body, 'Delivered');
      },
      () => {
        expect(panel().getAllByRole('combobox', { name: /^Status of order/ })[0]).toHaveValue('Confirmed');
        expect(panel().getByText(/^Order .* of Asha Rao\.$/)).toBeInTheDocument();
      },
      'Saved',
    ],
  ] as const;

  // A failed deletion is tested in adminProducts.test.tsx.
  it.each(changes.filter(([call]) => call !== 'deleteProduct'))(
    'A failed %s shows its reason in place, keeps the input, and succeeds at the next try',
    async (...row) => {
      const [call, query, send, expectInput, done] = row;
      await stock(backend, shelf(3));
      const { user } = await open(query);
      for (const [kind, message] of failedChanges) {
        await backend.fail({ call, kind, times: 1 });
        await send(user);
        expect(await screen.findByText(new RegExp(message))).toBeVisible();
        expectInput();
      }
      await send(user);
      expect(await screen.findByText(done)).toBeVisible();
      expect(requestsOf(backend, call)).toHaveLength(failedChanges.length + 1);
    },
  );

  it.each(changes.filter(([call]) => call !== 'updateProduct'))(
    'A refused %s leads to the sign-in and back',
    async (...row) => {
      const [call, query, send, , done] = row;
      await stock(backend, shelf(3));
      const { user } = await open(query);
      await backend.fail({ call, kind: call === 'deleteProduct' ? '403' : '401', times: 1 });
      await send(user);
      expect(await screen.findByText('Sign in again to continue')).toBeVisible();
      await signInAgain(user);
      expect(window.location.search).toBe(`?${query}&view=cards`);
      await send(user);
      expect(await screen.findByText(done)).toBeVisible();
    },
  );

  /** The server refuses a call that has nothing to do with what is open. */
  async function interrupt({ dispatch }: Store) {
    await backend.fail({ call: 'getUsers', kind: '401', times: 1 });
    void dispatch(adminApi.endpoints.getUsers.initiate(undefined, { forceRefetch: true }));
  }

  it('A bulk change that another call’s 401 interrupts opens again with its products and what was typed', async () => {
    await stock(backend, shelf(3));
    const { user, store } = await open('tab=product&show=1');
    await user.click(await panel().findByRole('checkbox', { name: 'Select Remedy 01' }));
    await user.click(screen.getByRole('button', { name: 'Select all 3 found' }));
    await user.click(screen.getByRole('button', { name: 'Edit in bulk' }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change 3 products' }));
    await user.selectOptions((await dialog()).getByRole('combobox'), 'Set stock to');
    expect(asksBeforeLeaving()).toBe(false);
    await user.type((await dialog()).getByRole('textbox'), '40');
    expect(asksBeforeLeaving()).toBe(true);
    await interrupt(store);
    await signInAgain(user);
    expect((await dialog()).getByRole('combobox')).toHaveDisplayValue('Set stock to');
    expect((await dialog()).getByRole('textbox')).toHaveValue('40');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('3 selected')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('The preview of a file that another call’s 401 interrupts opens again, until it is closed', async () => {
    await stock(backend, shelf(3));
    const { user, store } = await open('tab=product&show=1');
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import products' }));
    await user.click(panel().getByRole('button', { name: 'Import CSV' }));
    await user.upload((await dialog()).getByLabelText('CSV file'), new File(['Name,Brand\nRemedy 01,Maple'], 'a.csv'));
    await (await dialog()).findByText('Changed: 1');
    expect(asksBeforeLeaving()).toBe(true);
    await interrupt(store);
    await signInAgain(user);
    expect((await dialog()).getByText('Changed: 1')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(panel().getByRole('button', { name: 'Import CSV' }));
    expect((await dialog()).queryByText('Changed: 1')).not.toBeInTheDocument();
  });

  it('A bulk change that a 401 interrupts calls the rest not sent after the sign-in, and sends it when asked', async () => {
    const { user } = await open('tab=user&show=1');
    const asha = within(await panel().findByRole('article', { name: 'Asha Rao' }));
    for (const box of asha.getAllByRole('checkbox')) await user.click(box);
    await backend.fail(
      { call: 'updateUserOrderStatus', kind: 'slow', times: 1, ms: 1 },
      { call: 'updateUserOrderStatus', kind: '401', times: 1 },
    );
    await changeSelected(user, 'In-transit', 3);
    await signInAgain(user);
    expect(await screen.findByText('0 of 3 done, 0 failed, 0 skipped, 3 not sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the rest' }));
    expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
    expect(requestsOf(backend, 'updateUserOrderStatus')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  });
});

describe('admin first view', () => {
  adminAtWideWindow();

  it('A list opens as cards unless the table was chosen, which the browser remembers', { tags: 'long' }, async () => {
    const { user, unmount } = await open('?tab=bookings&show=1');
    await waitFor(() => expect(panel().getAllByRole('article').length).toBeGreaterThan(2));
    expect(panel().queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Table' }));
    await panel().findByRole('table', { name: 'Orders' });
    expect(new URLSearchParams(window.location.search).get('view')).toBe('table');
    unmount();
    await open('?tab=buynowbookings&show=1');
    await panel().findByRole('table', { name: 'Buy Now orders' });
  });

  it.each([
    ['damaged', () => localStorage.setItem('admin-preferences', '{"view":"table","col')],
    [
      'of another shape',
      () => localStorage.setItem('admin-preferences', '{"view":7,"columns":[],"views":[{"name":1}]}'),
    ],
    ['blocked', () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('denied', 'SecurityError'))],
  ])('Where storage is %s, cards show and the view still changes', async (_, damage) => {
    damage();
    const { user } = await open('?tab=bookings&show=1');
    await waitFor(() => expect(panel().getAllByRole('article').length).toBeGreaterThan(2));
    await user.click(panel().getByRole('button', { name: 'Table' }));
    await panel().findByRole('table', { name: 'Orders' });
  });

  it('Before a list is shown, its tab offers counts of what the overview fetched, each a link to the records', async () => {
    const { user } = await open('?tab=bookings');
    const shortcuts = within(await panel().findByRole('region', { name: 'Shortcuts' }));
    expect(shortcuts.getByRole('link', { name: 'All orders' }).parentElement).toHaveTextContent('8');
    expect(requestsOf(backend, 'getBookings')).toHaveLength(1);
    expect(requestsOf(backend, 'getUsers')).toHaveLength(0);
    await user.click(shortcuts.getByRole('link', { name: 'Delivered' }));
    expect(await panel().findByText('3 of 8 orders')).toBeVisible();
    expect(panel().queryByRole('region', { name: 'Shortcuts' })).not.toBeInTheDocument();
  });

  it('The filters of a phone open below the search, and their button says how many are set', {
    tags: 'long',
  }, async () => {
    vi.unstubAllGlobals();
    const { user } = await open('?tab=bookings&show=1&status=Delivered');
    const filters = await panel().findByRole('button', { name: 'Filters (1)' });
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await user.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
    await user.selectOptions(panel().getByLabelText('Status'), 'All statuses');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible());
  });

  const listCalls = ['adminGetProducts', 'getUsers', 'getBookings', 'getBuyNowBookings'];

  const listsRead = () => backend.requests.map(({ call }) => call ?? '').filter((call) => listCalls.includes(call));

  it.each([
    ['arrives', async () => {}],
    ['fails', () => backend.fail({ call: 'getUsers', kind: '500', times: 1 })],
  ])('The list that the dashboard opens with comes first; once it %s, the overview follows', async (_, prepare) => {
    await prepare();
    await open('?tab=user&show=1');
    await waitFor(() => expect(listsRead()).toHaveLength(4));
    expect(listsRead()[0]).toBe('getUsers');
    const overview = within(screen.getByRole('list', { name: 'At a glance' }));
    expect(await overview.findByText(/^CA\$/)).toBeVisible();
  });
});

it('A field that is missing says so, also when the banner is gone, and has the focus (WCAG 3.3.1)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await openSignIn();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fill(user, 'Username', 'admin');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(field('Password')).toHaveFocus();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Password')).toHaveAccessibleDescription('Password is required');
  expect(field('Username')).toBeValid();
});
