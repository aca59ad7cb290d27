import type { Page } from '@playwright/test';
import { asha, openDashboard, signIn, signInAsAdmin, signOut } from './support/customer';
import { fillIn } from './support/guestCheckout';
import { expect, long, test } from './support/shopTest';

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

test('A new admin adds a product, the shop sells it at each price, a deletion removes it', async ({ page, sent }) => {
  await page.goto('/admin/sign-up');
  await fillIn(page, { Username: 'maple', 'Admin code': 'NORTH-2025' });
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(page.getByText('Admin created successfully!')).toBeVisible();
  await page.waitForURL('**/admin/sign-in');
  await signInAsAdmin(page, 'maple', 'a-long-password');

  await page.getByRole('button', { name: 'Show All Products' }).click();
  const picture = await page.getByRole('list', { name: 'Products' }).locator('img').first().getAttribute('src');
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Product' });
  await fillIn(form, {
    Name: name,
    Brand: 'Maple Vaidya',
    'Original price (CA$)': '40',
    'Selling price (CA$)': '32.5',
    'Stock (units)': '12',
    'Image 1 address': picture ?? '',
  });
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

test('A customer sees the new status of one order, of five, and is told of a later one', long, async ({ page }) => {
  const ordersOf = (person: string) => page.getByRole('list', { name: `Orders of ${person}` });
  const openUsers = () => page.goto('/admin/dasboard?tab=user&show=1&view=cards');
  const deliverAshasLatest = async () => {
    await ordersOf('Asha Rao').getByRole('combobox').first().selectOption('Delivered');
    await expect(ordersOf('Asha Rao').getByText('Saved')).toBeVisible();
  };

  await openDashboard(page, '?tab=user&view=cards');
  await page.getByRole('button', { name: 'Show Users' }).click();
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  await deliverAshasLatest();
  await expectOrderStatuses(page, ['Delivered', 'Shipped', 'In-transit', 'Delivered']);
  await signOut(page);

  await openUsers();
  for (const [person, count] of [
    ['Asha Rao', 3],
    ['Mei Chen', 2],
  ] as const)
    for (let place = 0; place < count; place++) await ordersOf(person).getByRole('checkbox').nth(place).check();
  await page.getByRole('combobox', { name: 'New status for the selected orders' }).selectOption('In-transit');
  await page.getByRole('button', { name: 'Change 5 orders' }).click();
  await expect(page.getByText('5 of 5 done, 0 failed, 0 skipped')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Result for each order' }).getByText(/: Done/)).toHaveCount(5);
  await expectOrderStatuses(page, ['In-transit', 'In-transit', 'In-transit', 'Delivered']);

  await openUsers();
  await deliverAshasLatest();
  await page.goto('/myaccount/orders');
  await page.getByRole('button', { name: 'Check for updates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Password', { exact: true }).fill(asha.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(/^Order #\w+ is now Delivered\.$/)).toBeVisible();
});

test('Ctrl K opens a customer from anywhere, and a saved view is there on the next visit', long, async ({ page }) => {
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
