import { expect, test } from './support/shopTest';

const phone = { width: 360, height: 800 };

test('the search suggests products, a brand and the term while typing, without a request before Enter', async ({
  page,
  sent,
}) => {
  await page.goto('/about-us');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.pressSequentially('brahmannad');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('CA$');
  await expect(list.getByRole('option', { name: /Brahmanand.*All products/ })).toBeVisible();
  // The catalogue, which the page loads by itself, and the pictures of what is suggested.
  const calls = sent
    .map(({ url }) => new URL(url).pathname.split('/').at(-1))
    .filter((name) => !name?.endsWith('.svg'));
  expect(calls).toEqual(['getProducts']);

  await box.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('brahmannad');

  await box.fill('tea');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/medicines\?q=tea$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tea');
  await expect(list).toBeHidden();
});

test('a suggestion chosen by keyboard opens the product’s page with its heading focused', async ({ page }) => {
  await page.goto('/about-us');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.pressSequentially('shilajit resin');
  await page.getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Himalayan Shilajit Resin' })).toBeFocused();
  await expect(box).toHaveValue('');
});

test('tapping a suggested brand on a phone opens its listing and closes the search', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Open search' }).tap();
  await page.keyboard.type('brahma');
  await page.getByRole('option', { name: /Brahmanand.*All products/ }).tap();
  await expect(page).toHaveURL(/\/medicines\/Brahmanand$/);
  await expect(page.getByRole('button', { name: 'Open search' })).toBeVisible();
  await context.close();
});
