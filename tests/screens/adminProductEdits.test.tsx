import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { openCards, openDashboard, panel, signInAgain } from '../support/dashboard';
import { resizableWindow } from '../support/resizableWindow';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();
const remedy02 = '65a000000000000000000102';
const start = new Date('2026-03-09T12:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await adminSignedIn();
  await stock(backend, shelf(3, { price: 20, stockSize: 30 }));
});

const open = async () => {
  const app = await openCards('?show=1');
  const card = within(await panel().findByRole('article', { name: 'Remedy 02' }));
  return { ...app, card };
};
const updates = () => requestsOf(backend, 'updateProduct').map(({ body }) => body);

/** Another administrator changes Remedy 02 after the list was loaded, a minute ago. */
async function changedElsewhere(change: { oprice?: number; stockSize?: number }): Promise<void> {
  await backend.store.transact((state) => {
    Object.assign(state.products.find(({ _id }) => _id === remedy02) ?? {}, change);
  });
  vi.setSystemTime(start.getTime() + 60_000);
}

it('A price is edited in its place: Enter sends the changed field only, and Undo sends the previous value', async () => {
  const { user, card } = await open();
  await user.click(card.getByRole('button', { name: /Change the price of Remedy 02/ }));
  const price = card.getByLabelText('Selling price');
  expect(price).toHaveFocus();
  await user.clear(price);
  await user.type(price, '10.25{Enter}');
  expect(await card.findByRole('button', { name: /CA\$10\.25.*Change the price/ })).toHaveFocus();
  expect(updates()).toEqual([{ productId: remedy02, updatedData: { oprice: 10.25 } }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(updates()[1]).toEqual({ productId: remedy02, updatedData: { oprice: 12 } }));
  expect(await card.findByRole('button', { name: /CA\$12\.00/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('Escape gives up an edit, sends nothing and returns the focus', async () => {
  const { user, card } = await open();
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7{Escape}');
  expect(card.getByRole('button', { name: /30.*Change the stock/ })).toHaveFocus();
  expect(updates()).toEqual([]);
});

it('A field that is open keeps what was typed, and the focus, where a narrower window makes cards of the table', async () => {
  const window = resizableWindow();
  const { user } = await openDashboard('?show=1&view=table');
  const table = within(await panel().findByRole('table'));
  await user.click(table.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7');
  act(() => window.narrow());
  const card = within(await panel().findByRole('article', { name: 'Remedy 02' }));
  const units = card.getByLabelText('Units');
  expect(units).toHaveValue(7);
  expect(units).toHaveFocus();
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData: { stockSize: 75 } }]));
});

it('A field that is open while a 401 interrupts another edit keeps what was typed', async () => {
  const { user, card } = await open();
  await user.click(card.getByRole('button', { name: /Change the price of Remedy 02/ }));
  await user.clear(card.getByLabelText('Selling price'));
  await user.type(card.getByLabelText('Selling price'), '11.5');
  await backend.fail({ call: 'updateProduct', kind: '401', times: 1 });
  const other = within(panel().getByRole('article', { name: 'Remedy 03' }));
  await user.click(other.getByRole('button', { name: /Change the stock of Remedy 03/ }));
  await user.keyboard('7{Enter}');
  await signInAgain(user);
  const again = within(await panel().findByRole('article', { name: 'Remedy 02' }));
  expect(again.getByLabelText('Selling price')).toHaveValue(11.5);
  expect(await panel().findByText(/^Not saved: /)).toBeVisible();
  await user.type(again.getByLabelText('Selling price'), '{Enter}');
  await waitFor(() => expect(updates()).toContainEqual({ productId: remedy02, updatedData: { oprice: 11.5 } }));
});

it('An invalid stock says so beside the field and sends nothing', async () => {
  const { user, card } = await open();
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('1.5{Enter}');
  expect(card.getByLabelText('Units')).toHaveAccessibleDescription('Enter a whole number');
  expect(card.getByLabelText('Units')).toHaveFocus();
  expect(updates()).toEqual([]);
});

it('An edit that failed says why, keeps its value and can be sent again or discarded', async () => {
  const { user, card } = await open();
  await backend.fail({ call: 'updateProduct', kind: '500', times: 2 });
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7{Enter}');
  expect(await card.findByText('Not saved: Internal Server Error')).toBeVisible();
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  expect(card.getByLabelText('Units')).toHaveValue(7);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(updates()).toHaveLength(2));
  await user.click(await card.findByRole('button', { name: 'Retry for Remedy 02' }));
  expect(await card.findByRole('button', { name: /7.*Change the stock/ })).toBeVisible();
  expect(updates()).toEqual(Array(3).fill({ productId: remedy02, updatedData: { stockSize: 7 } }));
});

it('An edit whose answer was lost is not sent twice by Retry, and one of a product that is gone says so', async () => {
  const { user, card } = await open();
  await backend.fail({ call: 'updateProduct', kind: 'response-lost', times: 1 });
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7{Enter}');
  expect(await card.findByText(/^Not saved: We couldn’t reach the server/)).toBeVisible();
  vi.setSystemTime(start.getTime() + 60_000);
  await user.click(card.getByRole('button', { name: 'Retry for Remedy 02' }));
  expect(await card.findByRole('button', { name: /^7.*Change the stock/ })).toBeVisible();
  expect(updates()).toHaveLength(1);
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('8');
  await backend.store.transact((state) => {
    state.products = state.products.filter(({ _id }) => _id !== remedy02);
  });
  vi.setSystemTime(start.getTime() + 120_000);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(panel().queryByRole('article', { name: 'Remedy 02' })).not.toBeInTheDocument());
  expect(screen.getByText(/Stock of Remedy 02/)).toBeVisible();
  expect(updates()).toHaveLength(1);
});

it('A value that somebody else changed meanwhile is shown beside ours and not overwritten until asked', async () => {
  const { user, card } = await open();
  await changedElsewhere({ stockSize: 25 });
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7{Enter}');
  expect(await card.findByText('Changed by someone else meanwhile.')).toBeVisible();
  expect(card.getByText('Units now: 25')).toBeVisible();
  expect(card.getByText('Units, yours: 7')).toBeVisible();
  expect(updates()).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Save mine for Remedy 02' }));
  await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData: { stockSize: 7 } }]));
});

it('Keep theirs shows the newer value and sends nothing', async () => {
  const { user, card } = await open();
  await changedElsewhere({ stockSize: 25 });
  await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7{Enter}');
  await user.click(await card.findByRole('button', { name: 'Keep theirs for Remedy 02' }));
  expect(await card.findByRole('button', { name: /25.*Change the stock/ })).toHaveFocus();
  expect(updates()).toEqual([]);
});

it('The form sends only what was edited in it, so that it takes back nobody else’s change', async () => {
  const { user } = await open();
  await user.click(panel().getByRole('button', { name: 'Edit Remedy 02' }));
  await user.type(await screen.findByLabelText('Brand'), ' & Sons');
  await changedElsewhere({ stockSize: 25 });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(updates()).toEqual([{ productId: remedy02, updatedData: { brand: 'Brahmanand & Sons' } }]),
  );
});

it('The form shows a field that somebody else changed with both values, and saves ours when asked', async () => {
  const { user } = await open();
  await user.click(panel().getByRole('button', { name: 'Edit Remedy 02' }));
  const stockField = await screen.findByLabelText('Stock (units)');
  await user.clear(stockField);
  await user.type(stockField, '3');
  await changedElsewhere({ stockSize: 25 });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Units now: 25')).toBeVisible();
  expect(updates()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData: { stockSize: 3 } }]));
});
