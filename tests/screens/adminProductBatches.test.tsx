import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { openCards, panel, signInAgain } from '../support/dashboard';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();
const start = new Date('2026-03-09T12:00:00Z');
const id = (number: number) => `65a00000000000000000010${number}`;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await adminSignedIn();
  await stock(backend, shelf(3, { price: 20, stockSize: 30 }));
});

const updates = () => requestsOf(backend, 'updateProduct').map(({ body }) => body);

/** Selects all three products and opens what changes them together. */
async function openBulk() {
  const { user } = await openCards('?show=1');
  await user.click(await panel().findByRole('checkbox', { name: 'Select Remedy 01' }));
  await user.click(screen.getByRole('button', { name: 'Select all 3 found' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change together' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Change 3 products' })) };
}

const results = () =>
  within(screen.getByRole('list', { name: 'Result for each product' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('Prices change by percent: a preview in cents first, then one request for each product', async () => {
  const { user, dialog } = await openBulk();
  await user.type(dialog.getByLabelText('Percent'), '-7.5');
  const preview = within(dialog.getByRole('list', { name: 'Preview' }));
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Remedy 01Selling price: CA$11.00 → CA$10.18',
    'Remedy 02Selling price: CA$12.00 → CA$11.10',
    'Remedy 03Selling price: CA$13.00 → CA$12.03',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
  expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
  expect(updates()).toEqual([
    { productId: id(1), updatedData: { oprice: 10.18 } },
    { productId: id(2), updatedData: { oprice: 11.1 } },
    { productId: id(3), updatedData: { oprice: 12.03 } },
  ]);
  expect(await panel().findByRole('button', { name: /CA\$10\.18/ })).toBeVisible();
  expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
});

it('A product that somebody else changed is skipped, one that failed is retried', async () => {
  const { user, dialog } = await openBulk();
  await user.selectOptions(dialog.getByLabelText('What to change'), 'Stock, add');
  await user.type(dialog.getByLabelText('Units to add'), '5');
  await backend.store.transact((state) => {
    Object.assign(state.products.find(({ _id }) => _id === id(3)) ?? {}, { stockSize: 2 });
  });
  await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
  expect(await screen.findByText('1 of 3 done, 1 failed, 1 skipped')).toBeVisible();
  expect(results()).toEqual([
    'Remedy 01: Failed, Internal Server Error',
    'Remedy 03: Skipped, someone else changed it meanwhile',
    'Remedy 02: Done',
  ]);
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('2 of 3 done, 0 failed, 1 skipped')).toBeVisible();
  expect(updates()).toEqual([
    { productId: id(1), updatedData: { stockSize: 35 } },
    { productId: id(2), updatedData: { stockSize: 35 } },
    { productId: id(1), updatedData: { stockSize: 35 } },
  ]);
});

it('Stop leaves the rest unsent, and Send the rest goes on', async () => {
  const { user, dialog } = await openBulk();
  await user.selectOptions(dialog.getByLabelText('What to change'), 'Category, set to');
  await user.type(dialog.getByLabelText('Category'), 'Tea');
  await backend.fail({ call: 'updateProduct', kind: 'slow', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('1 of 3 done, 0 failed, 0 skipped', {}, { timeout: 10_000 })).toBeVisible();
  expect(results().slice(0, 2)).toEqual(['Remedy 02: Not sent', 'Remedy 03: Not sent']);
  expect(updates()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send the rest' }));
  expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
  expect(updates()).toHaveLength(3);
});

it('A session that ends in the middle sends nothing more, and after the sign-in Retry sends what is missing', async () => {
  const { user, dialog } = await openBulk();
  await user.selectOptions(dialog.getByLabelText('What to change'), 'Stock, set to');
  await user.type(dialog.getByLabelText('Units'), '5');
  await backend.fail(
    { call: 'updateProduct', kind: 'slow', times: 1, ms: 1 },
    { call: 'updateProduct', kind: '401', times: 1 },
  );
  await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
  await signInAgain(user);
  expect(await screen.findByText('0 of 3 done, 3 failed, 0 skipped')).toBeVisible();
  expect(updates()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
  expect(updates().slice(1)).toEqual(
    [1, 2, 3].map((number) => ({ productId: id(number), updatedData: { stockSize: 5 } })),
  );
});

it('A change whose answer was lost is not sent twice, and one that never arrived is', async () => {
  const { user, dialog } = await openBulk();
  await user.selectOptions(dialog.getByLabelText('What to change'), 'Stock, add');
  await user.type(dialog.getByLabelText('Units to add'), '5');
  await backend.fail(
    { call: 'updateProduct', kind: 'response-lost', times: 1 },
    { call: 'updateProduct', kind: 'dropped', times: 1 },
  );
  await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
  expect(await screen.findByText('1 of 3 done, 2 failed, 0 skipped')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
  expect(updates().map((body) => (body as { productId: string }).productId)).toEqual([id(1), id(2), id(3), id(2)]);
  const stocks = await backend.store.read(({ products }) => products.map(({ stockSize }) => stockSize));
  expect(stocks).toEqual([35, 35, 35]);
});

it('A value that cannot be applied says so and sends nothing', async () => {
  const { user, dialog } = await openBulk();
  await user.type(dialog.getByLabelText('Percent'), 'ten{Enter}');
  expect(dialog.getByLabelText('Percent')).toHaveAccessibleDescription(/Enter a number/);
  expect(updates()).toEqual([]);
});

it('A copy opens the form filled in, with a name of its own, and is sent with all pictures', async () => {
  const images = [1, 2, 3, 4, 5, 6].map((number) => `https://pictures.shop.test/${number}.webp`);
  await stock(backend, shelf(1, { images }));
  const { user } = await openCards('?show=1');
  await user.click(await panel().findByRole('button', { name: 'Duplicate Remedy 01' }));
  const form = within(await screen.findByRole('dialog', { name: 'Duplicate product' }));
  expect(form.getByLabelText('Name')).toHaveValue('Remedy 01 (copy)');
  await user.click(form.getByRole('button', { name: 'Add product' }));
  expect(await panel().findByRole('article', { name: 'Remedy 01 (copy)' })).toBeVisible();
  const [sent] = requestsOf(backend, 'addProduct').map(({ body }) => body);
  expect(sent).toMatchObject({ name: 'Remedy 01 (copy)', oprice: 11, images, image5: images[4] });
  expect(sent).not.toHaveProperty('many');
});
