import type { Page } from '@playwright/test';
import { asha, openDashboard, signIn, signInAsAdmin, signOut } from './support/customer';
import { expect, test } from './support/shopTest';

const dashboard = '/admin/dasboard';

const name = 'Tulsi Throat Drops No. 7';

/** Signs Asha in and expects the status of each order, newest first. */
async function expectOrderStatuses(page: Page, statuses: readonly string[]): Promise<void> {
  await signIn(page, asha);
  await page.goto('/myaccount/orders');
  const headers = page.getByRole('list', { name: 'Orders' }).getByRole('article').locator('header');
  const seen = async () =>
    (await headers.allInnerTexts()).map((text) => /Confirmed|Shipped|In-transit|Delivered/.exec(text)?.[0]);
  // The orders of the last visit stay until the new ones arrive.
  await expect.poll(seen).toEqual(statuses);
}

test('A new admin adds a product, the shop sells it at each new price, and a deletion removes it', async ({
  page,
  sent,
}) => {
  await page.goto('/admin/sign-up');
  await page.getByRole('textbox', { name: 'Username' }).fill('maple');
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByRole('textbox', { name: 'Admin code' }).fill('NORTH-2025');
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(page.getByText('Admin created successfully!')).toBeVisible();
  await page.waitForURL('**/admin/sign-in');
  await signInAsAdmin(page, 'maple', 'a-long-password');

  await page.getByRole('button', { name: 'Show All Products' }).click();
  const picture = await page.getByRole('list', { name: 'Products' }).locator('img').first().getAttribute('src');
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Product' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Brand' }).fill('Maple Vaidya');
  await form.getByRole('textbox', { name: 'Original price (CA$)' }).fill('40');
  await form.getByRole('textbox', { name: 'Selling price (CA$)' }).fill('32.5');
  await form.getByRole('textbox', { name: 'Stock (units)' }).fill('12');
  await form.getByRole('textbox', { name: 'Image 1 address' }).fill(picture ?? '');
  await expect(form.getByText('Loads')).toBeVisible();
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
  await expect(form).toBeHidden();

  // Without a reload, the shop refetches its products.
  await page.getByRole('searchbox', { name: 'Search products' }).fill('throat drops no');
  await page.waitForURL(/q=throat/);
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByText('CA$32.50').first()).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit product' });
  await edit.getByRole('textbox', { name: 'Selling price (CA$)' }).fill('29.95');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name }).click();
  await expect(page.getByRole('main').getByText('CA$29.95').first()).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this product?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully!')).toBeVisible();
  await expect(page.getByText('No products match your search.')).toBeVisible();
  await page.goto(`/medicines?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(/No results found/)).toBeVisible();

  const changes = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(changes).toEqual([{ productId: expect.stringMatching(/^[\da-f]{24}$/), updatedData: { oprice: 29.95 } }]);
});

test('A status change of one order, then of five, reaches the customer’s orders, and a later one is announced', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page, '?tab=user&view=cards');
  await page.getByRole('button', { name: 'Show Users' }).click();
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  const orders = page.getByRole('list', { name: 'Orders of Asha Rao' });
  await orders.getByRole('combobox').first().selectOption('Delivered');
  await expect(orders.getByText('Saved')).toBeVisible();
  await expectOrderStatuses(page, ['Delivered', 'Shipped', 'In-transit', 'Delivered']);
  await signOut(page, asha.name);

  await page.goto(`${dashboard}?tab=user&show=1&view=cards`);
  for (const person of ['Asha Rao', 'Mei Chen']) {
    const boxes = page.getByRole('list', { name: `Orders of ${person}` }).getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    for (const box of (await boxes.all()).slice(0, person === 'Asha Rao' ? 3 : 2)) await box.check();
  }
  await page.getByRole('combobox', { name: 'New status for the selected orders' }).selectOption('In-transit');
  await page.getByRole('button', { name: 'Change 5 orders' }).click();
  await expect(page.getByText('5 of 5 done, 0 failed, 0 skipped')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Result for each order' }).getByText(/: Done/)).toHaveCount(5);
  await expectOrderStatuses(page, ['In-transit', 'In-transit', 'In-transit', 'Delivered']);

  await page.goto(`${dashboard}?tab=user&show=1&view=cards`);
  const latest = page.getByRole('list', { name: 'Orders of Asha Rao' });
  await latest.getByRole('combobox').first().selectOption('Delivered');
  await expect(latest.getByText('Saved')).toBeVisible();
  await page.goto('/myaccount/orders');
  await page.getByRole('button', { name: 'Check for updates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Password', { exact: true }).fill('asha-likes-tulsi');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(/^Order #\w+ is now Delivered\.$/)).toBeVisible();
});

test.describe('finding', () => {
  test('Ctrl K opens a customer from anywhere, and a saved view is there on the next visit', { tag: '@long' }, async ({
    page,
  }) => {
    await openDashboard(page, '?tab=bookings&show=1&status=Confirmed');
    await page.getByRole('list', { name: 'Orders' }).waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Name of this view' }).fill('To pack');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved “To pack”.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Product, order/ }).fill('asha');
    const customer = page.getByRole('group', { name: 'Customers' }).getByRole('option');
    await expect(customer).toHaveCount(1);
    await customer.click();
    await expect(page.getByRole('article', { name: 'Asha Rao' })).toBeVisible();
    await page.goto('/admin/dasboard?tab=bookings&show=1');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('link', { name: 'To pack' }).click();
    await page.waitForURL(/status=Confirmed/);
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Confirmed');
  });
});
