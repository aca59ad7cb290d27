import { expect, test } from './support/shopTest';

const phone = { width: 360, height: 800 };

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
