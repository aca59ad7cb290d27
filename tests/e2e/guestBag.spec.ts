import { card, fillSignIn, noah } from './support/customer';
import { expect, test } from './support/shopTest';

const tablets = 'Giloy Winter Tablets';

test('a guest’s bag outlives dialog and reload, and a sign-in moves it to the cart once', async ({ page, sent }) => {
  await page.goto('/medicines/Himavat%20Wellness');
  await card(page, tablets)
    .getByRole('button', { name: `Add to Cart: ${tablets}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog.getByText(`${tablets} is in your bag on this device.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it in my bag' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await card(page, tablets)
    .getByRole('button', { name: `Increase quantity of ${tablets}` })
    .click();
  await page.getByRole('button', { name: 'Sign in to check out' }).click();
  await fillSignIn(dialog, noah);
  const moved = page.getByRole('region', { name: 'From your bag on this device' });
  await expect(moved.getByText('Added to your cart.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Medicines (1 item)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: `Quantity of ${tablets}` })).toHaveValue('2');
  expect(await page.evaluate(() => localStorage.getItem('guest-bag'))).toBeNull();
  expect(sent.filter(({ url }) => url.includes('/users/addToCart'))).toHaveLength(1);
});
