type Rooms = readonly string[];

/**
 * Which room of src may import which. A room also imports its own files. The row '*' holds for every room, 'features/*' for
 * every feature; a feature's own row adds other features to it. A row 'features/noun/*' makes each folder of that feature a room of
 * its own, and holds for all of them.
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
  state: ['payment', 'api', 'domain', 'contract', 'config'],
  'features/*': ['state', 'payment', 'api', 'ui', 'domain', 'contract', 'config'],
  'features/account': ['features/addresses', 'features/layout'],
  'features/admin': ['features/admin/*'],
  'features/admin/*': ['features/admin/list'],
  'features/admin/bookings': ['features/account', 'features/addresses', 'features/layout'],
  'features/admin/ledger': ['features/admin/bookings'],
  'features/admin/overview': ['features/admin/bookings', 'features/admin/ledger', 'features/admin/products'],
  'features/admin/session': ['features/layout', 'features/session'],
  'features/admin/users': ['features/account'],
  'features/cart': ['features/minimum-order'],
  'features/catalogue': ['features/cart', 'features/wishlist'],
  'features/checkout': [
    'features/addresses',
    'features/buy-now',
    'features/layout',
    'features/minimum-order',
    'features/payment',
  ],
  'features/design': ['tailwind.config.ts'],
  'features/home': ['features/buy-now', 'features/catalogue'],
  'features/product': ['features/buy-now', 'features/catalogue', 'features/reviews', 'features/wishlist'],
  pages: ['features/*', 'state', 'payment', 'api', 'ui', 'domain', 'contract', 'config'],
  app: ['pages', 'features/*', 'state', 'payment', 'api', 'ui', 'domain', 'contract', 'config'],
  early: ['domain', 'config'],
  build: ['domain', 'contract', 'config', 'hosting'],
  hosting: ['config'],
  demo: ['contract', 'config'],
  'main.tsx': ['app', 'state', 'demo', 'index.css'],
  'env.d.ts': ['config'],
};

/** Rooms that another room reaches by `import()` only, so that a build can leave them out. */
export const dynamicOnly: Rooms = ['demo'];

/** Rooms that may compute what they import: no other file can be judged by its table row. */
export const computedImports: Rooms = ['build'];
