import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { endAdminSession } from '@/api/adminSession';
import { slowText } from '@/config/messages';
import { startBackend } from '../support/backend';
import { adminSignedIn, catchDownloads, openCards, panel, signInAgain } from '../support/dashboard';
import { requestsOf, shelf, stock } from '../support/fixtures';

const backend = startBackend();

beforeEach(async () => {
  await adminSignedIn();
  await stock(backend, shelf(3, { price: 20, stockSize: 30 }));
});

const fileOf = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'products.csv', { type: 'text/csv' });

async function importFile(text: string | Uint8Array<ArrayBuffer>) {
  const { user, store } = await openCards('?show=1');
  await user.click(panel().getByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
  await user.upload(dialog.getByLabelText('CSV file'), fileOf(text));
  return { user, store, dialog };
}

const goodFile = `Name,Selling price (CA$),Original price (CA$),Stock (units),Image 1,Colour
Remedy 01,10.50,20,30,,red
Remedy 02,12,20,30,,red
Tulsi Drops,9.5,12,40,https://pictures.shop.test/1.webp,red
Remedy 03,free,20,30,,red
`;

/** The good file, whose content arrives when `read` is called. */
function slowFile() {
  const slow = fileOf(goodFile);
  let read = () => {};
  vi.spyOn(slow, 'arrayBuffer').mockReturnValue(
    new Promise((resolve) => {
      read = () => resolve(new TextEncoder().encode(goodFile).buffer);
    }),
  );
  return { slow, read: () => read() };
}

it('Without the products to compare with, a file is kept for Retry, and a slow list is named after 8 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await openCards('?show=1');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(panel().getByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  await backend.fail({ call: 'adminGetProducts', kind: 'dropped', times: 1 });
  await user.upload(dialog.getByLabelText('CSV file'), fileOf(goodFile));
  expect(await dialog.findByText(/^We couldn’t load the products to compare with\./)).toBeVisible();
  const release = backend.hold('adminGetProducts', 1);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(dialog.getByText('Reading the file')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(dialog.getByText(slowText)).toBeVisible();
  release();
  expect(await dialog.findByText('Changed: 1')).toBeVisible();
});

it('A file is previewed row by row, all or of one kind, and only new and changed products are sent, one call each', async () => {
  const { user, dialog } = await importFile(goodFile);
  expect(await dialog.findByText('Changed: 1')).toBeVisible();
  for (const count of ['New: 1', 'Unchanged: 1', 'With problems: 1']) expect(dialog.getByText(count)).toBeVisible();
  expect(dialog.getByText('Selling price (CA$): 11.00 → 10.50')).toBeVisible();
  for (const figure of ['Original price (CA$): 12.00', 'Selling price (CA$): 9.50', 'Stock (units): 40'])
    expect(dialog.getByText(figure)).toBeVisible();
  const newestFile = catchDownloads();
  await user.click(dialog.getByRole('button', { name: 'Download this preview' }));
  expect(newestFile()[2]).toContain(
    'Selling price (CA$): 9.50; Stock (units): 40; Image 1: https://pictures.shop.test',
  );
  expect(dialog.getByText('Selling price (CA$): Enter a number')).toBeVisible();
  expect(dialog.getByText('Columns not used: Colour')).toBeVisible();
  expect(dialog.getByText('1 row with problems is left out.')).toBeVisible();
  // The field still names the previewed file.
  expect(dialog.getByLabelText<HTMLInputElement>('CSV file').files?.[0]?.name).toBe('products.csv');
  const rows = within(dialog.getByRole('list', { name: 'Rows of the file' }));
  await user.selectOptions(dialog.getByLabelText('Show'), 'With problems');
  await waitFor(() =>
    expect(rows.getAllByText(/^\d\./).map(({ textContent }) => textContent)).toEqual(['5. Remedy 03']),
  );
  expect([...requestsOf(backend, 'updateProduct'), ...requestsOf(backend, 'addProduct')]).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Send 2 products' }));
  expect(await screen.findByText('2 of 2 done, 0 failed, 0 skipped')).toBeVisible();
  expect(requestsOf(backend, 'updateProduct').map(({ body }) => body)).toEqual([
    { productId: '65a000000000000000000101', updatedData: { oprice: 10.5 } },
  ]);
  const images = ['https://pictures.shop.test/1.webp'];
  expect(requestsOf(backend, 'addProduct')).toMatchObject([
    { body: { name: 'Tulsi Drops', price: 12, oprice: 9.5, stockSize: 40, images } },
  ]);
  expect(await panel().findByRole('article', { name: 'Tulsi Drops' })).toBeVisible();
});

it('The file chosen last is previewed, also where an earlier one takes longer to read', async () => {
  const { user, dialog } = await importFile('Name\n');
  const { slow, read } = slowFile();
  await user.upload(dialog.getByLabelText('CSV file'), slow);
  await waitFor(() => expect(slow.arrayBuffer).toHaveBeenCalled());
  await user.upload(dialog.getByLabelText('CSV file'), fileOf('Name,Stock (units)\nRemedy 03,7\n'));
  expect(await dialog.findByRole('button', { name: 'Send 1 product' })).toBeVisible();
  read();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(dialog.getByRole('button', { name: 'Send 1 product' })).toBeVisible();
});

it('A file of an older Mac keeps its accents, renames no product by a guess, and names what a spreadsheet changed', async () => {
  const text = 'ID,Name,Pack size\n65a000000000000000000101,Th\x8e,20-Oct\n,Cr\x8fme,30 g\n';
  const { dialog } = await importFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  expect(await dialog.findByText(/Its letters were read as older Macs write them/)).toBeVisible();
  const [first] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent('2. ThéWith problems');
  expect(first).toHaveTextContent('Pack size: “20-Oct” looks like a date that a spreadsheet made');
  expect(first).toHaveTextContent('Name: Save the file as CSV UTF-8 to rename the product');
  expect(dialog.getByText('3. Crème')).toBeVisible();
});

it('A file that cannot be read says why at its field, and another can be chosen', async () => {
  const { user, dialog } = await importFile('');
  const field = dialog.getByLabelText('CSV file');
  const choose = (text: string | Uint8Array<ArrayBuffer>) => user.upload(field, fileOf(text));
  const says = (problem: string) => waitFor(() => expect(field).toHaveAccessibleDescription(problem));
  const unnamed = 'The first row must name the columns, and one of them must be “Name” or “ID”.';
  const workbook = 'This is a spreadsheet file, such as .xlsx or .xls. Save it as CSV UTF-8, then choose that file.';
  await says('This file is empty. Choose a CSV file whose first row names the columns.');
  await choose(Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0));
  await says(workbook);
  await choose('Name,Price\n');
  await says('This file has no rows.');
  await choose(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1));
  await says(workbook);
  await choose('Colour\nred\n');
  await says(unnamed);
  await choose(goodFile);
  expect(await dialog.findByText('New: 1')).toBeVisible();
  expect(field).toHaveAccessibleDescription('');
});

it('A file that is being read at a sign-out is not previewed after the next sign-in', async () => {
  const { user, store, dialog } = await importFile('Name\n');
  const { slow, read } = slowFile();
  await user.upload(dialog.getByLabelText('CSV file'), slow);
  await waitFor(() => expect(slow.arrayBuffer).toHaveBeenCalled());
  act(() => store.dispatch(endAdminSession()));
  read();
  await signInAgain(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('A file that is being read when the session expires is previewed after the sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await openCards('?show=1');
  await user.click(panel().getByRole('button', { name: 'Import CSV' }));
  const field = await screen.findByLabelText('CSV file');
  vi.setSystemTime(Date.now() + 6000);
  await backend.fail({ call: 'adminGetProducts', kind: '401', times: 1 });
  await user.upload(field, fileOf(goodFile));
  await signInAgain(user);
  expect(await screen.findByText('Changed: 1')).toBeVisible();
});
