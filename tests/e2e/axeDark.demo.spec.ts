import { openDashboard } from './support/admin';
import { desktop, expectClean } from './support/axe';
import { asha, signIn, toReview } from './support/customer';
import { test } from './support/shopTest';
import { visit } from './support/visit';

test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce', colorScheme: 'dark' });

test('the main screens have no violations in the dark theme', async ({ page }) => {
  const at = async (address: string, ready = 'h1') => {
    await visit(page, address, ready);
    await expectClean(page, `${address}, dark`, [desktop]);
  };
  await at('/', 'main article');
  await at('/medicines', 'main article');
  await at('/products/Himalayan_Shilajit_Resin', '#reviews');
  await signIn(page, asha);
  await at('/cart', 'main article');
  await at('/myaccount/orders', 'main article');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await toReview(page);
  await expectClean(page, 'review, dark', [desktop]);
  await openDashboard(page, '?tab=payments&totals=1');
  await page.locator('.recharts-surface').first().waitFor();
  await expectClean(page, 'dashboard, dark', [desktop]);
});
