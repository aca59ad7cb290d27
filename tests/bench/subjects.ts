import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { hostedEnv, noEnv } from '../support/run/buildEnv.mjs';
import { tool } from '../support/run/tools.mjs';

/** An app under measurement: where its API is, and how its pages show that they can be used. */
export interface Subject {
  readonly name: string;
  /** Folder of its build. */
  readonly dir: string;
  readonly api: 'same origin' | 'other host';
  readonly pages: { readonly home?: PageUnderTest; readonly listing: PageUnderTest; readonly product: PageUnderTest };
}

export interface PageUnderTest {
  readonly address: string;
  /** CSS of the first product's name and its price. */
  readonly productName: string;
  readonly price: string;
  /** CSS of the first control of a product that a shopper may tap, and of what its answer shows. */
  readonly control: string;
  readonly answer: string;
}

const product = '/products/Himalayan_Shilajit_Resin';

/** What the HTML shows of a product before the shop's code is there, then what the shop draws. */
const early = {
  name: '[data-prerendered] [data-fact].font-display',
  price: '[data-prerendered] [data-fact].font-bold',
};

const shopCard = {
  productName: `${early.name}, #main article a`,
  price: `${early.price}, #main article strong`,
  control: '#main article button[aria-label^="Wishlist"]',
  answer: '#main article button[aria-pressed="true"]',
};

const shopPages = {
  home: { address: '/', ...shopCard },
  listing: { address: '/medicines', ...shopCard },
  product: {
    address: product,
    productName: `${early.name}, #main h1`,
    price: `${early.price}, section[aria-label="Buy"] strong`,
    control: 'section[aria-label="Buy"] button[aria-label^="Wishlist"]',
    answer: 'section[aria-label="Buy"] button[aria-pressed="true"]',
  },
};

const floorPages = {
  listing: {
    address: '/medicines',
    productName: 'article a',
    price: '[data-price]',
    control: 'article button',
    answer: '[data-added]',
  },
  product: {
    address: product,
    productName: 'h1',
    price: '[data-price]',
    control: 'main button',
    answer: '[data-added]',
  },
};

const apiBases = { 'same origin': (page: string) => `${page}/api`, 'other host': (_: string, api: string) => api };

export const apis = ['same origin', 'other host'] as const;

function build(args: string[], env: Record<string, string>): void {
  const all = [tool('vite'), 'build', '--emptyOutDir', '--logLevel', 'warn', ...args];
  const { status } = spawnSync(process.execPath, all, { stdio: 'inherit', env: { ...process.env, ...noEnv, ...env } });
  if (status !== 0) throw new Error('A build of the benchmark failed');
}

const shopEnv = (base: string) => hostedEnv({ api: base, address: base, payment: base, geocoder: base });

/** Builds the shop and the floor, each for an API on its own origin and for one on another host. */
export function buildSubjects(pageOrigin: string, apiOrigin: string): Subject[] {
  return apis.flatMap((api) => {
    const base = apiBases[api](pageOrigin, apiOrigin);
    const folder = (name: string) => path.resolve(`.cache/bench/${name}-${api.replace(' ', '-')}`);
    const { listing, product } = shopPages;
    build(['--outDir', folder('shop')], shopEnv(base));
    build(['--outDir', folder('prerendered')], shopEnv(base));
    build(['--config', 'tests/bench/floor/vite.config.ts', '--outDir', folder('floor')], { VITE_API_BASE_URL: base });
    return [
      { name: 'shop', dir: folder('shop'), api, pages: shopPages },
      { name: 'prerendered', dir: folder('prerendered'), api, pages: { listing, product } },
      { name: 'floor', dir: folder('floor'), api, pages: floorPages },
    ];
  });
}

/** Prerenders a subject's build from the catalogue that the hosts serve now. */
export function prerender({ dir, api }: Subject, pageOrigin: string, apiOrigin: string): Promise<void> {
  const args = [tool('tsx'), 'src/build/prerender/run.ts', '--out', dir];
  const env = { ...noEnv, ...shopEnv(apiBases[api](pageOrigin, apiOrigin)), VITE_SITE_URL: pageOrigin };
  // The hosts' certificate is made for this run, and nobody has signed it.
  const trusting = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' };
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env, ...trusting } });
    running.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build could not be prerendered'))));
  });
}
