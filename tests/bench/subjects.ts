import { spawn } from 'node:child_process';
import path from 'node:path';
import { hostedEnv, noEnv } from '../support/run/buildEnv.mjs';
import { npmCommand, tool } from '../support/run/tools.mjs';

/** An app under measurement: where its API is, and how its pages show that they can be used. */
export interface Subject {
  readonly name: string;
  /** Folder of its sources, and of its build. */
  readonly root: string;
  readonly dir: string;
  readonly api: (typeof apis)[number];
  readonly isFloor: boolean;
  readonly isPrerendered: boolean;
  readonly pages: { readonly home?: PageUnderTest; readonly listing: PageUnderTest; readonly product: PageUnderTest };
}

export interface PageUnderTest {
  readonly address: string;
  /** CSS of the first product's name, a link or the page's heading, and its price. */
  readonly name: string;
  readonly price: string;
  /** CSS of the first control of a product that a shopper may tap, and of what shows its effect. */
  readonly control: string;
  readonly effect: string;
}

/** A touch or a key, and CSS of what shows its effect. */
export interface Step {
  readonly figure: string;
  readonly press?: string;
  readonly key?: string;
  readonly shows: string;
}

const product = '/products/Himalayan_Shilajit_Resin';

const shopCard = {
  name: 'main article a',
  price: 'main article strong',
  control: 'main article button[aria-label^="Wishlist"]',
  effect: 'main article button[aria-pressed="true"]',
};

const shopPages = {
  home: { address: '/', ...shopCard },
  listing: { address: '/medicines', ...shopCard },
  product: {
    address: product,
    name: 'main h1',
    price: 'section[aria-label="Buy"] strong',
    control: 'section[aria-label="Buy"] button[aria-label^="Wishlist"]',
    effect: 'section[aria-label="Buy"] button[aria-pressed="true"]',
  },
};

const floorControl = { price: '[data-price]', control: 'main button', effect: '[data-added]' };
const floorPages = {
  listing: { address: '/medicines', name: 'article a', ...floorControl },
  product: { address: product, name: 'h1', ...floorControl },
};

const menu = { figure: 'menu', press: 'button[aria-label="Menu"]', shows: 'dialog[open] nav a' };
export const search = [
  {
    figure: 'search opens',
    press: 'button[aria-label="Open search"]',
    shows: 'input[aria-label="Search products"]:focus',
  },
  { figure: 'search key', key: 't', shows: '[role="option"]' },
];
const heart = { figure: 'heart', press: shopCard.control, shows: shopCard.effect };
const filter = [
  { figure: 'filters open', press: 'button:has-text("Filters")', shows: 'dialog[open] label' },
  { figure: 'filter', press: 'dialog[open] label', shows: 'main button[aria-expanded="true"]' },
];
const bag = {
  figure: 'Add To Bag',
  press: 'section[aria-label="Buy"] button:has-text("Add To Bag")',
  shows: 'dialog[open] h2',
};

/** First touches of the listing, each after a fresh load, and of a product. */
export const listingTouches: readonly (readonly Step[])[] = [[menu], search, [heart], filter];
export const bagOf = ({ isFloor, pages }: Subject): Step =>
  isFloor ? { ...bag, press: pages.product.control, shows: pages.product.effect } : bag;
export const visit: readonly Step[] = [
  menu,
  { figure: '', key: 'Escape', shows: 'button[aria-label="Menu"]' },
  ...search,
  { figure: '', key: 'Escape', shows: 'main article' },
  // For a guest, the heart opens the sign-in.
  { ...heart, shows: 'dialog[open] h2' },
  { figure: '', key: 'Escape', shows: 'main article' },
  { figure: '', press: shopCard.name, shows: 'section[aria-label="Buy"]' },
  bag,
];

export const apis = ['same origin', 'other host'] as const;
const baseOf = ({ api }: Pick<Subject, 'api'>, page: string, other: string) =>
  api === 'same origin' ? `${page}/api` : other;

/** What can be measured: the floor, the shop, and a shop in another folder, each also prerendered. */
export function allSubjects(against: string | undefined): Subject[] {
  const shops = [{ name: 'shop', root: '.' }, ...(against ? [{ name: 'before', root: against }] : [])];
  const forms = [
    { name: 'floor', root: '.', isFloor: true, isPrerendered: false, pages: floorPages },
    ...shops.flatMap((shop) =>
      [false, true].map((isPrerendered) => ({
        name: isPrerendered ? `${shop.name}, prerendered` : shop.name,
        root: path.resolve(shop.root),
        isFloor: false,
        isPrerendered,
        pages: shopPages,
      })),
    ),
  ];
  return apis.flatMap((api) =>
    forms.map((form) => ({
      ...form,
      api,
      dir: path.resolve(`.cache/bench/${`${form.name} ${api}`.replace(/\W+/g, '-')}`),
    })),
  );
}

const shopEnv = (base: string) => hostedEnv({ api: base, address: base, payment: base, geocoder: base });

/** Runs a command without blocking the hosts of this process. */
function run(cwd: string, [command = '', ...args]: readonly string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...noEnv, ...env } });
    running.once('error', reject);
    running.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed`))));
  });
}

export function build(subject: Subject, page: string, other: string): Promise<void> {
  const { root, dir, isFloor } = subject;
  const base = baseOf(subject, page, other);
  const config = isFloor ? ['--config', 'tests/bench/floor/vite.config.ts'] : [];
  const args = ['build', '--emptyOutDir', '--logLevel', 'warn', '--outDir', dir, ...config];
  return run(root, [process.execPath, tool('vite'), ...args], isFloor ? { VITE_API_BASE_URL: base } : shopEnv(base));
}

/** Prerenders a subject's build from the catalogue that the hosts serve now. */
export function prerender(subject: Subject, page: string, other: string): Promise<void> {
  // The hosts' certificate is self-signed for this run.
  const trusting = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' };
  const env = { ...shopEnv(baseOf(subject, page, other)), VITE_SITE_URL: page, ...trusting };
  return run(subject.root, npmCommand('run', '-s', 'prerender', '--', '--out', subject.dir), env);
}
