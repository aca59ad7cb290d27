import { isOfDashboard, notFound, pageAt } from '@/config/paths';

const code = /["'`(]((?:\/[^"'`()\s?#]*)?\/assets\/[\w.-]+\.(?:js|css))/g;

/**
 * Whether HTML is a page of the build: it loads the build's first module, and links no file of another build. The first module's name changes with every module of the build.
 */
export function isOwnPage(html: string, entry: string, files: ReadonlySet<string>): boolean {
  const linked = [...html.matchAll(code)].map(([, path = '']) => path);
  return linked.includes(entry) && linked.every((path) => files.has(path));
}

/**
 * How a navigation is answered. Takes a path below the shop's base. `cached`: by its own HTML from an earlier visit; `app`: by the
 * HTML of its kind; `file`: by the network, as anything that is no page of the shop.
 */
export function pageKind(path: string): 'cached' | 'app' | 'file' | 'admin' {
  const row = pageAt(path);
  if (row === notFound) return 'file';
  if (isOfDashboard(row)) return 'admin';
  return row.html === 'page' ? 'cached' : 'app';
}

/** The caches that a worker owns; whatever else is in Cache Storage belongs to the page. */
const prefix = 'shop';
const kinds = ['files', 'pages', 'pictures'];

/** Names of a build's caches; pictures outlive a build. Two shops of one origin differ by their base. */
export function cacheNames(base: string, build: string) {
  const name = (...parts: readonly string[]) => [prefix, ...parts].join(' ');
  return {
    files: name('files', base, build),
    pages: name('pages', base, build),
    pictures: name('pictures', base, 'readable'),
    opaquePictures: name('pictures', base, 'opaque'),
  };
}

/** Those of the names that are caches of a shop's workers. */
export function ownCaches(names: readonly string[], base: string): string[] {
  return names.filter((name) => {
    const [first, kind = '', place] = name.split(' ');
    return first === prefix && kinds.includes(kind) && place === base;
  });
}

/**
 * The caches that a build drops when it takes over: those of earlier builds. While tabs of the build before it are open, that
 * one's files stay for them. Takes the names in the order of their creation.
 */
export function outdatedCaches(names: readonly string[], base: string, build: string, tabsOpen: boolean): string[] {
  const own = cacheNames(base, build);
  const current = Object.values(own);
  const earlier = ownCaches(names, base).filter((name) => !current.includes(name));
  const before = earlier.findLast((name) => name.startsWith(cacheNames(base, '').files));
  return earlier.filter((name) => !(tabsOpen && name === before));
}
