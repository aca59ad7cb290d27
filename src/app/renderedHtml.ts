import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import { productsSeeded, wholeCatalogue } from '@/api/productLists';
import { htmlFileOf, pageAt, routePatterns } from '@/config/paths';
import { productSchema } from '@/contract/product';
import { isPlainListing } from '@/domain/listingQuery';
import { parseJson } from '@/lib/text';
import type { Store } from '@/state/makeStore';
import type { Rendered } from './App';
import { routeOf } from './linkedPath';

const seedSchema = v.object({ path: v.string(), products: v.array(productSchema), sharedSlugs: v.array(v.string()) });

/** The products in a page's HTML, the page's path below the shop's base, and those of their slugs that others share. */
export type Seed = v.InferOutput<typeof seedSchema>;

/**
 * Puts the products of a page's HTML into the store, as the beginning of the list that the page requests: nothing can
 * be bought at their prices before the server's response.
 */
export function seedProducts({ dispatch }: Store, { path, products, sharedSlugs }: Seed): void {
  const brand = matchPath(routePatterns.brandListing, path)?.params.brand;
  const filter = brand ? { brand: decodeURIComponent(brand) } : wholeCatalogue;
  dispatch(productsSeeded({ filter, products, sharedSlugs }));
}

/** The products that the HTML shows, as `npm run prerender` wrote them beside it. */
function readSeed() {
  const { success, output } = v.safeParse(seedSchema, parseJson(document.getElementById('seed')?.textContent ?? ''));
  return success ? output : null;
}

const headTags =
  'title, meta[name="description"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]';

/** Marks the head tags of the HTML, so that the app's own replace them (`features/layout/PageTitle`). */
function clearRenderedHead(): void {
  for (const tag of document.head.querySelectorAll<HTMLElement>(headTags)) tag.dataset.neutral = '';
}

/**
 * Puts what the HTML shows into the store, before anything else. Returns undefined if the HTML is of another page or
 * view, as on hosts that serve one file for every address: the app then renders from scratch.
 */
export function readRendered(root: HTMLElement, store: Store): Rendered | undefined {
  const { html, view } = root.dataset;
  if (view !== 'page' && view !== 'placeholder') return undefined;
  const path = routeOf(window.location.pathname);
  const row = pageAt(path);
  const seed = readSeed();
  const isOfPage = html === htmlFileOf(row) && (!seed || decodeURI(seed.path) === decodeURI(path));
  const { search } = window.location;
  // The file of a listing serves each of its sorts, filters and pages; that of a product, all products of its name.
  const isOtherView =
    view === 'page' &&
    ((row.page === 'ListingPage' && !isPlainListing(search)) ||
      (row.page === 'ProductPage' && new URLSearchParams(search).has('id')));
  if (!isOfPage || isOtherView) {
    clearRenderedHead();
    return undefined;
  }
  if (seed) seedProducts(store, seed);
  return { state: store.getState(), view };
}
