import { accountMenu, asha, signIn } from './support/customer';
import { expect, test } from './support/shopTest';

test('the Products menu works by keyboard: arrows open it and move, Escape closes, Enter follows a link', async ({
  page,
}) => {
  await page.goto('/about-us');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const products = nav.getByRole('button', { name: 'Products' });
  const brands = nav.getByRole('list').nth(1).getByRole('link');
  // There are no brands before the catalogue loads.
  await expect(async () => {
    await products.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(brands.first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await expect(brands.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(products).toBeFocused();
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(brands.first()).toBeFocused();
  const brand = await brands.first().textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: brand ?? '' })).toBeFocused();
  await expect(products).toHaveAttribute('aria-expanded', 'false');
});

test('the Products menu opens on hover, and a click pins it open', async ({ page }) => {
  await page.goto('/about-us');
  const products = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' });
  await products.hover();
  await expect(page.getByRole('link', { name: 'Brahmanand' })).toBeVisible();
  await products.click();
  // The clock is paused while the mouse leaves, then advances past the close delay.
  await page.clock.install();
  await page.mouse.move(640, 700);
  await page.clock.runFor(400);
  await expect(page.getByRole('link', { name: 'Brahmanand' })).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(page.getByRole('link', { name: 'Brahmanand' })).toBeHidden();
});

test('the account menu leads to the orders by keyboard', async ({ page }) => {
  await signIn(page, asha);
  await accountMenu(page, asha.name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myaccount/orders');
});

test('the mobile menu works by keyboard: its lists open, Escape closes it and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about-us');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const products = menu.getByRole('button', { name: 'Products' });
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Brahmanand' }).or(menu.getByRole('link')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
