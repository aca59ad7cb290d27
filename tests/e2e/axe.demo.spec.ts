import type { Page } from '@playwright/test';
import { desktop, expectClean, phone } from './support/axe';
import { asha, fillSignIn, noah, openDashboard, payAndConfirm, signIn, toReview } from './support/customer';
import { seeBag, seeBelow, seeComparison, visit } from './support/pages';
import { expect, provokesFailures, test } from './support/shopTest';

test.describe('the shop', () => {
  /** Opens a URL and runs axe once its h1 and the `ready` elements are visible. */
  async function expectCleanAt(page: Page, address: string, state: string, ready = 'h1') {
    await visit(page, address, ready);
    await expectClean(page, state);
  }

  test.describe.configure({ timeout: 240_000 });

  test.use({ reducedMotion: 'reduce' });

  test('a visitor’s pages have no violations', async ({ page }) => {
    await expectCleanAt(page, '/', 'home', 'main article');
    await expectCleanAt(page, '/medicines', 'listing', 'main article');
    await expectCleanAt(page, '/medicines?q=nothing+like+it', 'empty listing', 'main article');
    await expectCleanAt(
      page,
      '/medicines?category=Women&brand=Brahmanand&form=Syrup',
      'nothing for the filters',
      'main article',
    );
    await expectCleanAt(page, '/medicines?category=Men&offer=yes', 'filtered listing', 'main article');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('group', { name: 'Brand' }).waitFor();
    await expectClean(page, 'listing with its filters open');
    await expectCleanAt(page, '/about-us', 'about');
    await expectCleanAt(page, '/nowhere', 'not found');
    await expectCleanAt(page, '/cart', 'cart, signed out');
    await expectCleanAt(page, '/sign-in', 'sign-in');
    await page.goto('/sign-up');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Please fill in the following fields:').waitFor();
    await expectClean(page, 'sign-up with errors');
  });

  test('a guest’s bag, wishlist and sign-in have no violations, nor has the move to the account', async ({ page }) => {
    await page.goto('/products/Giloy_Winter_Tablets');
    const buy = page.getByRole('region', { name: 'Buy' });
    await buy.getByRole('button', { name: 'Add To Bag' }).click();
    await page.getByRole('button', { name: 'Keep it in my bag' }).waitFor();
    await expectClean(page, 'login modal, kept in the bag');
    await page.getByRole('button', { name: 'Keep it in my bag' }).click();
    await buy.getByRole('button', { name: /^Wishlist/ }).click();
    await page.getByRole('button', { name: 'Keep it on this device' }).click();
    await expectCleanAt(page, '/cart', 'guest’s bag', '[aria-label="Cart items"]');
    await expectCleanAt(page, '/myaccount/wishlist', 'guest’s wishlist', 'main article');
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Sign in to check out' }).click();
    await fillSignIn(page.getByRole('dialog', { name: 'Sign in' }), noah);
    await page.getByText('Added to your cart.').waitFor();
    // A toast may cover controls for its three seconds; the wishlist's comes last.
    await page.getByText('Item added to wishlist').waitFor();
    await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
    // The press on a phone scrolled the line to where the sticky header covers it at another width.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectClean(page, 'cart with a moved bag');
  });

  test('a visitor’s product page, dialogs and menu have no violations', async ({ page }) => {
    await page.goto('/products/Himalayan_Shilajit_Resin');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await page.locator('main article').first().waitFor();
    await expectClean(page, 'product');
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expectClean(page, 'e-mail dialog');
    await page.keyboard.press('Escape');
    await page.goto('/products/Giloy_Winter_Tablets');
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await page.getByRole('button', { name: /^Buy \d+ for/ }).waitFor();
    await expectClean(page, 'Buy Now below the minimum');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add To Bag' }).first().click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await expectClean(page, 'login dialog');
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Products' }).click();
    await expectClean(page, 'mobile menu', [phone]);
  });

  test('the picture viewer, an invalid review form, and similar products on a phone have no violations', async ({
    page,
  }) => {
    await page.goto('/products/Himalayan_Shilajit_Resin');
    await page.getByRole('button', { name: 'Zoom picture' }).click();
    await page
      .getByRole('dialog', { name: /^Pictures of/ })
      .getByRole('img')
      .waitFor();
    await expectClean(page, 'zoom');
    await page.keyboard.press('Escape');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await page.getByRole('button', { name: 'Submit review' }).click();
    await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor();
    await expectClean(page, 'review form with errors');
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    const similar = page.getByRole('region', { name: 'Similar Products' });
    // The carousel with its region loads on scroll.
    await page.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
    await similar.getByRole('button', { name: /next/i }).waitFor();
    await expectClean(page, 'similar products on a phone', [phone]);
  });

  test('an empty account has no violations', async ({ page }) => {
    await signIn(page, noah);
    await expectCleanAt(page, '/cart', 'empty cart');
    await expectCleanAt(page, '/myaccount/wishlist', 'empty wishlist');
    await expectCleanAt(page, '/myaccount/orders', 'orders as ids');
  });

  test('a full account has no violations', async ({ page }) => {
    await signIn(page, asha);
    await expectCleanAt(page, '/cart', 'cart', '[aria-label="Cart items"]');
    await expectCleanAt(page, '/myaccount', 'account menu');
    await expectCleanAt(page, '/myaccount/wishlist', 'wishlist', 'main article');
    await expectCleanAt(page, '/myaccount/orders', 'orders', 'main article');
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Help with this order' }).click();
    await expectClean(page, 'order details');
    await page.getByRole('link', { name: 'Invoice' }).click();
    await page.getByRole('table', { name: 'Products' }).waitFor();
    await expectClean(page, 'invoice');
    await expectCleanAt(page, '/myaccount/payments', 'payments');
    await expectCleanAt(page, '/myaccount/profile', 'profile');
    await expectCleanAt(page, '/myaccount/addresses', 'addresses');
  });

  test('the checkout has no violations', async ({ page }) => {
    await signIn(page, asha);
    await expectCleanAt(page, '/orders/checkout', 'step 1');
    await page.getByRole('button', { name: 'Add New Address' }).click();
    await page.getByRole('textbox', { name: 'Pincode' }).waitFor();
    await expectClean(page, 'empty address form');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expectClean(page, 'address form with errors');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Continue to Payment Options' }).click();
    await page.getByRole('button', { name: 'Continue to Review & Confirm' }).waitFor();
    await expectClean(page, 'step 2');
    await page.goBack();
    await toReview(page);
    await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor();
    await expectClean(page, 'step 3');
    await payAndConfirm(page);
    await expectClean(page, 'confirmation');
  });
});

test.describe('comparison, recently viewed and a guest’s bag', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test.use({ reducedMotion: 'reduce' });

  test('the comparison has no violations', async ({ page }) => {
    await seeComparison(page, (state) => expectClean(page, state));
  });

  test('an opened description, recently viewed products and a listing’s last page have no violations', async ({
    page,
  }) => {
    await seeBelow(page, (state) => expectClean(page, state));
  });

  test(
    'a filled guest’s bag, and its stuck and offered lines, have no violations',
    provokesFailures,
    async ({ page }) => {
      await seeBag(page, (state) => expectClean(page, state));
    },
  );
});

test.describe('in the dark theme', { tag: '@long' }, () => {
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
});

test.describe('in French', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test.use({ reducedMotion: 'reduce', locale: 'fr-CA' });

  test('the main pages have no violations in French', async ({ page }) => {
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

test.describe('the dashboard', () => {
  const dashboard = '/admin/dasboard';

  async function expectCleanAt(page: Page, query: string, state: string, ready: string) {
    await visit(page, `${dashboard}?${query}`, ready);
    await expectClean(page, state);
  }

  const row = '[role="tabpanel"] :is([role="listitem"], tr[data-index])';

  test.describe.configure({ timeout: 300_000 });

  test.use({ reducedMotion: 'reduce' });

  test('Axe finds nothing in the sign-in, the sign-up and any tab', async ({ page }) => {
    await page.goto('/admin/sign-up');
    await page.getByRole('button', { name: 'Create admin account' }).click();
    await page.getByRole('alert').waitFor();
    await expectClean(page, 'sign-up with its alert');
    await page.goto('/admin/sign-in');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectClean(page, 'sign-in');
    await openDashboard(page);
    await expectClean(page, 'dashboard');
    for (const tab of ['product', 'user', 'bookings', 'buynowbookings']) {
      await expectCleanAt(page, `tab=${tab}&show=1&view=cards`, `${tab}, cards`, row);
      await expectCleanAt(page, `tab=${tab}&show=1&view=table`, `${tab}, table`, row);
      await expectCleanAt(
        page,
        `tab=${tab}&show=1&q=xylophone`,
        `${tab}, nothing found`,
        '[role="tabpanel"] >> text= match ',
      );
    }
    await expectCleanAt(page, 'tab=payments&view=cards&totals=1', 'payments, cards', '.recharts-surface');
    await expectCleanAt(page, 'tab=payments&view=table&flag=any', 'payments, table', row);
    await expectCleanAt(page, 'tab=payments&money=periods&by=week', 'payments by week', '.recharts-surface');
    await expectCleanAt(page, 'tab=payments&money=sales&group=brand', 'sales by brand', '[role="tabpanel"] table');
    await expectCleanAt(page, 'tab=payments&money=reconcile', 'to reconcile', '[role="tabpanel"] section li');
  });

  test('Axe finds nothing in the forms, the confirmations, the detail and the packing slip', async ({ page }) => {
    await openDashboard(page, '?show=1&product=new');
    const form = page.getByRole('dialog', { name: 'Add New Product' });
    await form.getByRole('textbox', { name: 'Image 1 address' }).fill('javascript:1');
    await form.getByText('Use https://…').waitFor();
    await form.getByRole('button', { name: 'Add product' }).click();
    await form.getByText('Enter a number').first().waitFor();
    await expectClean(page, 'new product with errors');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    await expectClean(page, 'discard');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Delete this product?' }).waitFor();
    await expectClean(page, 'delete');
    await page.keyboard.press('Escape');
    await page.goto(`${dashboard}?tab=user&show=1&view=cards`);
    await page.getByRole('list', { name: 'Orders of Asha Rao' }).getByRole('checkbox').first().check();
    await page.getByRole('combobox', { name: 'New status for the selected orders' }).selectOption('Shipped');
    await expectClean(page, 'chosen orders');
    await page.getByRole('button', { name: 'Change 1 order' }).click();
    await page.getByText('1 of 1 done, 0 failed, 0 skipped').waitFor();
    await expectClean(page, 'result');
    await page.goto(`${dashboard}?tab=bookings&show=1&view=cards`);
    await page
      .getByRole('link', { name: /^Order / })
      .first()
      .click();
    const booking = page.getByRole('dialog', { name: 'Order' });
    await booking.getByRole('combobox', { name: /^Status of order/ }).waitFor();
    await expectClean(page, 'detail');
    await booking.getByRole('combobox', { name: /^Status of order/ }).selectOption('Delivered');
    await booking.getByText('Saved').waitFor();
    await expectClean(page, 'detail with a change');
    await booking.getByRole('link', { name: 'Packing slip' }).click();
    await page.getByRole('heading', { level: 1, name: 'Packing slip' }).waitFor();
    await expectClean(page, 'packing slip');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await page.getByRole('link', { name: '1 invoice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Invoice' }).waitFor();
    await expectClean(page, 'invoices');
  });

  test('Axe finds nothing in edits of products, their bars and dialogs', async ({ page }) => {
    await openDashboard(page, '?show=1&view=table');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await button(/Change the price of/)
      .first()
      .click();
    const price = page.getByRole('textbox', { name: 'Selling price' });
    await price.fill('');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a number').waitFor();
    await expectClean(page, 'price with an error');
    // Cards of a narrow window have no such field; the table shows it again with what was typed.
    await price.fill('9.99');
    await page.keyboard.press('Enter');
    await button('Undo').waitFor();
    await expectClean(page, 'saved price with Undo');
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await button('Edit in bulk').click();
    await page.getByRole('textbox', { name: 'Percent' }).fill('10');
    await page.getByRole('list', { name: 'Preview' }).waitFor();
    await expectClean(page, 'change of several');
    await button('Change 1 product').click();
    await page.getByText('1 of 1 done').waitFor();
    await expectClean(page, 'result of several');
    await button('Import CSV').click();
    const text = 'Name,Price,Oprice,Stock,Colour\nTea,x,1,1,red\nDrops,2,1,1,red\n';
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByText('With problems: 1').waitFor();
    await expectClean(page, 'import');
    await page.keyboard.press('Escape');
    await button('Stock to reorder').click();
    await page.getByText(/products to reorder$/).waitFor();
    await expectClean(page, 'stock to reorder');
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /reviews of/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /^Reviews of/ }).waitFor();
    await expectClean(page, 'reviews');
    await page.goBack();
    await button(/^Edit/).first().click();
    await page.getByRole('textbox', { name: 'Brand' }).fill('Another brand');
    await page.goBack();
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();
    await expectClean(page, 'save bar');
  });

  test('Axe finds nothing in the palette, the menus of a list and its selection', async ({ page }) => {
    await openDashboard(page, '?tab=bookings');
    await page.getByRole('region', { name: 'Shortcuts' }).waitFor();
    await expectClean(page, 'shortcuts');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Product, order/ }).fill('asha');
    await page.getByRole('group', { name: 'Customers' }).waitFor();
    await expectClean(page, 'palette');
    await page.goto(`${dashboard}?tab=bookings&show=1&view=cards`);
    await page.locator(row).first().waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Name of this view' }).fill('Mine');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rename Mine' }).waitFor();
    await expectClean(page, 'views');
    await page.getByRole('button', { name: 'Rename Mine' }).click();
    await page.getByRole('textbox', { name: 'New name of Mine' }).waitFor();
    await expectClean(page, 'view being renamed');
    await page.keyboard.press('Escape');
    await page.goto(`${dashboard}?tab=bookings&show=1&view=table`);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Customer' }).waitFor();
    await expectClean(page, 'columns');
    await page.goto(`${dashboard}?tab=bookings&show=1&view=cards`);
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .last()
      .check();
    await page.getByRole('region', { name: 'Selection' }).waitFor();
    await expectClean(page, 'selection');
  });
});
