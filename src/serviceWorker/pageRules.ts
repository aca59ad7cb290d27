import { isOfDashboard, notFound, pageAt } from '@/config/paths';

const code = /["'`(]((?:\/[^"'`()\s?#]*)?\/assets\/[\w.-]+\.(?:js|css))/g;

/**
 * Whether HTML is a page of the build: it loads the build's first module and links no file of another build. The first
 * module's name changes with any module of the build.
 */
export function isOwnPage(html: string, entry: string, files: ReadonlySet<string>): boolean {
  const linked = [...html.matchAll(code)].map(([, path = '']) => path);
  return linked.includes(entry) && linked.every((path) => files.has(path));
}

/**
 * How the worker responds to a navigation. Takes a path below the shop's base. `cached`: the page's own HTML from an
 * earlier visit; `app`: the HTML of its kind; `file`: the network's response, because it is no page of the shop.
 */
export function pageKind(path: string): 'cached' | 'app' | 'file' | 'admin' {
  const row = pageAt(path);
  if (row === notFound) return 'file';
  if (isOfDashboard(row)) return 'admin';
  return row.html === 'page' ? 'cached' : 'app';
}

/** The prefix and kinds of the caches that a worker owns; all others in Cache Storage belong to the page. */
const prefix = 'shop';
const kinds = ['files', 'pages', 'pictures'];

/** Names of a build's caches; pictures outlive a build. Two shops on one origin differ by their base. */
export function cacheNames(base: string, build: string) {
  const name = (...parts: readonly string[]) => [prefix, ...parts].join(' ');
  return {
    files: name('files', base, build),
    pages: name('pages', base, build),
    pictures: name('pictures', base, 'readable'),
    opaquePictures: name('pictures', base, 'opaque'),
  };
}

/** The names that belong to the workers of the shop at `base`. */
export function ownCaches(names: readonly string[], base: string): string[] {
  return names.filter((name) => {
    const [first, kind = '', place] = name.split(' ');
    return first === prefix && kinds.includes(kind) && place === base;
  });
}

/**
 * The caches that a build drops when it takes over: those of earlier builds. While tabs are open, the files of the
 * previous build stay for them. Takes the names in the order of their creation.
 */
export function outdatedCaches(names: readonly string[], base: string, build: string, tabsOpen: boolean): string[] {
  const own = cacheNames(base, build);
  const current = Object.values(own);
  const earlier = ownCaches(names, base).filter((name) => !current.includes(name));
  const before = earlier.findLast((name) => name.startsWith(cacheNames(base, '').files));
  return earlier.filter((name) => !(tabsOpen && name === before));
}
