import { expectClean } from './support/axe';
import { asha, card, signIn, signOut } from './support/customer';
import { apiOrigin } from './support/shopServer';
import { expect, long, provokesFailures, test } from './support/shopTest';
import { visit } from './support/walks';
import { cacheStorage, hostedBuild, hostOfBuild, registered, untilDownloaded, withoutNetwork } from './support/workers';

const resin = '/products/Himalayan_Shilajit_Resin';
const host = hostOfBuild();

test.beforeEach(() => test.setTimeout(120_000));

test('a second visit needs the shop’s host for no page', long, async ({ page }) => {
  await page.goto(host().url);
  await untilDownloaded(page);
  host().goDown();

  await page.goto(`${host().url}/`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`${host().url}/medicines?sort=price-desc`);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-desc');
  const search = page.getByRole('banner').getByRole('combobox').first();
  await search.fill('giloy');
  await search.press('Enter');
  await expect(card(page, 'Giloy Winter Tablets')).toBeVisible();
  await page.goto(host().url + resin);
  await expect(page.getByRole('heading', { level: 1, name: 'Himalayan Shilajit Resin' })).toBeVisible();
  await page.goto(`${host().url}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Log In to see your Cart.');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Medicines and Ayurvedic products');
});

test.describe('without any network', provokesFailures, () => {
  test('the shop opens and says so; an address without a page gets the offline page', async ({ page }) => {
    await page.goto(`${host().url}/medicines`);
    await expect(card(page, 'Ashwagandha Root Capsules')).toBeVisible();
    const picture = card(page, 'Ashwagandha Root Capsules').locator('img').first();
    await untilDownloaded(page);
    // Pictures are cached from the second view on.
    await page.reload();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const caches = async () => (await cacheStorage(page)).map(({ cache }) => cache);
    await expect.poll(caches).toContain('shop pictures / readable');
    const offline = await withoutNetwork(page);

    for (const path of ['/', resin, '/myaccount/orders']) {
      await offline.open(host().url + path);
      await expect(page.getByText(/^You’re offline\. You can check out again/)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
    await offline.open(`${host().url}/sitemap.xml?x=1`);
    const unreachable = page.getByRole('heading', { level: 1, name: 'We can’t reach the shop' });
    await expect(unreachable).toBeVisible();
    await expectClean(page, 'offline page');
    // With a connection, but without the shop's host.
    host().goDown();
    await offline.end();
    const retried = page.waitForEvent('domcontentloaded');
    await page.getByRole('link', { name: 'Retry' }).click();
    await retried;
    await expect(unreachable).toBeVisible();
    // The page returns with the host.
    host().deploy(hostedBuild);
    await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible();
    await expect(page).toHaveURL(/sitemap\.xml\?x=1$/);
  });
});

test('nothing is downloaded before the page is usable', long, async ({ page }) => {
  await page.goto(`${host().url}/medicines`);
  await expect(card(page, 'Ashwagandha Root Capsules')).toBeVisible();
  expect(await registered(page)).toBe(0);
  await untilDownloaded(page);
  const usable = host().requests.findIndex((path) => path.startsWith('/service-worker.js'));
  expect(host().requests.slice(0, usable).join()).not.toMatch(/CheckoutPage|ReviewPage|AboutPage/);
});

test('no cache holds personal data, a call but the catalogue’s, PayPal or the dashboard', async ({ page }) => {
  await signIn(page, asha, host().url);
  await untilDownloaded(page);
  for (const path of ['/medicines', '/cart', '/myaccount/addresses', '/orders/checkout']) await visit(page, path);
  for (const path of [resin, '/myaccount/orders']) {
    await page.goto(host().url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${host().url}/admin/dasboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const personal = [asha.email, asha.name, token ?? '–', 'Admin sign-in'];

  const check = async () => {
    const all = await cacheStorage(page);
    expect(all.length).toBeGreaterThan(50);
    const calls = all.filter(({ url }) => url.startsWith(apiOrigin()) && !url.includes('/pictures/'));
    expect(calls.map(({ url }) => url).filter((url) => url !== `${apiOrigin()}/product/getProducts`)).toEqual([]);
    const others = all.filter(({ url }) => !url.startsWith(apiOrigin())).map(({ url }) => url.replace(host().url, ''));
    const known = /^\/(assets|products|medicines|icon|sign-(in|up)|[\w.-]*(\?|$))/;
    expect(others.filter((path) => !known.test(path))).toEqual([]);
    expect(others.filter((path) => /Admin|Ledger/.test(path))).toEqual([]);
    // Reviews in the catalogue name those who wrote them.
    const own = all.filter(({ url }) => !url.includes('/assets/') && !url.endsWith('/product/getProducts'));
    for (const { url, text } of own) for (const part of personal) expect(text, url).not.toContain(part);
  };
  await check();
  await page.goto(`${host().url}/`);
  await signOut(page);
  await check();
});
