import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { readRecords } from '@/api/productStream';
import { asView, headOf } from '@/build/asView';
import { criticalStyle } from '@/build/criticalStyle';
import { firstPicture } from '@/build/firstPictureLooks';
import { type Renderer, withRenderer } from '@/build/rendererBuild';
import { shareDrawings } from '@/build/shareDrawings';
import { checkEnv, type Env } from '@/config/envCheck';
import { catalogueResponse, type Product, productSchema } from '@/contract/product';
import { type Alternate, alternatesOf } from '@/hosting/alternates';
import { siteMap } from '@/hosting/siteMap';
import { languages } from '@/lib/languages';
import { type PublicPage, publicPages } from './addresses.ts';
import { classSamples } from './classSamples.ts';
import { composePage, frameOf } from './composePage.ts';
import { longClasses, shortClasses } from './shortClasses.ts';

/**
 * `npm run prerender`, after a hosted build: asks the API once for the catalogue and writes an HTML file for the listing, each
 * brand and each product in every language, with its own head and first view, and sitemap.xml. Without the API the build stays as it is.
 * Run it again after the catalogue changed: pages of deleted products go. `-- --out DIR` takes another build than dist.
 */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const dir = path.resolve(values.out);
/** Beside the build: which of its files the last run wrote. */
const listFile = `${dir}.prerendered.json`;
const answerLimitMs = 60_000;

/** @throws Error where the API cannot be reached or answers with anything but a catalogue. */
async function askForCatalogue({ apiBaseUrl, siteUrl }: Env): Promise<readonly Product[]> {
  const base = apiBaseUrl.startsWith('/') ? siteUrl && new URL(siteUrl).origin + apiBaseUrl : apiBaseUrl;
  if (!base) throw new Error('VITE_SITE_URL must say where the API is, for VITE_API_BASE_URL is a path.');
  const answer = await fetch(`${base}/product/getProducts`, { signal: AbortSignal.timeout(answerLimitMs) });
  if (!answer.ok) throw new Error(`${base}/product/getProducts answered with ${answer.status}.`);
  const body = v.safeParse(catalogueResponse, await answer.json());
  if (!body.success) throw new Error(`${base}/product/getProducts answered without products.`);
  return readRecords(productSchema, body.output.response);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The whole stylesheet of a language's build. */
async function styleOfBuild(folder: string, indexHtml: string): Promise<string> {
  const [, style] = /<link media="print"[^>]*href="[^"]*(assets\/[^"]+)"/.exec(indexHtml) ?? [];
  if (!style) throw new Error(`${dir} is not a hosted build.`);
  return readFile(path.join(folder, style), 'utf8');
}

interface Rendered extends PublicPage {
  /** Where its head and view lie until the style of its kind is known. */
  readonly draft: string;
}

/** Renders every page into a folder of drafts, and collects the views that show all classes of their kind. */
async function render(pages: readonly PublicPage[], renderer: Renderer, folder: string) {
  const samples = { listing: classSamples(), product: classSamples() };
  const rendered: Rendered[] = [];
  for (const page of pages) {
    const html = await renderer.renderPage(page.address, page.products);
    const draft = path.join(folder, `${rendered.length}.json`);
    const view = shareDrawings(asView(html), 'v');
    await writeFile(draft, JSON.stringify({ head: headOf(html), view }));
    samples[page.kind].add(view);
    rendered.push({ ...page, draft });
  }
  return { rendered, listing: samples.listing.views, product: samples.product.views };
}

const shopLanguages = Object.values(languages);

/** The tags of a page's head that name it in every language; none where the shop's address is not known. */
const alternateTags = (siteUrl: string, address: string) =>
  siteUrl
    ? alternatesOf(siteUrl, shopLanguages, address).map(
        ({ hreflang, href }: Alternate) => `<link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
    : [];

interface Shop {
  readonly env: Env;
  readonly catalogue: readonly Product[];
  /** The folder of a language, '' for English. */
  readonly prefix: string;
}

/** Returns the pages with their files below `dir`. */
async function writePages({ env, catalogue, prefix }: Shop, renderer: Renderer): Promise<PublicPage[]> {
  const ownDir = path.join(dir, prefix);
  const frame = frameOf(await readFile(path.join(ownDir, 'index.html'), 'utf8'));
  const css = await styleOfBuild(ownDir, frame.html);
  const folder = await mkdtemp(path.join(tmpdir(), 'prerendered-'));
  try {
    const { rendered, listing, product } = await render(publicPages(catalogue), renderer, folder);
    // A listing's file also answers addresses with a search, an order or a page, which show their own outline.
    const { Other = '', ListingPage = '' } = frame.templates;
    const plain = (Other + ListingPage).replace(/<\/?template[^>]*>/g, '');
    const kinds = {
      listing: {
        style: longClasses(await criticalStyle(css, [plain, firstPicture, ...listing])),
        template: Other + ListingPage,
      },
      product: { style: shortClasses(await criticalStyle(css, product), product), template: '' },
    };
    for (const { kind, address, file, product: own, draft } of rendered) {
      const { head, view } = JSON.parse(await readFile(draft, 'utf8'));
      const html = composePage(frame, {
        head: [...head, ...alternateTags(env.siteUrl, address)],
        view,
        style: kinds[kind].style,
        structuredData:
          own && env.siteUrl ? renderer.structuredDataOf(own, `${env.siteUrl}/${prefix}${address.slice(1)}`) : '',
        template: kinds[kind].template,
      });
      await mkdir(path.dirname(path.join(ownDir, file)), { recursive: true });
      await writeFile(path.join(ownDir, file), html);
    }
    return rendered.map((page) => ({ ...page, file: prefix + page.file }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeEarlierPages(): Promise<void> {
  const earlier: unknown = await readFile(listFile, 'utf8').then(JSON.parse, () => []);
  if (!Array.isArray(earlier)) return;
  await Promise.all(earlier.map((file) => rm(path.join(dir, String(file)), { force: true })));
}

async function writeSiteMap(siteUrl: string, pages: readonly PublicPage[]): Promise<void> {
  const addresses = new Set(['/', '/about-us', ...pages.map(({ address }) => address)]);
  const alternates = [...addresses].map((address) => alternatesOf(siteUrl, shopLanguages, address));
  await writeFile(path.join(dir, 'sitemap.xml'), siteMap(alternates));
  const robots = await readFile(path.join(dir, 'robots.txt'), 'utf8');
  const own = robots.replace(/\nSitemap: .*\n/, '');
  await writeFile(path.join(dir, 'robots.txt'), `${own}\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

const env = checkEnv(loadEnv('production', process.cwd(), 'VITE_'));
const started = Date.now();
await removeEarlierPages();
const catalogue = await askForCatalogue(env).catch((error: unknown) => {
  say(`Nothing was prerendered: ${error instanceof Error ? error.message : error}`);
  say('The build is complete without it: every page is rendered in the browser.');
});
if (catalogue) {
  const pages: PublicPage[] = [];
  for (const { prefix } of shopLanguages) {
    const options = { root: process.cwd(), mode: 'production', base: `/${prefix}` };
    pages.push(...(await withRenderer(options, (renderer) => writePages({ env, catalogue, prefix }, renderer))));
  }
  await writeFile(listFile, JSON.stringify(pages.map(({ file }) => file)));
  if (env.siteUrl) await writeSiteMap(env.siteUrl, pages);
  else say('VITE_SITE_URL is not set: no site map, and no structured data.');
  say(`Prerendered ${pages.length} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
// The rendered pages' stores hold timers for minutes.
process.exit(0);
