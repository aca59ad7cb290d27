import type { Page } from '@playwright/test';
import { asha, card, openDashboard, signIn } from './support/customer';
import { openReviewAsGuest, payAndConfirm } from './support/guestCheckout';
import { shopServer } from './support/shopServer';
import { expect, long, markDocument, provokesFailures, test } from './support/shopTest';
import { cacheStorage, saveData } from './support/workers';

const offlineLine = (page: Page) => page.getByText(/^You’re offline\. You can check out again/);

test.describe('without a network', provokesFailures, () => {
  test('visited pages work offline, the others when the network returns', long, async ({ page, context }) => {
    await page.goto('/medicines');
    await page.getByRole('link', { name: 'Ashwagandha Root Capsules' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ashwagandha Root Capsules' })).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Ashwagandha Root Capsules')).toBeVisible();
    const expectSameDocument = await markDocument(page);
    const catalogues = async () => (await cacheStorage(page)).filter(({ cache }) => cache === 'catalogue-1');
    await expect.poll(catalogues, { timeout: 30_000 }).toHaveLength(1);

    await context.setOffline(true);
    await expect(offlineLine(page)).toBeVisible();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText(/^Showing (?!1–)/)).toBeVisible();
    const another = page.getByRole('main').getByRole('article').first().getByRole('link');
    const name = (await another.textContent()) ?? '';
    await another.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/^We couldn’t load the latest details/)).toBeVisible();

    const search = page.getByRole('banner').getByRole('combobox').first();
    await search.fill('giloy');
    await search.press('Enter');
    // Found in the copy of the catalogue, with the figures of this visit.
    await expect(card(page, 'Giloy Winter Tablets')).toBeVisible();

    const searched = page.waitForResponse(/searchproduct/);
    await context.setOffline(false);
    await searched;
    await expect(card(page, 'Giloy Winter Tablets')).toBeVisible();
    await expect(offlineLine(page)).toBeHidden();
    await expectSameDocument();
  });

  test('a page whose code is missing loads automatically when the network returns', long, async ({ page, context }) => {
    await saveData(page);
    await page.goto('/medicines');
    await expect(card(page, 'Ashwagandha Root Capsules')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t show this page' })).toBeVisible();
    await context.setOffline(false);
    // With a reload where the browser caches a module that failed, as Chromium 150 does.
    await expect(page.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ })).toBeVisible();
  });

  test('a page whose code is broken twice loads with Retry, by a reload', long, async ({ page }) => {
    test.info().annotations.push({ type: 'console', description: 'SyntaxError' });
    await saveData(page);
    await page.goto('/');
    let broken = true;
    // A browser refetches what it failed to fetch, but caches a module that it cannot parse until the page is left.
    await page.route(/AboutPage-.*\.js/, (route) =>
      broken ? route.fulfill({ contentType: 'text/javascript', body: 'export const cut =' }) : route.continue(),
    );
    await page.getByRole('link', { name: 'About Us' }).first().click();
    // The first failure reloads the page, as after a deploy: a button that is pressed may belong to the page before.
    await page.waitForEvent('load');
    const failure = page.getByRole('heading', { name: 'We couldn’t show this page' });
    await expect(failure).toBeVisible();
    broken = false;
    await expect(async () => {
      if (await failure.isVisible()) await page.getByRole('button', { name: 'Retry' }).click({ timeout: 2000 });
      const shown = page.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ });
      await expect(shown).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test('a dashboard’s dialog whose code fails to load opens at the next press', long, async ({ page, context }) => {
    await openDashboard(page, '?tab=product&show=1');
    const list = page.getByRole('article').first();
    await expect(list).toBeVisible();
    await context.setOffline(true);
    const open = page.getByRole('button', { name: 'Import CSV' });
    await open.click();
    await expect(page.getByRole('list', { name: 'Error messages' })).toContainText(/^We couldn’t open/);
    await expect(list).toBeVisible();
    await context.setOffline(false);
    await open.click();
    await expect(page.getByRole('dialog', { name: 'Import products' })).toBeVisible();
  });

  test('PayPal is hidden offline and works when the network returns', long, async ({ page, context, request }) => {
    await openReviewAsGuest(page);
    const button = page.getByRole('button', { name: 'PayPal', exact: true });
    await expect(button).toBeVisible();
    const expectSameDocument = await markDocument(page);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline. You can pay when you’re back online.')).toBeVisible();
    await expect(button).toBeHidden();
    await context.setOffline(false);
    await payAndConfirm(page);
    await expectSameDocument();
    expect((await shopServer(request).state()).captures).toHaveLength(1);
  });
});

test('product data stays text, and foreign hosts get no cookie, token or path', async ({ page, request, context }) => {
  const shilajit = 'Himalayan Shilajit Resin';
  const markup = '<img src=x onerror="window.hacked=1"></script><script>window.hacked=2</script>';
  const images = [
    'https://pictures.example/pack".svg',
    'javascript:window.hacked=3',
    'http://evil.example/a.png',
    '//evil.example/b.png',
    '/\t/evil.example/c.png',
    'data:image/svg+xml,<svg/>',
  ];
  await shopServer(request).changeProduct(shilajit, { brand: markup, description: markup, images });
  const foreign: { url: string; headers: Promise<Record<string, string>> }[] = [];
  await context.route(/\.example\//, async (route) => {
    foreign.push({ url: route.request().url(), headers: route.request().allHeaders() });
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await signIn(page, asha);
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await expect(page.getByRole('heading', { level: 1, name: shilajit })).toBeVisible();
  await expect(page.getByText(markup).first()).toBeAttached();
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  for (const { url, headers } of foreign) {
    expect(url).toBe('https://pictures.example/pack%22.svg');
    const { cookie, authorization, referer } = await headers;
    expect({ cookie, authorization }).toEqual({ cookie: undefined, authorization: undefined });
    expect(new URL(referer ?? '').pathname).toBe('/');
  }
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});
