import { card, fillSignIn, noah, signIn } from './support/customer';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';

const tablets = 'Giloy Winter Tablets';

test(
  'an Add to Cart that a sign-in interrupts adds the item once',
  provokesFailures,
  async ({ page, request, variant, sent }) => {
    if (variant === 'hosted') {
      await signIn(page, noah);
      await shopServer(request).fail({ call: 'addToCart', kind: '401', times: 1 });
    }
    await page.goto('/medicines/Himavat%20Wellness');
    await card(page, tablets)
      .getByRole('button', { name: `Increase quantity of ${tablets}` })
      .click();
    await card(page, tablets)
      .getByRole('button', { name: `Add to Cart: ${tablets}` })
      .click();

    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await fillSignIn(dialog, { ...noah, password: 'wrong' });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await fillSignIn(dialog, noah);
    await expect(page.getByText('Item added to cart successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Himavat Wellness' })).toBeVisible();

    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page.getByRole('textbox', { name: `Quantity of ${tablets}` })).toHaveValue('2');
    expect(sent.filter(({ url }) => url.includes('/users/addToCart'))).toHaveLength(variant === 'hosted' ? 2 : 1);
  },
);

test('closing the modal restores the focus, and its Sign Up opens /sign-up', async ({ page }) => {
  await page.goto('/medicines/Himavat%20Wellness');
  const heart = card(page, tablets).getByRole('button', { name: `Wishlist: ${tablets}` });
  await heart.click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();
  await heart.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();
  await heart.click();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/sign-up');
  await expect(dialog).toBeHidden();
});
