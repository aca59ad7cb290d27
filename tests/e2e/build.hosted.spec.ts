import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Reads the files of the hosted build; opens no page. */
const dir = '.cache/dist-hosted';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

let manifest: Readonly<Record<string, Chunk>> = {};
let files: readonly string[] = [];
test.beforeAll(() => {
  manifest = JSON.parse(readFileSync(`${dir}.manifest.json`, 'utf8'));
  files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
});

const textOf = (file: string) => readFileSync(path.join(dir, file), 'latin1');
const chunkAt = (key: string) => manifest[key] ?? { file: '' };
const entries = () => Object.keys(manifest).filter((key) => chunkAt(key).isEntry);

/** The chunks that these import, statically and, by default, dynamically. */
function reachable(keys: readonly string[], { statically = false, except = (_key: string): boolean => false } = {}) {
  const seen = new Set(keys.filter((key) => !except(key)));
  for (const key of seen) {
    const { imports = [], dynamicImports = [] } = chunkAt(key);
    for (const other of statically ? imports : [...imports, ...dynamicImports]) if (!except(other)) seen.add(other);
  }
  return [...seen];
}

test('the hosted build contains no demo code, source map, manifest or anything like a secret', () => {
  const traces = [
    /demo-(api|payment|geocoder|paypal)/,
    /mockServiceWorker|setupWorker|tulsi-north-demo/,
    /-(front|detail|pack)-[\w-]+\.svg\n/,
    /Brahmanand\b.*Churna/,
    /stand-in/i,
    /demo\.example/,
    /BEGIN [A-Z ]*PRIVATE KEY|client_secret|sk_live_|AKIA[\dA-Z]{16}|gh[ps]_\w{30}|AIza[\w-]{35}|eyJ[\w-]{10,}\.eyJ/,
    /^\S*manifest\.json\n/,
    /sourceMappingURL=|\.map\n/,
    /\beval\(|new Function\(/,
    /The design of the shop|DesignPage/,
  ];
  const found = files.flatMap((file) => {
    const text = `${file}\n${textOf(file)}`;
    return traces.filter((trace) => trace.test(text)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

test('no shopper can load code of the dashboard, and the service worker downloads all that a shopper can', () => {
  const isDashboard = (key: string) => /^src\/(pages|app)\/Admin\w+\.tsx$/.test(key);
  const signatures = {
    'the dashboard’s lists': /Show All Bookings/,
    'its product form': /Add New Product/,
    'its ledger': /same-transaction/,
    'its CSV parser': /csvWorker/,
    'its packing slip': /Packing slip/,
    'its sign-in': /Admin sign-in/,
    'its slices': /statusChanges|productDrafts|adminSession/,
    recharts: /recharts-/,
  };
  const shoppers = reachable(entries(), { except: isDashboard });
  const admins = reachable(Object.keys(manifest).filter(isDashboard));
  for (const [what, signature] of Object.entries(signatures)) {
    const holds = (key: string) => signature.test(textOf(chunkAt(key).file));
    expect.soft(shoppers.filter(holds), `a shopper loads ${what}`).toEqual([]);
    expect.soft(admins.some(holds), `no chunk contains ${what}: update its signature`).toBe(true);
  }
  const worker = textOf('service-worker.js');
  const isDownloaded = (key: string) => worker.includes(`/${chunkAt(key).file}`);
  const others = Object.keys(manifest).filter((key) => !shoppers.includes(key) && /\.js$/.test(chunkAt(key).file));
  expect.soft(others.filter(isDownloaded)).toEqual([]);
  const left = shoppers.filter((key) => !isDownloaded(key));
  expect.soft(left.filter((key) => !/AddressForm/.test(chunkAt(key).file))).toEqual([]);
});

/** kB, gzip; the fonts are packed already. Why so much: docs/decisions.md. */
const budgets = { script: 212, style: 17, fonts: 60, html: 25 };
const packed = (file: string) => gzipSync(readFileSync(path.join(dir, file)), { level: 9 }).length / 1000;

function expectWithin(budget: number, what: string, of: readonly string[], size = packed): void {
  const kB = [...new Set(of)].reduce((total, file) => total + size(file), 0);
  console.log(`${what}: ${kB.toFixed(1)} of ${budget} kB`);
  expect.soft(kB, `${what}, kB`).toBeLessThanOrEqual(budget);
}

/** What a page needs to be usable is what its chunk and the entry import statically; a whole visit: size.hosted.spec.ts. */
test('home, listing, product, fonts and every page’s HTML keep their budgets', () => {
  /** Parts in chunks of their own, each found by a text that only it contains. */
  const apart = {
    PayPal: /paypal-js/,
    'phone numbers': /country_calling_codes/,
    'the carousel’s library': /slick-track/,
    'the chart': /recharts-/,
    'the dashboard': /Show All Bookings/,
  };
  const holds = (text: RegExp, { file }: Chunk) => file.endsWith('.js') && text.test(textOf(file));
  for (const [what, text] of Object.entries(apart)) {
    const found = Object.values(manifest).some((chunk) => holds(text, chunk));
    expect.soft(found, `no chunk contains ${what}: update its text`).toBe(true);
  }
  for (const page of ['HomePage', 'ListingPage', 'ProductPage']) {
    const chunks = reachable([...entries(), `src/pages/${page}.tsx`], { statically: true }).map(chunkAt);
    const scripts = chunks.map(({ file }) => file);
    const styles = chunks.flatMap(({ css = [] }) => css);
    expectWithin(budgets.script, `${page}, script`, scripts);
    expectWithin(budgets.style, `${page}, style`, styles);
    for (const [what, text] of Object.entries(apart)) {
      const found = chunks.filter((chunk) => holds(text, chunk));
      expect.soft(found, `${page} holds ${what}`).toEqual([]);
    }
  }
  const fonts = files.filter((file) => /^assets\/.*\.woff2$/.test(file));
  expectWithin(budgets.fonts, 'fonts', fonts, (file) => readFileSync(path.join(dir, file)).length / 1000);
  for (const file of files.filter((each) => each.endsWith('.html'))) expectWithin(budgets.html, file, [file]);
});
