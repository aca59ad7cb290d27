import type { Seed } from '@/app/renderedHtml';
import { listingPageSize } from '@/config/constants';
import { brandPath, hasParameter, pageRows, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { brandsOf, homePicks, productPath, sharedSlugs, slugKey } from '@/domain/product';

/** The longest name that fits every file system with `.html` and encoding (bytes). */
const longestName = 200;
const plainName = /^[\p{L}\p{N}_][\p{L}\p{N} _.,'()&+-]*$/u;

/**
 * The file that a static host serves at an address, relative to the build. Null for a name that some host or disk
 * cannot store: the host then serves index.html, as without prerendering. Takes a percent-encoded path.
 */
export function pageFile(address: string): string | null {
  const names = address.split('/').slice(1).map(decodeURIComponent);
  const holds = (name: string) => plainName.test(name) && !name.endsWith('.') && Buffer.byteLength(name) <= longestName;
  return names.length > 0 && names.every(holds) ? `${names.join('/')}.html` : null;
}

/** Keeps the first of several files whose names differ only in case, because some disks treat them as one. */
export function withoutCaseTwins<T extends { readonly file: string }>(pages: readonly T[]): T[] {
  const seen = new Set<string>();
  return pages.filter(({ file }) => {
    const key = file.normalize().toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** A page with a file of its own: its percent-encoded path, and the products that its first view shows. */
export interface PublicPage extends Seed {
  /** Relative to the build. */
  readonly file: string;
}

/** The first view shows how many people rated a product and how, but neither their names nor their comments. */
const asShown = (product: Product): Product => ({
  ...product,
  reviews: product.reviews.map((review) => ({ ...review, comments: '', name: '', email: '' })),
});

/**
 * The pages that show a catalogue: home, the listing, each brand, each product. Products that share a name get none,
 * because a file cannot tell their addresses apart.
 */
export function publicPages(catalogue: readonly Product[]): PublicPage[] {
  const firstPage = (products: readonly Product[]) => products.slice(0, listingPageSize);
  const shared = sharedSlugs(catalogue);
  const pages = [
    { path: routePatterns.listing, products: firstPage(catalogue) },
    ...brandsOf(catalogue).map((brand) => ({
      path: brandPath(brand),
      products: firstPage(catalogue.filter((product) => product.brand.trim() === brand)),
    })),
    ...catalogue.map((product) => ({ path: productPath(product, shared), products: [product] })),
  ].flatMap((page) => {
    const file = pageFile(page.path);
    return file === null ? [] : { ...page, file };
  });
  const home = { path: routePatterns.home, file: 'home.html', products: homePicks(catalogue).featured };
  return withoutCaseTwins([home, ...pages]).map((page) => ({
    ...page,
    products: page.products.map(asShown),
    sharedSlugs: [...new Set(page.products.map(({ name }) => slugKey(name)))].filter((slug) => shared.has(slug)),
  }));
}

/** The paths in the site map, each once: the listed pages without a parameter, all brands and all products. */
export function sitePaths(catalogue: readonly Product[]): string[] {
  const shared = sharedSlugs(catalogue);
  const fixed = pageRows.filter((row) => row.listed && !hasParameter(row)).map(({ path }) => path);
  const brands = brandsOf(catalogue).map(brandPath);
  return [...new Set([...fixed, ...brands, ...catalogue.map((product) => productPath(product, shared))])];
}
