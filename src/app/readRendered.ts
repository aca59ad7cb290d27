import * as v from 'valibot';
import { htmlFileOf, pageAt } from '@/config/paths';
import { productSchema } from '@/contract/product';
import { isPlainListing } from '@/domain/plainListing';
import { parseJson } from '@/lib/parseJson';
import type { Store } from '@/state/makeStore';
import type { Rendered } from './App';
import { routeOf } from './linkedPath';
import { seedProducts } from './seedProducts';

const seedSchema = v.object({ path: v.string(), products: v.array(productSchema) });

/** The products that the HTML shows, as `npm run prerender` wrote them beside it. */
function readSeed() {
  const { success, output } = v.safeParse(seedSchema, parseJson(document.getElementById('seed')?.textContent ?? ''));
  return success ? output : null;
}

/**
 * What the HTML shows, put into the store before anything else; undefined where it is of another page or view, as on hosts that
 * answer every address with one file: the app then renders anew.
 */
export function readRendered(root: HTMLElement, store: Store): Rendered | undefined {
  const { html, view } = root.dataset;
  const path = routeOf(window.location.pathname);
  const seed = readSeed();
  if (view !== 'page' && view !== 'placeholder') return undefined;
  if (html !== htmlFileOf(pageAt(path)) || (seed && decodeURI(seed.path) !== decodeURI(path))) return undefined;
  // The file of a listing answers every sort, filter and page of it.
  if (view === 'page' && pageAt(path).page === 'ListingPage' && !isPlainListing(window.location.search))
    return undefined;
  if (seed) seedProducts(store, seed.path, seed.products);
  return { state: store.getState(), view };
}
