import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEnv } from '@/config/envCheck';
import { writeHostingFiles } from '@/hosting/hostingFiles';
import { contentPolicy, inlineHashes } from '@/hosting/securityHeaders';
import { alternatesOf, siteMap } from '@/hosting/siteMap';
import { serveByNginx } from '../../support/hosting/nginxServer';
import { serveBuild } from '../../support/hosting/serveBuild';
import { hostedEnv } from '../../support/run/buildEnv.mjs';
import { findProgram } from '../../support/run/tools.mjs';
import { listenOn } from '../../support/server/listen';

describe('served', () => {
  const env = checkEnv(hostedEnv());
  const files = {
    'index.html': '<!doctype html><title>shop</title><script>early()</script>',
    'home.html': '<!doctype html><title>home</title>',
    'checkout.html': '<!doctype html><title>checkout</title>',
    'admin.html': '<!doctype html><title>dashboard</title>',
    'medicines.html': '<!doctype html><title>listing</title>',
    'medicines/_brand.html': '<!doctype html><title>any brand</title>',
    'medicines/Himavat.html': '<!doctype html><title>one brand</title>',
    'products/_productName.html': '<!doctype html><title>any product</title>',
    'about-us/index.html': '<!doctype html><title>about</title>',
    'assets/index-abc123.js': 'export {}',
    'fr/index.html': '<!doctype html><title>boutique</title><script>early()</script>',
    'fr/home.html': '<!doctype html><title>accueil</title>',
    'fr/checkout.html': '<!doctype html><title>caisse</title>',
    'fr/medicines.html': '<!doctype html><title>liste</title>',
    'fr/assets/index-def456.js': 'export {}',
    'fr/site.webmanifest': '{}',
    'site.webmanifest': '{}',
    'service-worker.js': 'self.skipWaiting()',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{"secret":1}',
  };

  const year = 'public, max-age=31536000, immutable';
  /** URL, status, part of the body, Cache-Control. */
  const responses = [
    ['/', 200, 'home', /^no-cache$/],
    ['/index.html', 200, 'shop', /^no-cache$/],
    ['/medicines', 200, 'listing', /^no-cache$/],
    ['/medicines?q=tea', 200, 'listing', /^no-cache$/],
    ['/medicines/Brahmanand', 200, 'any brand', /^no-cache$/],
    ['/medicines/Himavat', 200, 'one brand', /^no-cache$/],
    ['/about-us', 200, 'about', /^no-cache$/],
    ['/products/Triphala_%E0%A4%A4_50%25', 200, 'any product', /^no-cache$/],
    ['/products/Triphala_%2F_%E0%A4%A4_50%25', 200, '<title>', /no-cache|max-age=0, must-revalidate/],
    ['/admin/dasboard', 200, 'dashboard', /^no-cache$/],
    ['/orders/checkout', 200, 'checkout', /^no-cache$/],
    ['/cart', 200, 'shop', /^no-cache$/],
    ['/no/such/page', 200, 'shop', /no-cache|max-age=0, must-revalidate/],
    ['/favicon.svg', 200, '<svg', /^no-cache$|^$/],
    ['/site.webmanifest', 200, '{}', /^no-cache$/],
    ['/service-worker.js', 200, 'skipWaiting', /^no-cache$/],
    ['/assets/index-abc123.js', 200, 'export', new RegExp(`^${year}$`)],
    ['/assets/index-gone.js', 404, '', /^(?!no-cache)/],
    ['/assets/', 404, '', /^(?!no-cache)/],
    ['/fr', 200, 'boutique', /no-cache|max-age=0, must-revalidate/],
    ['/fr/', 200, 'accueil', /^no-cache$/],
    ['/fr/medicines', 200, 'liste', /^no-cache$/],
    ['/fr/orders/checkout', 200, 'caisse', /^no-cache$/],
    ['/fr/no/such/page', 200, 'boutique', /no-cache|max-age=0, must-revalidate/],
    ['/fr/site.webmanifest', 200, '{}', /^no-cache$/],
    ['/fr/assets/index-def456.js', 200, 'export', new RegExp(`^${year}$`)],
    ['/fr/assets/index-gone.js', 404, '', /^(?!no-cache)/],
    ['/fresh', 200, 'shop', /no-cache|max-age=0, must-revalidate/],
    ['/_headers', 404, '', /^(?!no-cache)/],
    ['/_redirects', 404, '', /^(?!no-cache)/],
    ['/.vite/manifest.json', 404, '', /^(?!no-cache)/],
  ] as const;

  let dir = '';

  beforeAll(async () => {
    dir = path.join(mkdtempSync(path.join(tmpdir(), 'shop-build-')), 'dist');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    await writeHostingFiles(dir, env);
  });

  afterAll(() => rmSync(path.dirname(dir), { recursive: true, force: true }));

  const nginx = findProgram('nginx');
  const servers = {
    'a static host': () => serveBuild(dir, 0),
    ...(nginx ? { nginx: () => serveByNginx(nginx, dir, 0) } : {}),
  };

  it.skipIf(nginx)('nginx is not on this machine: its configuration is not tried', () => {});

  describe.each(Object.entries(servers))('%s', (name, serve) => {
    let url = '';
    let stop = async () => {};
    beforeAll(async () => {
      ({ url, stop } = await serve());
    });
    afterAll(() => stop());

    it.each(responses)('responds to %s with %d', async (address, status, body, cache) => {
      const response = await fetch(url + address);
      const text = await response.text();
      expect(response.status).toBe(status);
      if (status === 200) expect(text).toContain(body);
      else expect(text).not.toContain('shop');
      expect(response.headers.get('cache-control') ?? '').toMatch(cache);
      expect(response.headers.get('content-security-policy')).toBe(
        contentPolicy(env, inlineHashes([files['index.html']])),
      );
      for (const header of ['strict-transport-security', 'referrer-policy', 'permissions-policy'])
        expect(response.headers.get(header), header).toBeTruthy();
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    });

    it('sends each file’s type, and 304 for an unchanged page', async () => {
      const type = async (address: string) => (await fetch(url + address)).headers.get('content-type');
      expect(await type('/')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(await type('/assets/index-abc123.js')).toMatch(/javascript/);
      expect(await type('/site.webmanifest')).toMatch(/^application\/manifest\+json/);
      const tag = (await fetch(`${url}/`)).headers.get('etag') ?? '';
      expect((await fetch(`${url}/`, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    });

    it.runIf(name === 'nginx')('forbids caching of what is missing', async () => {
      for (const address of ['/assets/gone.js', '/_headers'])
        expect((await fetch(url + address)).headers.get('cache-control')).toBe('no-store');
    });
  });
});

it('idle connections are not closed under a client that is about to send', async () => {
  const server = await listenOn(0, (_, outgoing) => outgoing.end('ok'));
  const { headers } = await fetch(server.url);
  await server.stop();
  expect(headers.get('connection')).toBe('keep-alive');
  // Node announces the seconds after which it closes an idle connection.
  expect(headers.get('keep-alive')).toBeNull();
});

describe('a site map', () => {
  const languages = [
    { locale: 'en-CA', prefix: '' },
    { locale: 'fr-CA', prefix: 'fr/' },
  ];

  it('names each page in every language, escaped, with its alternates', () => {
    const map = siteMap([alternatesOf('https://shop.test', languages, '/products/Neem_&_Tulsi')]);
    const [english, french] = [
      'https://shop.test/products/Neem_&amp;_Tulsi',
      'https://shop.test/fr/products/Neem_&amp;_Tulsi',
    ];
    const links = [
      ['en-CA', english],
      ['fr-CA', french],
      ['x-default', english],
    ].map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`);
    for (const address of [english, french]) expect(map).toContain(`<url><loc>${address}</loc>${links.join('')}</url>`);
    expect(map.match(/<loc>/g)).toHaveLength(2);
  });

  it('holds no more addresses than the format allows', () => {
    const pages = Array.from({ length: 25_001 }, (_, index) =>
      alternatesOf('https://shop.test', languages, `/${index}`),
    );
    expect(siteMap(pages).match(/<loc>/g)).toHaveLength(50_000);
  });
});
