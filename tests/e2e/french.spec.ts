import { fillIn } from './support/guestCheckout';
import { expect, long, test } from './support/shopTest';

test.use({ serviceWorkers: 'allow' });

const resin = 'Himalayan_Shilajit_Resin';
const tablets = 'Giloy Winter Tablets';

test.describe('in a browser that prefers French', long, () => {
  test.use({ locale: 'fr-CA' });

  test('the address alone decides the language; the shopper’s own choice counts for later visits', async ({ page }) => {
    await page.goto(`/products/${resin}?from=ad`);
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    await expect(page).toHaveURL(`/products/${resin}?from=ad`);
    // What loads on the way down moves the footer.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: 'Similar Products' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr/products/${resin}?from=ad`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByText('84,00\u00a0$\u00a0CA').first()).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/fr/');
  });

  test('one line offers the browser’s language once and moves nothing; a press chooses it', async ({ page }) => {
    const offer = page.getByRole('link', { name: 'Voir la boutique en français' });
    await page.goto('/about-us');
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    await expect(offer).toHaveAttribute('href', '/fr/about-us');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language-offer'))).not.toBeNull();
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(offer).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await offer.click();
    await expect(page).toHaveURL('/fr/about-us');
    await page.goto('/');
    await expect(page).toHaveURL('/fr/');
  });
});

test('a switch keeps the cart, the page and its query', long, async ({ page }) => {
  await page.goto('/medicines/Himavat%20Wellness');
  await page.getByRole('button', { name: `Add to Cart: ${tablets}` }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Keep it in my bag' }).press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Women' }).click();
  await expect(page).toHaveURL('/medicines?category=Women');
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL('/fr/medicines?category=Women');
  await expect(page.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
});

test('a guest’s header is one row at 640 px', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/fr/about-us');
  const middleOf = async (name: string) => {
    const { y, height } = (await page.getByRole('banner').getByRole('link', { name }).boundingBox()) ?? {};
    return Number(y) + Number(height) / 2;
  };
  expect(await middleOf('Créer un compte')).toBeCloseTo(await middleOf('Tulsi North'), 0);
});

test('a guest buys in French', async ({ page }) => {
  await page.goto(`/fr/products/${resin}`);
  await page.getByRole('button', { name: 'Acheter maintenant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrez votre adresse courriel pour continuer' });
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill('noor@example');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByText('Entrez une adresse courriel valide.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill('noor@example.com');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await fillIn(page, {
    'Nom complet': 'Noor Gagné',
    'Numéro de cellulaire': '5145550137',
    'Code postal': 'H2X 1Y4',
    Adresse: '12, rue Saint-Denis',
    'Quartier ou localité': 'Le Plateau',
    'Point de repère': 'Près du parc',
  });
  await expect(page.getByRole('textbox', { name: 'Ville' })).toHaveValue('Montréal');
  // The list speaks French; the form and the server know the province by its English name.
  await expect(page.getByRole('combobox', { name: 'Province ou État' })).toHaveValue('Quebec');
  await page.getByRole('button', { name: 'Utiliser cette adresse' }).click();
  await expect(page.getByText('Montréal, Québec, H2X 1Y4')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer vers les modes de paiement' }).click();
  await page.getByRole('button', { name: 'Continuer vers la vérification' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification et confirmation' })).toBeVisible();
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /PayPal/ });
  await expect(sheet.getByText('134,00\u00a0$\u00a0CA')).toBeVisible();
  await sheet.getByRole('button', { name: 'Approuver le paiement', exact: true }).click();
  await expect(page.getByText('Félicitations! Votre commande a bien été enregistrée.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Merci de votre commande' })).toBeVisible();
});
