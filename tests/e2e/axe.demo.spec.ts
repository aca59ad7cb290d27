import { all, expectClean } from './support/axe';
import { asha } from './support/customer';
import { dashboardWalks } from './support/dashboardWalks';
import { expectFittingTwice } from './support/fits';
import { expect, long, test } from './support/shopTest';
import { phone, shopWalks, visit } from './support/walks';

test.describe.configure({ timeout: 300_000 });
test.use({ reducedMotion: 'reduce' });

for (const [name, { walk, details = {} }] of Object.entries(shopWalks))
  test(`axe finds nothing on ${name}`, details, async ({ page }) => {
    await walk(page, async (state, only) => {
      await expectClean(page, state, only && [phone]);
      if (all) await expectFittingTwice(page, state);
    });
  });

for (const [name, { walk, details = {} }] of Object.entries(dashboardWalks))
  test(`axe finds nothing in the dashboard: ${name}`, details, async ({ page }) => {
    await walk(page, (state) => expectClean(page, state));
  });

test.describe('in French', long, () => {
  test.use({ locale: 'fr-CA' });

  test('axe finds nothing on the main pages', async ({ page }) => {
    const see = async (path: string, state: string, ready = 'main h1') => {
      await visit(page, `/fr${path}`, ready);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
      await expectClean(page, `${state}, French`);
    };
    await see('/', 'home', 'main article');
    await see('/medicines?category=Women&offer=yes', 'filtered listing', 'main article');
    await see('/products/Himalayan_Shilajit_Resin', 'product');
    await see('/about-us', 'about');
    await page.goto('/fr/sign-up');
    await page.getByRole('main').getByRole('button', { name: 'Créer un compte' }).click();
    await page.getByText('Remplissez les champs suivants').waitFor();
    await expectClean(page, 'sign-up with errors, French');
    await page.goto('/fr/sign-in');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Courriel' }).fill(asha.email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(asha.password);
    await main.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/fr/');
    await see('/cart', 'cart', '[aria-label="Articles du panier"]');
    await see('/myaccount/orders', 'orders', 'main article');
    await see('/myaccount/addresses', 'addresses');
    await see('/orders/checkout', 'step 1');
  });
});
