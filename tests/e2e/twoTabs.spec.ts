import { accountMenu, asha, card, noah, signIn, signOut } from './support/customer';
import { expect, test } from './support/shopTest';

test.use({ serviceWorkers: 'allow' });

const tablets = 'Giloy Winter Tablets';

test('two tabs share cart, sign-out and sign-in', async ({ page, context }) => {
  test.setTimeout(120_000);
  await signIn(page, asha);
  const other = await context.newPage();
  await other.goto('/medicines/Himavat%20Wellness');
  await page.goto('/cart');

  await card(other, tablets)
    .getByRole('button', { name: `Add to Cart: ${tablets}` })
    .click();
  await expect(page.getByRole('article', { name: tablets })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('button', { name: `Increase quantity of ${tablets}` }).click();
  await page.getByRole('button', { name: 'Remove Kumkumadi Glow Oil' }).click();
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await signOut(page, 'Asha');
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  // State changes after the sign-out are not persisted in the other tab either.
  await other.getByRole('link', { name: 'About Us' }).first().click();
  await expect(other.getByRole('heading', { level: 1, name: /^A calm place/ })).toBeVisible();
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await signIn(page, noah);
  await expect(accountMenu(other, 'Noah')).toBeVisible();
  await other.goto('/myaccount/wishlist');
  await signOut(other, 'Noah');
  await signIn(other, asha);
  await expect(accountMenu(page, 'Asha')).toBeVisible();
  await page.reload();
  await expect(accountMenu(page, 'Asha')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await other.close();
});
