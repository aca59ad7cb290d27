import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { serveBuild } from '../support/hosting/serveBuild';
import { hostedOrigins } from '../support/run/ports.mjs';
import { prerender } from './support/builds';
import { expectStyleToChangeNothing } from './support/firstView';
import { shopServer } from './support/shopServer';
import { expect, long, provokesFailures, test } from './support/shopTest';

const dir = '.cache/dist-prerendered';
const siteUrl = 'https://shop.example';
const resin = '/products/Himalayan_Shilajit_Resin';

let host: Awaited<ReturnType<typeof serveBuild>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  // Pages are made from the shop's present state, which another spec may have changed. Fewer products show the same.
  const request = await playwright.request.newContext();
  await shopServer(request).stock(20);
  await request.dispose();
  for (const part of ['', '.prerender']) {
    rmSync(dir + part, { recursive: true, force: true });
    cpSync(`.cache/dist-hosted${part}`, dir + part, { recursive: true });
  }
  prerender(dir);
  host = await serveBuild(dir, 0);
});

test.afterAll(() => host.stop());

test.describe('without running script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads', async ({ page }) => {
    const expectHeading = async (path: string, name: string | RegExp) => {
      await page.goto(host.url + path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© 2025');
    };
    await expectHeading(resin, 'Himalayan Shilajit Resin');
    await expect(page.getByRole('region', { name: 'Buy', exact: true })).toContainText('CA$84.00');
    await expect(page.getByText('CA$50.00 for the whole order, added at checkout')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Customer reviews' }).getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'Similar Products' })).toBeVisible();
    await expectHeading('/medicines', /Medicines/);
    await expect(page.getByRole('article')).toHaveCount(6);
    await expectHeading('/medicines/Brahmanand', 'Brahmanand');
    await expectHeading('/', /Ayurveda/);
    await expect(page.getByRole('region', { name: 'Featured Products' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Best Sellers' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Shipping and orders' }).getByRole('heading')).toHaveCount(3);
    await expectHeading('/about-us', /./);
    await expectHeading('/sign-in', /./);
  });

  test('a shared French link shows the product in French', async ({ page }) => {
    await page.goto(`${host.url}/fr${resin}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('region', { name: 'Acheter' })).toContainText('84,00\u00a0$\u00a0CA');
  });
});

test('the HTML of a product has its head', async ({ page, request }) => {
  const name = 'Himalayan Shilajit Resin';
  const price = (await shopServer(request).productNamed(name)).oprice.toFixed(2);
  const html = await (await request.get(host.url + resin)).text();
  await page.setContent(html.replace(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g, ''));
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  await expect(page).toHaveTitle(`${name} – Tulsi North`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + resin);
  expect(await content('meta[property="og:title"]')).toBe(name);
  expect(await content('meta[property="og:image"]')).toContain('-front.svg');
  expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(20);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text))).toEqual([
    expect.objectContaining({ '@type': 'Product', name, offers: expect.objectContaining({ price }) }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

test('both languages of a product name each other', async ({ request }) => {
  for (const path of [resin, `/fr${resin}`]) {
    const html = await (await request.get(host.url + path)).text();
    for (const [hreflang, href] of [
      ['en-CA', siteUrl + resin],
      ['fr-CA', `${siteUrl}/fr${resin}`],
      ['x-default', siteUrl + resin],
    ])
      expect(html).toContain(`rel="alternate" hreflang="${hreflang}" href="${href}"`);
    expect(html).toContain(`rel="canonical" href="${siteUrl}${path}"`);
  }
});

test('the site map names every page, and robots.txt the site map', async ({ request }) => {
  const map = await (await request.get(`${host.url}/sitemap.xml`)).text();
  expect(map).toContain(`<loc>${siteUrl}/medicines</loc>`);
  expect(map).toContain(`<loc>${siteUrl}${resin}</loc>`);
  expect(map).toContain(`<loc>${siteUrl}/fr${resin}</loc>`);
  expect(await (await request.get(`${host.url}/robots.txt`)).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('all pages together have no other inline scripts than index.html', () => {
  const scriptsOf = (file: string) =>
    [...readFileSync(`${dir}/${file}`, 'utf8').matchAll(/<script(?: data-calls="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text,
    );
  const known = scriptsOf('index.html');
  expect(known).toHaveLength(2);
  for (const name of readdirSync(`${dir}/products`)) expect(scriptsOf(`products/${name}`)).toEqual(known);
});

for (const path of [resin, '/medicines', '/medicines/Brahmanand', '/medicines?sort=price'])
  test(
    `the prerendered view of ${path} looks the same before and after the whole stylesheet`,
    { ...provokesFailures, ...(path === resin ? {} : long) },
    async ({ page }) => expectStyleToChangeNothing(page, host.url + path),
  );

test('the app takes over the elements of the HTML, and they can be used', async ({ page }) => {
  await page.goto(host.url + resin, { waitUntil: 'commit' });
  const heading = await page.waitForSelector('h1');
  await page.getByRole('button', { name: 'Add To Bag' }).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
  // One head, not two.
  expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + resin);
});

test('a product that was deleted or renamed says that it is gone', provokesFailures, async ({ page, request }) => {
  const { changeProduct } = shopServer(request);
  await changeProduct('Himalayan Shilajit Resin', null);
  await changeProduct('Giloy Winter Tablets', { name: 'Giloy Summer Tablets' });
  for (const path of [resin, '/products/Giloy_Winter_Tablets']) {
    await page.goto(host.url + path);
    await expect(page.getByRole('heading', { name: 'We couldn’t find this product' })).toBeVisible();
  }
});

test('a product opened with a query keeps its content until the shop takes over', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  test.info().annotations.push({ type: 'console', description: 'Failed to load|net::ERR' });
  await page.goto(`${host.url}${resin}?page=2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Himalayan Shilajit Resin' })).toBeVisible();
});

test('without the API the build and the pages of the last run stay', long, async ({ request }) => {
  const page = () => request.get(host.url + resin).then((response) => response.text());
  const before = await page();
  // The second one responds, but not with a catalogue.
  for (const api of ['http://127.0.0.1:9', `${hostedOrigins.api}/__test`])
    expect(prerender(dir, { VITE_API_BASE_URL: api })).toContain('Nothing was prerendered');
  expect(await page()).toBe(before);
});

test('the HTML of a listing links two products with one address by their ids', long, async ({ request }) => {
  const { productNamed, changeProduct } = shopServer(request);
  const pack = await productNamed('Himalayan Shilajit Resin');
  const twin = await productNamed('Giloy Winter Tablets');
  await changeProduct(twin.name, { name: pack.name.replaceAll(' ', '_') });
  expect(prerender(dir)).toContain('Prerendered');
  const listing = await (await request.get(`${host.url}/medicines/${encodeURIComponent(pack.brand)}`)).text();
  expect(listing).toContain(`href="${resin}?id=${pack._id}"`);
  expect(listing).not.toContain(`href="${resin}"`);
  const map = await (await request.get(`${host.url}/sitemap.xml`)).text();
  for (const { _id } of [pack, twin]) expect(map).toContain(`<loc>${siteUrl}${resin}?id=${_id}</loc>`);
  // Which of the two a file without an id would show is not known.
  expect(await (await request.get(host.url + resin)).text()).not.toContain('"@type":"Product"');
});
