import { accountMenu, asha, card, noah, signIn, signOut } from './support/customer';
import { expect, test } from './support/shopTest';

const tablets = 'Giloy Winter Tablets';

test('two tabs stay in step: cart, sign-out, sign-in as someone else', async ({ page, context }) => {
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
  // The other tab has a life of its own, and still writes nothing.
  await other.getByRole('link', { name: 'About Us' }).first().click();
  await other.waitForTimeout(500);
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
