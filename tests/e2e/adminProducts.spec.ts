import { readFile } from 'node:fs/promises';
import type { Worker } from '@playwright/test';
import { openDashboard } from './support/admin';
import { expect, test } from './support/shopTest';

const name = 'Tulsi & Ginger Throat Drops';

test('A price is edited in the table and taken back, then products change together and by a file', async ({
  page,
  sent,
}) => {
  const changes = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await openDashboard(page, '?tab=product&show=1&view=table&q=throat');
  const price = page.getByRole('button', { name: `Change the price of ${name}` });
  const before = (await price.innerText()).trim();
  await price.click();
  await page.getByRole('spinbutton', { name: 'Selling price' }).fill('3.45');
  await page.keyboard.press('Enter');
  await expect(price).toContainText('CA$3.45');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toContainText(before.split('\n')[0] ?? '');
  const id = expect.stringMatching(/^[\da-f]{24}$/);
  const undone = { productId: id, updatedData: { oprice: expect.any(Number) } };
  expect(changes()).toEqual([{ productId: id, updatedData: { oprice: 3.45 } }, undone]);

  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Change together' }).click();
  const bulk = page.getByRole('dialog', { name: 'Change 1 product' });
  await bulk.getByRole('combobox', { name: 'What to change' }).selectOption('Stock, set to');
  await bulk.getByRole('textbox', { name: 'Units' }).fill('77');
  await bulk.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
  await expect(page.getByRole('button', { name: `Change the stock of ${name}` })).toContainText('77');
  expect(changes()[2]).toEqual({ productId: id, updatedData: { stockSize: 77 } });
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const workers: Worker[] = [];
  page.on('worker', (worker) => workers.push(worker));
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(file);
  await expect(dialog.getByText('Unchanged: 5')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send 0 products' })).toBeDisabled();
  expect(workers).toHaveLength(1);
  await choose(file.replace(',77,', ',78,'));
  await expect(dialog.getByText('Stock (units): 77 → 78')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 1 product' }).click();
  await expect(page.getByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
  expect(changes()[3]).toEqual({ productId: id, updatedData: { stockSize: 78 } });
});
