import { expectClean } from './support/axe';
import { expect, test } from './support/shopTest';

test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'fr-CA', reducedMotion: 'reduce' });

test('an administrator works in French: signs in, imports a French file, sets a status, and goes on in English', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/fr/admin/dasboard');
  await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill('admin');
  await page.getByLabel('Mot de passe', { exact: true }).fill('north-star-tea');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();

  await page.goto('/fr/admin/dasboard?tab=product&show=1&view=table');
  const table = page.getByRole('table', { name: 'Produits' });
  await expect(table.getByText('Médicaments').first()).toBeVisible();
  await expectClean(page, 'products, French');
  await page.getByRole('button', { name: 'Importer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des produits' });
  const text = 'Nom,Catégorie,Prix courant,Prix de vente ($ CA),Stock\nTisane d’essai,Medicine,20.5,15,3';
  await dialog
    .getByLabel('Fichier CSV')
    .setInputFiles({ name: 'produits.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Envoyer 1 produit' }).click();
  await expect(page.getByText('Tisane d’essai : terminé'.replace(' :', '\u00a0:'))).toBeVisible();

  await page.goto('/fr/admin/dasboard?tab=bookings&show=1&view=cards');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Commande / })
    .first()
    .click();
  const booking = page.getByRole('dialog', { name: 'Commande' });
  const status = booking.getByRole('combobox', { name: /^État de la commande/ });
  // The server knows the word of the contract; the page shows the French one.
  await status.selectOption({ label: 'Livrée' });
  await expect(booking.getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(status).toHaveValue('Delivered');
  await expectClean(page, 'booking, French');

  await page.goto('/fr/admin/dasboard?tab=payments&money=reconcile');
  await expect(page.getByRole('heading', { name: 'Transaction en double' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/admin/dasboard?tab=payments&money=reconcile');
  await expect(page.getByRole('heading', { name: 'Duplicate transaction' })).toBeVisible();
});
