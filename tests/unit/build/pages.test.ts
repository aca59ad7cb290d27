import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { offlinePage } from '@/build/offlinePage';
import { criticalStyle, pageHtml } from '@/build/pageHtml';
import { pageFile, publicPages, sitePaths, withoutCaseTwins } from '@/build/publicPages';
import { offlinePageTexts } from '@/build/texts';
import { shopName } from '@/config/constants';
import { pages } from '@/config/paths';
import type { Language } from '@/lib/languages';
import { themes } from '../../../tailwind.config';
import { product, review } from '../../support/fixtures';

const { ivory, leaf } = themes.light;
const offlineIn = (language: Language) => offlinePage('/shop/', 'assets/index-a.css', language);

it('the offline page names the shop and takes its files from the shop’s path', async () => {
  const html = await offlineIn('en');
  expect(offlinePageTexts.shop).toBe(shopName);
  expect(html).toContain('href="/shop/assets/index-a.css"');
  expect(html).toContain(`(prefers-color-scheme: light)" content="${leaf}"`);
  expect(html).toContain(`(prefers-color-scheme: dark)" content="${themes.dark.ivory}"`);
  expect(html).toContain('.theme=');
  expect(html).toContain('<a href="" ');
});

it.each([
  ['en', offlinePageTexts.title],
  ['fr', 'Nous n’arrivons pas à joindre la boutique'],
] as const)('the offline page of the build in %s is in its language', async (language, title) => {
  const html = await offlineIn(language);
  expect(html).toContain(`<html lang="${language}-CA">`);
  expect(html).toContain(title);
});

describe('the web app manifest', () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
  const icons: readonly Record<string, string>[] = manifest.icons;

  it('has the shop’s name and colours', () =>
    expect(manifest).toMatchObject({
      name: shopName,
      theme_color: leaf,
      background_color: ivory,
      start_url: '/',
      id: '/',
    }));

  it('has icons of 192 and 512 px, maskable ones too, and every PNG file has its stated size', () => {
    const listed = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    for (const size of ['192x192', '512x512'])
      expect(listed).toEqual(expect.arrayContaining([`${size} any`, `${size} maskable`]));
    for (const { src = '', sizes } of icons.filter(({ type }) => type === 'image/png')) {
      const png = readFileSync(`public${src}`);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

const template = {
  html: '<html><head><!--page-head--><title data-neutral>Shop</title><!--/page-head--><script data-calls="">x</script></head><body><div id="root"></div></body></html>',
  code: { ListingPage: ['/assets/ListingPage-1.js'] },
};

const root = '<div id="root" data-html="medicines.html" data-view="page"><h1>Medicines</h1></div>';
const listing = { row: pages.listing, head: '<title>Medicines</title>', root, seed: null };

describe('the HTML of a page', () => {
  it('has its own head, first calls and code in the template’s places', () => {
    const html = pageHtml(template, listing);
    expect(html).toContain('<head><title>Medicines</title><script');
    expect(html).not.toContain('data-neutral');
    expect(html).toContain('data-calls="/product/searchproduct?search=:term /product/getProducts"');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/ListingPage-1.js"></head>');
    expect(html).toContain(`<body>${root}</body>`);
  });

  it('keeps the neutral head if it has none of its own', () => {
    expect(pageHtml(template, { ...listing, head: '' })).toContain('<head><title data-neutral>Shop</title><script');
  });

  it('carries its products as JSON that none of their texts can end', () => {
    const products = [product({ name: '</script><b>$& $1' })];
    const html = pageHtml(template, { ...listing, seed: { path: '/medicines', products, sharedSlugs: [] } });
    const [, json = ''] = /id="seed">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json).products[0].name).toBe('</script><b>$& $1');
  });
});

it('a page has only the style rules that it needs in its HTML; the stylesheet follows at its end, without a script', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'style-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, 'assets'));
  const css =
    'h1{color:red}.unused{color:blue}:where(.stack>:not(:last-child)){margin:1px}html[data-theme=dark]{color:white}';
  writeFileSync(path.join(dir, 'assets/a.css'), css);
  const link = '<link rel="stylesheet" href="/fr/assets/a.css">';
  const page = `<!doctype html><html><head>${link}</head><body><h1 class="stack"><b>a</b></h1></body></html>`;
  const html = await criticalStyle(dir, '/fr/')(page);
  const [, inline = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  expect(inline).toContain('h1{color:red}');
  expect(inline).toContain('html[data-theme=dark]');
  expect(inline).toContain(':where(.stack>');
  expect(inline).not.toContain('unused');
  expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(html.indexOf('<h1'));
  expect(html).not.toContain('onload');
});

describe('the file of a public address', () => {
  it.each([
    ['/medicines', 'medicines.html'],
    ['/medicines/Himavat%20Wellness', 'medicines/Himavat Wellness.html'],
    ['/products/Aloe%2C_Neem_%26_Tulsi_Gel', 'products/Aloe,_Neem_&_Tulsi_Gel.html'],
    ['/products/Chyawanpr%C4%81sh', 'products/Chyawanprāsh.html'],
  ])('of %s is %s', (address, file) => expect(pageFile(address)).toBe(file));

  it.each([
    ['a slash', '/products/Triphala_%2F_50'],
    ['a way out of the build', '/products/..%2F..%2Findex'],
    ['a question mark', '/products/Why%3F'],
    ['a percent sign', '/products/50%25_off'],
    ['a dot at its start', '/products/.htaccess'],
    ['a name too long for a disk', `/products/${'a'.repeat(300)}`],
    ['no name', '/'],
  ])('does not exist for %s: index.html is served', (_, address) => expect(pageFile(address)).toBeNull());

  it('is written once where only case tells two products apart', () => {
    const pages = [{ file: 'products/Tulsi.html' }, { file: 'products/TULSI.html' }, { file: 'products/Neem.html' }];
    expect(withoutCaseTwins(pages).map(({ file }) => file)).toEqual(['products/Tulsi.html', 'products/Neem.html']);
  });
});

const catalogue = [
  product({ name: 'Tulsi Tea', brand: 'Himavat' }),
  product({ name: 'Neem / Soap', brand: 'Himavat' }),
  product({ name: 'Giloy', brand: ' ' }),
];

describe('the public pages of a catalogue', () => {
  it('are home, the listing, one for each brand and one for each product that has a file name', () => {
    expect(publicPages(catalogue).map(({ path }) => path)).toEqual([
      '/',
      '/medicines',
      '/medicines/Himavat',
      '/products/Tulsi_Tea',
      '/products/Giloy',
    ]);
  });

  it('leave products of one name to the browser, and the site map lists each', () => {
    const packs = ['few', 'many'].map((_id) => product({ _id, name: 'Triphala', brand: '' }));
    expect(publicPages(packs).map(({ path }) => path)).toEqual(['/', '/medicines']);
    expect(sitePaths(packs)).toEqual(
      expect.arrayContaining(['/products/Triphala?id=few', '/products/Triphala?id=many']),
    );
  });

  it('list the names they show that a product elsewhere also has', () => {
    const others = Array.from({ length: 6 }, (_, at) => product({ name: `Tea ${at}` }));
    const [pack, twin] = ['few', 'many'].map((_id) => product({ _id, name: 'Triphala', brand: _id }));
    if (!pack || !twin) throw new Error();
    const shared = Object.fromEntries(
      publicPages([pack, ...others, twin]).map(({ path, sharedSlugs }) => [path, sharedSlugs]),
    );
    expect(shared).toMatchObject({ '/': ['triphala'], '/medicines': ['triphala'], '/medicines/many': ['triphala'] });
    expect(shared['/products/Tea_1']).toEqual([]);
  });

  it('show the products of the brand', () => {
    const brandPage = publicPages(catalogue).find(({ path }) => path === '/medicines/Himavat');
    expect(brandPage?.products.map(({ name }) => name)).toEqual(['Tulsi Tea', 'Neem / Soap']);
  });

  it('hold only what a first view shows: one page of a listing, and the stars of reviews without their texts', () => {
    const many = Array.from({ length: 9 }, (_, at) => product({ name: `Tea ${at}`, reviews: [review(4)] }));
    const listing = publicPages(many).find(({ path }) => path === '/medicines');
    expect(listing?.products).toHaveLength(6);
    expect(listing?.products[0]?.reviews[0]).toMatchObject({ ratings: 4, comments: '', name: '', email: '' });
  });
});
