import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { readRecords } from '@/api/readRecords';
import { asView, headOf } from '@/build/asView';
import { criticalStyle } from '@/build/criticalStyle';
import { firstPicture } from '@/build/firstPictureLooks';
import { type Renderer, withRenderer } from '@/build/rendererBuild';
import { shareDrawings } from '@/build/shareDrawings';
import { checkEnv, type Env } from '@/config/envCheck';
import { catalogueResponse, type Product, productSchema } from '@/contract/product';
import { siteMap } from '@/hosting/siteMap';
import { type PublicPage, publicPages } from './addresses.ts';
import { classSamples } from './classSamples.ts';
import { composePage, frameOf } from './composePage.ts';
import { longClasses, shortClasses } from './shortClasses.ts';

/**
 * `npm run prerender`, after a hosted build: asks the API once for the catalogue and writes an HTML file for the listing, each
 * brand and each product, with its own head and first view, and sitemap.xml. Without the API the build stays as it is.
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

/** The whole stylesheet. */
async function styleOfBuild(indexHtml: string): Promise<string> {
  const [, style] = /<link media="print"[^>]*href="[^"]*(assets\/[^"]+)"/.exec(indexHtml) ?? [];
  if (!style) throw new Error(`${dir} is not a hosted build.`);
  return readFile(path.join(dir, style), 'utf8');
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

async function writePages(env: Env, catalogue: readonly Product[], renderer: Renderer): Promise<PublicPage[]> {
  const frame = frameOf(await readFile(path.join(dir, 'index.html'), 'utf8'));
  const css = await styleOfBuild(frame.html);
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
      const html = composePage(frame, {
        ...JSON.parse(await readFile(draft, 'utf8')),
        style: kinds[kind].style,
        structuredData: own && env.siteUrl ? renderer.structuredDataOf(own, env.siteUrl + address) : '',
        template: kinds[kind].template,
      });
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), html);
    }
    return rendered;
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
  const addresses = ['/', '/about-us', ...pages.map(({ address }) => address)];
  await writeFile(path.join(dir, 'sitemap.xml'), siteMap(addresses.map((address) => siteUrl + address)));
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
  const pages = await withRenderer(process.cwd(), 'production', (renderer) => writePages(env, catalogue, renderer));
  await writeFile(listFile, JSON.stringify(pages.map(({ file }) => file)));
  if (env.siteUrl) await writeSiteMap(env.siteUrl, pages);
  else say('VITE_SITE_URL is not set: no site map, and no structured data.');
  say(`Prerendered ${pages.length} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
// The rendered pages' stores hold timers for minutes.
process.exit(0);
