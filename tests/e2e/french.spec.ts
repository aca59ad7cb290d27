import { card } from './support/customer';
import { expect, test } from './support/shopTest';

const resin = 'Himalayan_Shilajit_Resin';
const tablets = 'Giloy Winter Tablets';

test.describe('in a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });

  test('a guest reads the shop in French, and what was typed at the checkout is kept in English', async ({ page }) => {
    await page.goto(`/products/${resin}?from=ad`);
    await expect(page).toHaveURL(`/fr/products/${resin}?from=ad`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    const buy = page.getByRole('button', { name: 'Acheter maintenant' });
    await expect(page.getByText('84,00\u00a0$\u00a0CA').first()).toBeVisible();
    await buy.click();
    await page.locator('dialog[open] input[type="email"]').fill('noor@example.com');
    await page.locator('dialog[open] input[type="email"]').press('Enter');
    await expect(page).toHaveURL('/fr/orders/checkout');
    await page.locator('input[name="name"]').fill('Noor Gagné');
    await page.locator('footer a[data-language="en"]').click();
    await expect(page).toHaveURL('/orders/checkout');
    // On a busy machine the form takes long to load.
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue('Noor Gagné', { timeout: 40_000 });
    // The choice is kept: the browser's own language no longer counts.
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Medicine', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('a switch keeps the cart, the search and the place in both tabs, and Back stays in French', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/about-us');
  await page.goto('/medicines/Himavat%20Wellness');
  await card(page, tablets)
    .getByRole('button', { name: `Add to Cart: ${tablets}` })
    .click();
  await page.getByRole('dialog', { name: 'Log In' }).getByRole('button', { name: 'Keep it in my bag' }).press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Women' }).click();
  await expect(page).toHaveURL('/medicines?category=Women');
  await page.getByRole('combobox', { name: 'Search products' }).fill('triph');
  await page.getByRole('combobox', { name: 'Search products' }).blur();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL('/fr/medicines?category=Women');
  await expect(page.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rechercher des produits' })).toHaveValue('triph');
  await expect(other).toHaveURL('/fr/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/fr/medicines/Himavat%20Wellness');
  await expect(page.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
});
