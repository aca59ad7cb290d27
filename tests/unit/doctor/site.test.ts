import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages, sitePaths } from '@/build/publicPages';
import { shopName } from '@/config/constants';
import { checkEnv, type Env } from '@/config/envCheck';
import { htmlFileOf, notFound, pageAt, pageRows } from '@/config/paths';
import type { Product } from '@/contract/product';
import { writeHostingFiles } from '@/hosting/hostingFiles';
import { alternatesOf, siteMap } from '@/hosting/siteMap';
import { languages } from '@/lib/languages';
import { serveBuild } from '../../support/hosting/serveBuild';
import { hostedEnv } from '../../support/run/buildEnv.mjs';
import { type ShopServer, startShopServer } from '../../support/server/startShopServer';
import { itFinds, type Planted, startDoctor } from './planted';

const resultsIn = startDoctor();
const editions = Object.values(languages);
const folder = mkdtempSync(path.join(tmpdir(), 'shop-site-'));
const built = path.join(folder, 'built');
let server: ShopServer;
let env: Env;

/** A page with what the doctor looks at. */
function page(prefix: string, file: string, address: string, products: readonly Product[] = []): string {
  const links = alternatesOf(env.siteUrl, editions, address);
  const own = `${env.siteUrl}/${prefix}${address.slice(1)}`;
  const seed = JSON.stringify({ path: address, products }).replaceAll('<', '\\u003c');
  return `<!doctype html><html><head><meta property="og:title" content="${shopName}"/>
<meta property="og:image" content="${env.siteUrl}/share.png"/><link rel="canonical" href="${own}"/>
${links.map(({ hreflang, href }) => `<link rel="alternate" hrefLang="${hreflang}" href="${href}"/>`).join('')}
<script>document.documentElement.className = 'light';</script>
<script type="module" src="/${prefix}assets/index-abcdefgh.js"></script></head>
<body><div id="root" data-html="${file}"></div>
${products.length > 0 ? `<script type="application/json" id="seed">${seed}</script>` : ''}</body></html>`;
}

function write(dir: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

/** A small deploy of the shop, with the hosting files of a real one. */
async function build(catalogue: readonly Product[]): Promise<void> {
  const pages = publicPages(catalogue);
  for (const { prefix } of editions) {
    for (const row of [...pageRows, notFound])
      write(built, prefix + htmlFileOf(row), page(prefix, htmlFileOf(row), row.path));
    for (const { path: address, file, products } of pages)
      write(built, prefix + file, page(prefix, htmlFileOf(pageAt(address)), address, products));
    write(built, `${prefix}assets/index-abcdefgh.js`, `console.log(${'1 + '.repeat(1000)}1);`);
    write(built, `${prefix}service-worker.js`, `const entry = '/${prefix}assets/index-abcdefgh.js';`);
  }
  write(built, 'share.png', 'a picture');
  write(built, 'robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${env.siteUrl}/sitemap.xml\n`);
  write(built, 'sitemap.xml', siteMap(sitePaths(catalogue).map((one) => alternatesOf(env.siteUrl, editions, one))));
  await writeHostingFiles(built, env);
}

beforeAll(async () => {
  server = await startShopServer({ packed: true, products: 8 });
  env = checkEnv(hostedEnv(server.urls));
  const products = await fetch(`${server.urls.api}/product/getProducts`);
  await build((await products.json()).response);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Row extends Planted {
  readonly change: (dir: string) => void;
}

async function examined({ change }: Pick<Row, 'change'>) {
  const dir = path.join(folder, 'served');
  rmSync(dir, { recursive: true, force: true });
  cpSync(built, dir, { recursive: true });
  change(dir);
  const { url, stop } = await serveBuild(dir, 0);
  return resultsIn(env, { origin: url, site: url }).finally(stop);
}

function edit(file: string, found: string | RegExp, by: string) {
  return (dir: string) => {
    const text = readFileSync(path.join(dir, file), 'utf8');
    const changed = text.replaceAll(found, by);
    expect(changed).not.toBe(text);
    writeFileSync(path.join(dir, file), changed);
  };
}

const asset = 'assets/index-abcdefgh.js';

const rows: Readonly<Record<string, Row>> = {
  'a header that the host drops': {
    change: edit('_headers', /^ {2}X-Content-Type-Options.*\n/gm, ''),
    found: ['headers', /X-Content-Type-Options is missing/],
  },
  'a policy that does not know the API': {
    change: (dir) => edit('_headers', new RegExp(`(connect-src[^;]*) ${server.urls.api}`, 'g'), '$1')(dir),
    found: ['headers', /connect-src lacks http:\/\/127/],
  },
  'a policy that allows any script': {
    change: edit('_headers', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    found: ['headers', /script-src allows 'unsafe-inline'/],
  },
  'pages that are not found': {
    change: edit('_redirects', /^\/orders\/.*\n|^\/\* .*\n/gm, ''),
    found: ['pages', /\/cart \(404\)/],
  },
  'one file for every page': {
    change: edit('_redirects', /^(\/orders\/\S+ +)\S+/gm, '$1/index.html'),
    found: ['pages', /the file of another page: .*\/orders\/checkout/, 'advice'],
  },
  'a page for a missing asset': {
    change: edit('_redirects', /^\S*assets\/\*.*\n/gm, ''),
    found: ['missing assets', /status 200/],
  },
  'pages that browsers cache for an hour': {
    change: edit('_headers', 'Cache-Control: no-cache', 'Cache-Control: max-age=3600'),
    found: ['caching', /Cache-Control is "max-age=3600", not "no-cache"/],
  },
  'hashed files that are not immutable': {
    change: edit('_headers', 'immutable', 'must-revalidate'),
    found: ['caching', /index-abcdefgh\.js: Cache-Control/, 'advice'],
  },
  'a service worker of another build': {
    change: edit('service-worker.js', 'abcdefgh', 'hgfedcba'),
    found: ['service worker', /\/service-worker\.js is of another build/],
  },
  'no service worker in French': {
    change: (dir) => rmSync(path.join(dir, 'fr/service-worker.js')),
    found: ['service worker', /\/fr\/service-worker\.js: status 200, no script/],
  },
  'prices of another day': {
    change: (dir) => edit(firstProductFile(dir), /"oprice":[\d.]+/g, '"oprice":0.01')(dir),
    found: ['prerendered', /other prices than the API: \/products\//, 'advice'],
  },
  'a site map of another day': {
    change: edit('sitemap.xml', '/about-us<', '/about-them<'),
    found: ['site map', /pages are missing: .*about-us/, 'advice'],
  },
  'search engines shut out': {
    change: edit('robots.txt', 'Disallow: /admin', 'Disallow: /'),
    found: ['robots', /shuts every search engine out/],
  },
  'no link to the French page': {
    change: edit('home.html', /<link rel="alternate" hrefLang="fr-CA"[^>]*>/g, ''),
    found: ['links', /the link to fr-CA is missing/, 'advice'],
  },
  'source maps': {
    change: (dir) => write(dir, `${asset}.map`, '{}'),
    found: ['left out', /index-abcdefgh\.js\.map is served/],
  },
  'demo code': {
    change: edit(asset, 'console', 'tulsi-north-demo; console'),
    found: ['left out', /index-abcdefgh\.js has demo code/],
  },
};

/** The file of the first product that the site map names. */
function firstProductFile(dir: string): string {
  const [, address = ''] =
    /<loc>[^<]*(\/products\/[^<]*)/.exec(readFileSync(path.join(dir, 'sitemap.xml'), 'utf8')) ?? [];
  return `${decodeURIComponent(address.slice(1))}.html`;
}

describe('what is served after a deploy', () => {
  it('a healthy site has no faults', async () => {
    const results = await examined({ change: () => {} });
    const site = results.slice(results.findIndex(({ id }) => id === 'https'));
    expect(site.length).toBeGreaterThan(10);
    // As `_headers` cannot tell a missing file from one that is there.
    const known = ['https', 'missing assets'];
    expect(site.filter(({ level, id }) => level !== 'ok' && !known.includes(id))).toEqual([]);
    expect(site.find(({ id }) => id === 'missing assets')?.advice).toEqual([
      expect.stringContaining('the 404 is kept'),
    ]);
    expect(results.filter(({ level }) => level === 'fault')).toEqual([]);
  });

  itFinds(rows, examined);
});
