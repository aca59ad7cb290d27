import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { routePatterns } from '@/config/paths';
import { nameFromSlug } from '@/domain/productSlug';
import type { Store } from '@/state/makeStore';
import { routeOf } from './linkedPath';

const { getProduct, getProducts } = productApi.endpoints;

/**
 * Resolves when the calls of the page's first view are answered or have failed, so that its first render can show the
 * content instead of a loading state.
 */
export async function firstResponses(store: Store, { pathname, search }: Location): Promise<void> {
  const path = routeOf(pathname);
  // A search has a call of its own; the dashboard has none of these.
  if (search || path.startsWith('/admin/')) return;
  const brand = matchPath(routePatterns.brandListing, path)?.params.brand;
  const slug = matchPath(routePatterns.product, path)?.params.productName;
  // The page's own hooks subscribe to the same responses within moments.
  const options = { subscribe: false };
  if (slug) await store.dispatch(getProduct.initiate(nameFromSlug(decodeURIComponent(slug)), options));
  else await store.dispatch(getProducts.initiate(brand ? { brand: decodeURIComponent(brand) } : undefined, options));
}
