import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { openDashboard as open, panel } from '../support/dashboard';

startBackend();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== 'print',
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
  await adminSignedIn();
});

const print = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));

it('the printed products are all of the list, not those of its page, and as many as before stay on the screen', async () => {
  await open('?tab=product&show=1&view=table');
  const table = await panel().findByRole('table', { name: 'Products' });
  const shown = within(table).getAllByRole('row').length;
  expect(shown).toBeLessThan(30);
  print('beforeprint');
  expect(within(table).getAllByRole('row')).toHaveLength(69);
  expect(within(table).queryByRole('button')).not.toBeInTheDocument();
  print('afterprint');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(shown));
});

it('printed cards are all of the list', async () => {
  await open('?tab=product&show=1&view=cards');
  await waitFor(() => expect(panel().getAllByRole('article').length).toBeGreaterThan(3));
  print('beforeprint');
  expect(panel().getAllByRole('article')).toHaveLength(68);
});

it('a printed user shows every order with its status as text', async () => {
  await open('?tab=user&show=1&view=cards');
  const name = 'Asha Rao';
  const orders = within(await screen.findByRole('list', { name: `Orders of ${name}` }));
  expect(orders.getAllByRole('listitem')).toHaveLength(3);
  print('beforeprint');
  expect(orders.getAllByRole('listitem')).toHaveLength(4);
  expect(orders.getAllByText('Confirmed')[0]).toBeVisible();
  expect(orders.queryByRole('combobox')).not.toBeInTheDocument();
  expect(orders.queryByRole('checkbox')).not.toBeInTheDocument();
});
