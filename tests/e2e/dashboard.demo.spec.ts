import type { Locator } from '@playwright/test';
import { openDashboard } from './support/customer';
import { columnsOf } from './support/fits';
import { fillIn } from './support/guestCheckout';
import { enterOn, expectFocusSeen, press, tabTo, typeInto } from './support/keyboard';
import { expect, long, test } from './support/shopTest';

test('A product that the browser asks about before a reload can be saved by staying', long, async ({ page }) => {
  await openDashboard(page, '?tab=product&show=1');
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Product' });
  await fillIn(form, { Name: 'Drops', 'Original price (CA$)': '9', 'Selling price (CA$)': '8', 'Stock (units)': '7' });
  const question = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  await (await question).dismiss();
  await reload;
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
});

test.describe('admin first view', long, () => {
  test('Cards are in 1, 2 or 3 columns', async ({ page }) => {
    await openDashboard(page, '?tab=product&show=1');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
    for (const [width, columns] of [
      [639, 1],
      [640, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => columnsOf(cards), `at ${width} px`).toBe(columns);
    }
  });

  test('A row of cards or ten of a table are in a desktop’s first view, a record in a phone’s', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDashboard(page);
    for (const [tab, name] of [
      ['product', 'Products'],
      ['payments', 'Payments'],
    ] as const) {
      await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
      await expect(page.getByRole('list', { name }).getByRole('article').nth(2)).toBeInViewport({ ratio: 1 });
      await page.goto(`/admin/dasboard?tab=${tab}&show=1&view=table`);
      const tenth = page.getByRole('table', { name }).getByRole('row').nth(10);
      await expect(tenth).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const tab of ['product', 'user', 'bookings', 'buynowbookings']) {
      await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
      const heading = page.getByRole('tabpanel').getByRole('article').getByRole('heading').first();
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
  });

  test('The buttons of a field in a table of 1280 px stand beside each other', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDashboard(page, '?show=1&view=table');
    const button = (name: string) => page.getByRole('button', { name });
    const top = async (name: string) => (await button(name).boundingBox())?.y;
    await button('Change the stock of Ashwagandha Root Capsules').click();
    expect(await top('Cancel')).toBe(await top('Save'));
  });

  test('The bar of selected orders leaves a small phone most of its window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openDashboard(page, '?tab=bookings&show=1');
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar.getByRole('combobox')).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(160);
    await bar.getByRole('button', { name: 'Export selected' }).focus();
    await expect(bar.getByRole('button', { name: 'Export selected' })).toBeInViewport({ ratio: 1 });
  });

  for (const [language, path, overview] of [
    ['English', '', 'At a glance'],
    ['French', '/fr', 'En bref'],
  ] as const)
    test(`From 1280 px on, the overview and every toolbar are one line each in ${language}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 1280, height: 800 });
      await openDashboard(page);
      for (const tab of ['product', 'user', 'bookings', 'buynowbookings', 'payments']) {
        for (const view of ['table', 'cards']) {
          await page.goto(`${path}/admin/dasboard?tab=${tab}&show=1&view=${view}`);
          await page.locator('[role="tabpanel"] :is(table, article)').first().waitFor();
          const toolbar = page.locator('[data-toolbar]').filter({ has: page.getByRole('searchbox') });
          // Two lines of controls are 90 px.
          for (const width of [1536, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            const height = tab === 'product' ? 44 : 42;
            const at = `${tab} as ${view}, ${width} px`;
            await expect.soft(toolbar, `toolbar, ${at}`).toHaveJSProperty('offsetHeight', height);
            const count = toolbar.getByRole('status');
            const beyond = () => count.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
            expect.soft(await beyond(), `count beside the buttons, ${at}`).toBe(0);
            const buttons = page.locator(
              '[data-toolbar] > button:visible, [data-toolbar] :is(button, select)[title]:visible',
            );
            const places = await buttons.evaluateAll((all) =>
              all.map((button) => `${button.getBoundingClientRect().top} ${button.getBoundingClientRect().height}`),
            );
            expect.soft(new Set(places).size, `places of the buttons, ${at}`).toBe(1);
          }
        }
        const figures = page.getByRole('list', { name: overview }).getByRole('listitem');
        // The line settles once figures and fonts are there.
        const tops = () => figures.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
        await expect.poll(async () => new Set(await tops()).size, `overview, ${tab}`).toBe(1);
        const [top = Number.POSITIVE_INFINITY] = await tops();
        const headingTop = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
        await expect.poll(headingTop, `heading, ${tab}`).toBeGreaterThan(top);
      }
    });
});

test.describe('by keyboard', long, () => {
  test.use({ reducedMotion: 'reduce' });

  test('The keyboard reaches the whole dashboard, and the focus is never lost or hidden', async ({ page }) => {
    test.setTimeout(180_000);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const panel = page.getByRole('tabpanel');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });

    await page.goto('/admin/sign-in');
    await typeInto(page, page.getByRole('textbox', { name: 'Username' }), 'admin');
    await typeInto(page, page.getByLabel('Password', { exact: true }), 'north-star-tea');
    await page.keyboard.press('Enter');
    await expect(heading('Dashboard')).toBeFocused();

    await enterOn(page, button('Show All Products'));
    await typeInto(page, page.getByRole('searchbox', { name: 'Search products' }), 'throat drops');
    await page.waitForURL(/q=throat/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    const edit = button('Edit Tulsi & Ginger Throat Drops');
    await enterOn(page, edit);
    await tabTo(page, page.getByRole('textbox', { name: 'Brand' }));
    await page.keyboard.type(' Co', { delay: 50 });
    await press(page, 'Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.waitFor({ timeout: 10_000 });
    await press(page, 'Enter');
    await expect(question).toBeHidden();
    await enterOn(page, button('Save changes'));
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    await expect(edit).toBeFocused();
    await enterOn(page, button('Delete Tulsi & Ginger Throat Drops'));
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
    await expect(page.getByText('No products match your search.')).toBeVisible();
    await expectFocusSeen(page);

    await tabTo(page, tab('Product'), 'Shift+Tab');
    await press(page, 'ArrowRight');
    await expect(tab('User')).toBeFocused();
    await enterOn(page, button('Show Users'));
    await enterOn(page, button('Cards'));
    const boxes = page.getByRole('list', { name: 'Orders of Asha Rao' }).getByRole('checkbox');
    await tabTo(page, boxes.first());
    await press(page, 'Space');
    await tabTo(page, boxes.nth(1));
    await press(page, 'Space');
    await tabTo(page, page.getByRole('combobox', { name: 'New status for the selected orders' }));
    await press(page, 'S');
    await enterOn(page, button('Change 2 orders'));
    await expect(page.getByText('2 of 2 done, 0 failed, 0 skipped')).toBeVisible();
    await enterOn(page, page.getByRole('button', { name: 'Close', exact: true }));
    await expect(panel).toBeFocused();

    await tabTo(page, tab('User'), 'Shift+Tab');
    await press(page, 'ArrowRight');
    await enterOn(page, button('Show All Bookings'));
    await enterOn(page, button('Table'));
    await tabTo(page, button('Total'));
    await press(page, 'Enter', 'Enter');
    await enterOn(page, page.getByRole('table', { name: 'Orders' }).getByRole('link').first());
    await enterOn(page, page.getByRole('dialog', { name: 'Order' }).getByRole('link', { name: 'Packing slip' }));
    await expect(heading('Packing slip')).toBeFocused();
    await enterOn(page, page.getByRole('link', { name: 'Back to the list' }), 'Shift+Tab');
    await expect(heading('Dashboard')).toBeFocused();

    await tabTo(page, tab('Bookings'));
    await press(page, 'End');
    await enterOn(page, button('Chart and totals'));
    await tabTo(page, page.getByRole('combobox', { name: 'Flags' }));
    await press(page, 'S');
    await enterOn(page, button('By day'));
    const payment = page.getByRole('table', { name: 'Payments' }).getByRole('link').first();
    await enterOn(page, payment);
    await page.getByRole('dialog').waitFor();
    await press(page, 'Escape');
    await expect(payment).toBeFocused();
    await enterOn(page, page.getByRole('link', { name: 'By period' }), 'Shift+Tab');
    await enterOn(page, button('By week'));
    await expect(page.getByRole('img', { name: /^Paid per week/ })).toBeVisible();
    await expect(button('By week')).toBeFocused();
    await enterOn(page, button('Sign out'), 'Shift+Tab');
    await expect(heading('Admin sign-in')).toBeFocused();
  });
});

test('On a phone, a long name stays inside the bar of unsaved products and a message', long, async ({ page }) => {
  const end = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().right);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page);
  await page.getByRole('button', { name: 'Add New Product' }).click();
  await page.locator('[name="name"]').fill('W'.repeat(100));
  await page.goBack();
  await page.getByRole('button', { name: 'Save all' }).click();
  for (const shown of [/^W+$/, /: W+$/]) expect.soft(await end(page.getByText(shown))).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.goto('/admin/dasboard?show=1&q=Ashwagandha');
  await page.getByRole('button', { name: 'Edit Ashwagandha Root Capsules' }).click();
  await page.locator('[name="name"]').fill('W'.repeat(100));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto('/admin/dasboard?show=1&q=WWW');
  await page.getByRole('button', { name: 'Change the stock of WWW' }).click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  expect(await end(page.getByText(/^Stock of W+ saved\.$/))).toBeLessThanOrEqual(360);
});
