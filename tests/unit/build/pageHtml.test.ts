import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { criticalStyle, pageHtml } from '@/build/pageHtml';
import { pages } from '@/config/paths';
import { product } from '../../support/fixtures';

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

  it('keeps the neutral head where it has none', () => {
    expect(pageHtml(template, { ...listing, head: '' })).toContain('<head><title data-neutral>Shop</title><script');
  });

  it('carries its products as JSON that none of their texts can end', () => {
    const products = [product({ name: '</script><b>$& $1' })];
    const html = pageHtml(template, { ...listing, seed: { path: '/medicines', products } });
    const [, json = ''] = /id="seed">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json).products[0].name).toBe('</script><b>$& $1');
  });
});

describe('the style in the HTML of a page', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'style-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, 'assets'));
  const css =
    'h1{color:red}.unused{color:blue}:where(.stack>:not(:last-child)){margin:1px}html[data-theme=dark]{color:white}';
  writeFileSync(path.join(dir, 'assets/a.css'), css);
  const page =
    '<!doctype html><html><head><link rel="stylesheet" href="/fr/assets/a.css"></head><body><h1 class="stack"><b>a</b></h1></body></html>';

  it('is the rules that the page needs; the stylesheet follows at its end, without a script', async () => {
    const html = await criticalStyle(dir, '/fr/')(page);
    const [, inline = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(inline).toContain('h1{color:red}');
    expect(inline).toContain('html[data-theme=dark]');
    expect(inline).toContain(':where(.stack>');
    expect(inline).not.toContain('unused');
    expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(html.indexOf('<h1'));
    expect(html).not.toContain('onload');
  });
});
