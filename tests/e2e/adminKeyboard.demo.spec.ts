import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

/** The focus is somewhere, in the window, and nothing lies over it. */
async function expectFocusSeen(page: Page) {
  const seen = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return 'nowhere';
      const { left, top, right, bottom } = active.getBoundingClientRect();
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
      const above = document.elementFromPoint(x, y);
      const own =
        above && (active.contains(above) || above.contains(active) || above.closest('label')?.contains(active));
      return own ? 'seen' : `hidden: ${active.outerHTML.slice(0, 120)} under ${above?.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(seen).toBe('seen');
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
}

/** Goes on by Tab until `target` has the focus; it is seen at every stop. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let stops = 0; stops < 90; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
}

test.use({ reducedMotion: 'reduce' });

test('the whole back office by keyboard: the focus is never lost and never hidden', async ({ page }) => {
  test.setTimeout(180_000);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const panel = page.getByRole('tabpanel');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });

  await page.goto('/admin/sign-in');
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type('admin');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('north-star-tea');
  await page.keyboard.press('Enter');
  await expect(heading('Dashboard')).toBeFocused();

  await tabTo(page, button('Show All Products'));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search products' }));
  await page.keyboard.type('throat drops');
  await page.waitForURL(/q=throat/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  const edit = button('Edit Tulsi & Ginger Throat Drops');
  await tabTo(page, edit);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Brand' }));
  await page.keyboard.type(' Co');
  await press(page, 'Escape', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeHidden();
  await tabTo(page, button('Save changes'));
  await press(page, 'Enter');
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  await expect(edit).toBeFocused();
  await tabTo(page, button('Delete Tulsi & Ginger Throat Drops'));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
  await press(page, 'Enter');
  await expect(page.getByText('No product fits the search.')).toBeVisible();
  await expectFocusSeen(page);

  await tabTo(page, tab('Product'), 'Shift+Tab');
  await press(page, 'ArrowRight');
  await expect(tab('User')).toBeFocused();
  await tabTo(page, button('Show Users'));
  await press(page, 'Enter');
  const boxes = page.getByRole('list', { name: 'Orders of Asha Rao' }).getByRole('checkbox');
  await tabTo(page, boxes.first());
  await press(page, 'Space');
  await tabTo(page, boxes.nth(1));
  await press(page, 'Space');
  await tabTo(page, page.getByRole('combobox', { name: 'New status of the chosen orders' }));
  await press(page, 'S');
  await tabTo(page, button('Change 2 orders'));
  await press(page, 'Enter');
  await expect(page.getByText('2 of 2 changed')).toBeVisible();
  await tabTo(page, button('Close'));
  await press(page, 'Enter');
  await expect(panel).toBeFocused();

  await tabTo(page, tab('User'), 'Shift+Tab');
  await press(page, 'ArrowRight');
  await tabTo(page, button('Show All Bookings'));
  await press(page, 'Enter');
  await tabTo(page, button('Table'));
  await press(page, 'Enter');
  await tabTo(page, button('Total'));
  await press(page, 'Enter', 'Enter');
  await tabTo(page, page.getByRole('table', { name: 'Bookings' }).getByRole('link').first());
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('dialog', { name: 'Booking' }).getByRole('link', { name: 'Packing slip' }));
  await press(page, 'Enter');
  await expect(heading('Packing slip')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Back to the list' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(heading('Dashboard')).toBeFocused();

  await tabTo(page, tab('Bookings'));
  await press(page, 'End');
  await tabTo(page, page.getByRole('combobox', { name: 'Flags' }));
  await press(page, 'S');
  await tabTo(page, button('By day'));
  await press(page, 'Enter');
  const payment = page.getByRole('table', { name: 'Payments' }).getByRole('link').first();
  await tabTo(page, payment);
  await press(page, 'Enter', 'Escape');
  await expect(payment).toBeFocused();
  await tabTo(page, button('Sign out'), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(heading('Admin Sign In')).toBeFocused();
});
