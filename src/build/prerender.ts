import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { readRecords } from '@/api/productStream';
import { checkEnv, type Env } from '@/config/envCheck';
import { pageAt } from '@/config/paths';
import { catalogueResponse, type Product, productSchema } from '@/contract/product';
import { alternatesOf, siteMap } from '@/hosting/siteMap';
import { languages } from '@/lib/languages';
import { criticalStyle, pageHtml } from './pageHtml.ts';
import { type PublicPage, publicPages, sitePaths } from './publicPages.ts';
import { loadRenderer, prerenderFolder, readTemplate } from './renderer.ts';

/**
 * `npm run prerender`, after a hosted build: fetches the catalogue once and writes the HTML of the pages that show it,
 * in every language, and sitemap.xml. Without the API, the build stays as it is. Run it again after the catalogue
 * changed: it also removes pages of deleted products. `-- --out DIR` takes another build than dist.
 */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const dir = path.resolve(values.out);
/** Lists the files that the last run wrote. */
const listFile = path.join(`${dir}.prerender`, 'pages.json');
const responseLimitMs = 60_000;

/** @throws Error if the API cannot be reached or its response is no catalogue. */
async function fetchCatalogue({ apiBaseUrl, siteUrl }: Env): Promise<readonly Product[]> {
  const base = apiBaseUrl.startsWith('/') ? siteUrl && new URL(siteUrl).origin + apiBaseUrl : apiBaseUrl;
  if (!base) throw new Error('VITE_SITE_URL must say where the API is, for VITE_API_BASE_URL is a path.');
  const response = await fetch(`${base}/product/getProducts`, { signal: AbortSignal.timeout(responseLimitMs) });
  if (!response.ok) throw new Error(`${base}/product/getProducts answered with ${response.status}.`);
  const body = v.safeParse(catalogueResponse, await response.json());
  if (!body.success) throw new Error(`${base}/product/getProducts answered without products.`);
  return readRecords(productSchema, body.output.response);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Writes the pages in one language, whose folder is `prefix`, '' for English. */
async function writePages(pages: readonly PublicPage[], prefix: string): Promise<void> {
  const folder = prerenderFolder(dir, prefix);
  const template = await readTemplate(folder);
  const { renderPage } = await loadRenderer(folder);
  const withStyle = criticalStyle(path.join(dir, prefix), `/${prefix}`);
  for (const { file, ...seed } of pages) {
    const rendered = await renderPage(seed.path, seed);
    const place = path.join(dir, prefix, file);
    const html = pageHtml(template, { ...rendered, row: pageAt(seed.path), seed });
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, await withStyle(html));
  }
}

/** Removes the pages of deleted products, but never the home page's file, which is the build's own. */
async function removeEarlierPages(now: ReadonlySet<string>): Promise<void> {
  const earlier: unknown = await readFile(listFile, 'utf8').then(JSON.parse, () => []);
  if (!Array.isArray(earlier)) return;
  const gone = earlier.map(String).filter((file) => !now.has(file));
  await Promise.all(gone.map((file) => rm(path.join(dir, file), { force: true })));
}

async function writeSiteMap(siteUrl: string, catalogue: readonly Product[]): Promise<void> {
  const alternates = sitePaths(catalogue).map((address) => alternatesOf(siteUrl, Object.values(languages), address));
  await writeFile(path.join(dir, 'sitemap.xml'), siteMap(alternates));
  const robots = await readFile(path.join(dir, 'robots.txt'), 'utf8');
  const own = robots.replace(/\nSitemap: .*\n/, '');
  await writeFile(path.join(dir, 'robots.txt'), `${own}\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

async function run(): Promise<void> {
  const env = checkEnv(loadEnv('production', process.cwd(), 'VITE_'));
  const started = Date.now();
  const catalogue = await fetchCatalogue(env).catch((error: unknown) => {
    say(`Nothing was prerendered: ${error instanceof Error ? error.message : error}`);
    say('The build is complete without it: the pages fill in the browser.');
  });
  if (!catalogue) return;
  const pages = publicPages(catalogue);
  const prefixes = Object.values(languages).map(({ prefix }) => prefix);
  const files = prefixes.flatMap((prefix) => pages.map(({ file }) => prefix + file));
  await removeEarlierPages(new Set(files));
  for (const prefix of prefixes) await writePages(pages, prefix);
  await writeFile(listFile, JSON.stringify(files));
  if (env.siteUrl) await writeSiteMap(env.siteUrl, catalogue);
  else say('VITE_SITE_URL is not set: no site map, and no structured data.');
  say(`Prerendered ${files.length} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

await run();
// The timers of the rendered pages' stores would keep the process alive for minutes.
process.exit(0);
