import { accountMenu, asha, fillSignIn, noah, signIn, signOut, toReview } from './support/customer';
import { fillAddress, fillIn, payAndConfirm } from './support/guestCheckout';
import { expect, long, test } from './support/shopTest';

test.use({ serviceWorkers: 'allow' });

const tablets = 'Giloy Winter Tablets';
const drops = 'Tulsi & Ginger Throat Drops';
const ravi = { name: 'Ravi', email: 'ravi.menon@example.com', password: 'ravi-likes-neem' };

test('a customer signs up, fills wishlist and cart, pays, sees the order, leaves no trace', async ({ page }) => {
  // The longest journey; two cores need half of this.
  test.setTimeout(120_000);
  await test.step('sign-up and sign-in', async () => {
    await page.goto('/sign-up');
    const form = page.getByRole('main');
    const { name, email, password } = ravi;
    await fillIn(form, { 'First Name': name, 'Last Name': 'Menon', Email: email, 'Contact Number': '+16475550121' });
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Date of Birth').fill('1990-02-28');
    await form.getByRole('combobox', { name: 'Country' }).selectOption({ label: '🇨🇦 Canada (+1)' });
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/sign-in');
    await fillSignIn(form, ravi);
    await expect(page).toHaveURL('/');
    await expect(accountMenu(page, 'Ravi')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });

  await test.step('wishlist and cart', async () => {
    await page.goto('/medicines/Tulsi%20%26%20Pine');
    await page.getByRole('button', { name: `Wishlist: ${drops}` }).click();
    await expect(page.getByText('Item added to wishlist')).toBeVisible();
    await page.goto('/myaccount/wishlist');
    const cards = page.getByRole('list', { name: 'Wishlist' }).getByRole('article');
    await expect(cards).toHaveCount(1);
    await cards.getByRole('button', { name: /Add to Cart/ }).click();
    await expect(page.getByText('Item added to cart successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing in your wishlist' })).toBeVisible();
    await page.goto('/medicines/Himavat%20Wellness');
    await page.getByRole('button', { name: `Increase quantity of ${tablets}` }).click();
    await page.getByRole('button', { name: `Add to Cart: ${tablets}` }).click();
    await page.getByRole('link', { name: 'Cart, 2 items' }).click();
    const summary = page.getByRole('region', { name: 'PRICE SUMMARY' });
    // 7.20 + 2 × 23.20
    await expect(summary).toContainText('CA$53.60');
    const more = page.getByRole('button', { name: `Increase quantity of ${drops}` });
    for (let tap = 0; tap < 10; tap += 1) await more.click({ delay: 0 });
    await expect(summary).toContainText('CA$125.60');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  });

  await test.step('checkout with a new address', async () => {
    const form = page.getByRole('main');
    await fillAddress(form, { Name: 'Ravi Menon', 'Address Line': '77 Spruce Lane' });
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(form.getByRole('radio', { name: /77 Spruce Lane/ })).toBeChecked();
    await toReview(page);
    await expect(page.getByRole('region', { name: 'Review Your Order' })).toContainText('CA$175.60');
    await payAndConfirm(page);
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });

  await test.step('the account', async () => {
    await page.goto('/myaccount/orders');
    const orders = page.getByRole('list', { name: 'Orders' }).getByRole('article');
    await expect(orders).toHaveCount(1);
    await expect(orders.first()).toContainText('CA$175.60');
    await expect(orders.first()).toContainText(tablets);
    await orders.first().getByRole('link', { name: 'Invoice' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toContainText('CA$175.60');
    await expect(page.locator('button, nav').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    const menu = page.getByRole('navigation', { name: 'Account' });
    await menu.getByRole('link', { name: 'My Payments' }).click();
    await expect(page.getByRole('list', { name: 'Payments' })).toContainText('CA$175.60');
    await menu.getByRole('link', { name: 'My Addresses' }).click();
    await expect(page.getByRole('list', { name: 'Saved addresses' })).toContainText('77 Spruce Lane');
    await menu.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('main')).toContainText('ravi.menon@example.com');
  });

  await test.step('sign-out', async () => {
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    // The next visit has a state without the customer.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/ravi|authToken/i);
  });
});

test('two tabs share cart, sign-out and sign-in', long, async ({ page, context }) => {
  test.setTimeout(120_000);
  await signIn(page, asha);
  const other = await context.newPage();
  await other.goto('/medicines/Himavat%20Wellness');
  await page.goto('/cart');

  await other.getByRole('button', { name: `Add to Cart: ${tablets}` }).click();
  // A tab in the background draws once a second: each press there would wait for that.
  await page.bringToFront();
  await expect(page.getByRole('article', { name: tablets })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('button', { name: `Increase quantity of ${tablets}` }).click();
  await page.getByRole('button', { name: 'Remove Kumkumadi Glow Oil' }).click();
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await signOut(page);
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  // State changes after the sign-out are not persisted in the other tab either.
  await other.bringToFront();
  await other.getByRole('link', { name: 'About Us' }).first().click();
  await expect(other.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ })).toBeVisible();
  await expect.poll(() => other.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await signIn(page, noah);
  await expect(accountMenu(other, 'Noah')).toBeVisible();
  await other.goto('/myaccount/wishlist');
  await signOut(other);
  await signIn(other, asha);
  await expect(accountMenu(page, 'Asha')).toBeVisible();
  await page.reload();
  await expect(accountMenu(page, 'Asha')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await other.close();
});
