import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { type ProductFilter, type ProductList, wholeCatalogue } from '@/api/productLists';
import { routePatterns } from '@/config/paths';
import { nameFromSlug } from '@/domain/productSlug';
import { searchTermOf } from '@/domain/searchTerm';
import { loadVisibleHeaderParts } from '@/features/layout/headerParts';
import type { Store } from '@/state/makeStore';
import { selectProductList } from '@/state/productsSlice';
import { routeOf } from './linkedPath';

const { getProduct, getProducts } = productApi.endpoints;

type Shown = (list: ProductList) => boolean;

/** A page prerendered from the catalogue shows newer figures than those that an earlier visit kept. */
const isPrerendered = () => document.querySelector('[data-from-catalogue]') !== null;

/** Resolves with the answer, or sooner when a list of products can be shown before its answer is complete. */
async function firstOf(
  answered: PromiseLike<unknown>,
  { getState, subscribe }: Store,
  filter: ProductFilter,
  isShown: Shown,
): Promise<void> {
  let stop = () => {};
  const shown = new Promise<void>((resolve) => {
    stop = subscribe(() => {
      const list = selectProductList(getState(), filter);
      if (list && isShown(list)) resolve();
    });
  });
  await Promise.race([answered, shown]);
  stop();
}

/** Resolves when the first view of a page can be shown or its calls have failed; at once on pages that show no products. */
async function firstResponses(store: Store): Promise<void> {
  const { dispatch } = store;
  const path = routeOf(window.location.pathname);
  // The page's own hooks subscribe to the same responses within moments.
  const options = { subscribe: false };
  const isOffered: Shown = ({ cachedAt }) => cachedAt !== null && !isPrerendered();
  const slug = matchPath(routePatterns.product, path)?.params.productName;
  if (slug) {
    const catalogue = dispatch(getProducts.initiate(undefined, options));
    const own = dispatch(getProduct.initiate(nameFromSlug(decodeURIComponent(slug)), options));
    // Only the catalogue tells which underscores belong to a name.
    const answered = own.then(({ isError }) => (isError ? catalogue : null));
    return firstOf(answered, store, wholeCatalogue, isOffered);
  }
  const brand = matchPath(routePatterns.brandListing, path)?.params.brand;
  if (path !== routePatterns.home && !brand && !matchPath(routePatterns.listing, path)) return;
  const term = searchTermOf(new URLSearchParams(window.location.search));
  const searched = term && dispatch(getProducts.initiate({ search: term }, options));
  const filter = brand && !term ? { brand: decodeURIComponent(brand) } : undefined;
  const answered = dispatch(getProducts.initiate(filter, options));
  await firstOf(answered, store, filter ?? wholeCatalogue, (list) => list.cachedAt === null || isOffered(list));
  await searched;
}

/**
 * Resolves when the first render can show content: rendered once instead of twice, and in slices, as an answer that arrives after the
 * first render would not be. Never rejects.
 */
export async function whenRenderable(store: Store): Promise<void> {
  await Promise.allSettled([loadVisibleHeaderParts(), firstResponses(store)]);
}
