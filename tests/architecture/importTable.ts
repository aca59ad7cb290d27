type Rooms = readonly string[];

/**
 * Which room may import which, besides its own files. '*' applies to every room, 'features/*' to every feature; a
 * feature's own row adds features. A row 'features/noun/*' makes each folder of that feature a room and applies to all
 * of them.
 */
export const importTable: Readonly<Record<string, Rooms>> = {
  '*': ['lib'],
  lib: [],
  config: [],
  contract: ['config'],
  domain: ['contract', 'config'],
  api: ['contract', 'config'],
  ui: [],
  payment: ['api', 'domain', 'contract', 'config'],
  report: ['payment', 'config'],
  state: ['payment', 'api', 'domain', 'contract', 'config'],
  'features/*': ['state', 'payment', 'api', 'ui', 'domain', 'contract', 'config', 'features/product-link'],
  'features/account': ['features/addresses', 'features/layout', 'features/order'],
  'features/admin': ['features/admin/*'],
  'features/admin/*': ['features/admin/list'],
  'features/admin/bookings': [
    'features/account',
    'features/addresses',
    'features/layout',
    'features/admin/changes',
    'features/admin/users',
  ],
  'features/admin/find': [
    'features/admin/bookings',
    'features/admin/products',
    'features/admin/session',
    'features/admin/users',
  ],
  'features/admin/payments': ['features/admin/bookings'],
  'features/admin/import': ['features/admin/changes'],
  'features/admin/products': ['features/admin/changes', 'features/admin/import', 'features/admin/stock'],
  'features/admin/session': ['features/admin/changes', 'features/layout', 'features/session'],
  'features/admin/users': ['features/account', 'features/admin/changes'],
  'features/cart': ['features/buy-now', 'features/guest-bag', 'features/minimum-order', 'features/product-news'],
  'features/catalogue': ['features/cart', 'features/compare', 'features/wishlist'],
  'features/checkout': [
    'features/addresses',
    'features/buy-now',
    'features/layout',
    'features/minimum-order',
    'features/payment',
  ],
  'features/compare': ['features/buy-now', 'features/cart', 'features/catalogue', 'features/product'],
  'features/design': ['tailwind.config.ts'],
  'features/home': ['features/buy-now', 'features/catalogue', 'features/recent'],
  'features/payment': ['features/order'],
  'features/product': [
    'features/buy-now',
    'features/catalogue',
    'features/compare',
    'features/recent',
    'features/reviews',
    'features/wishlist',
  ],
  'features/recent': ['features/catalogue'],
  'features/session': ['features/buy-now'],
  'features/wishlist': ['features/guest-bag', 'features/product-news'],
  pages: ['features/*', 'state', 'payment', 'api', 'ui', 'domain', 'contract', 'config'],
  app: ['pages', 'features/*', 'report', 'state', 'payment', 'api', 'ui', 'domain', 'contract', 'config'],
  early: ['domain', 'config'],
  build: ['app', 'early', 'api', 'domain', 'contract', 'config', 'hosting', 'serviceWorker'],
  doctor: ['features/payment', 'build', 'hosting', 'api', 'domain', 'contract', 'config'],
  hosting: ['config'],
  serviceWorker: ['config'],
  demo: ['ui', 'contract', 'config'],
  languages: [
    'app',
    'pages',
    'features/*',
    'features/admin/*',
    'demo',
    'state',
    'payment',
    'ui',
    'domain',
    'contract',
    'config',
    'build',
  ],
  'main.tsx': ['app', 'state', 'demo', 'index.css'],
  'env.d.ts': ['config'],
};

/** Rooms that only `import()` may reach, so that builds can omit them. */
export const dynamicOnly: Rooms = ['demo'];

/** Rooms that may use computed import paths, which the table cannot check. */
export const computedImports: Rooms = ['build'];
