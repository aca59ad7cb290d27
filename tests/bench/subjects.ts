import { spawnSync } from 'node:child_process';
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

const shopCard = {
  productName: '#main article a',
  price: '#main article strong',
  control: '#main article button[aria-label^="Wishlist"]',
  answer: 'dialog[open]',
};

const shopPages = {
  home: { address: '/', ...shopCard },
  listing: { address: '/medicines', ...shopCard },
  product: {
    address: product,
    productName: '#main h1',
    price: 'section[aria-label="Buy"] strong',
    control: 'section[aria-label="Buy"] button[aria-label^="Wishlist"]',
    answer: 'dialog[open]',
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

/** Builds the shop and the floor, each for an API on its own origin and for one on another host. */
export function buildSubjects(pageOrigin: string, apiOrigin: string): Subject[] {
  return apis.flatMap((api) => {
    const base = apiBases[api](pageOrigin, apiOrigin);
    const folder = (name: string) => path.resolve(`.cache/bench/${name}-${api.replace(' ', '-')}`);
    build(['--outDir', folder('shop')], hostedEnv({ api: base, address: base, payment: base, geocoder: base }));
    build(['--config', 'tests/bench/floor/vite.config.ts', '--outDir', folder('floor')], { VITE_API_BASE_URL: base });
    return [
      { name: 'shop', dir: folder('shop'), api, pages: shopPages },
      { name: 'floor', dir: folder('floor'), api, pages: floorPages },
    ];
  });
}
