import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { routePatterns } from '@/config/paths';
import { nameFromSlug } from '@/domain/productSlug';
import type { Store } from '@/state/makeStore';
import { routeOf } from './linkedPath';

const { getProduct, getProducts } = productApi.endpoints;

/** Resolves when the calls of the first view of a page prerendered from the catalogue are answered or have failed. */
export async function firstResponses(store: Store): Promise<void> {
  const path = routeOf(window.location.pathname);
  const brand = matchPath(routePatterns.brandListing, path)?.params.brand;
  const slug = matchPath(routePatterns.product, path)?.params.productName;
  // The page's own hooks subscribe to the same responses within moments.
  const options = { subscribe: false };
  if (slug) await store.dispatch(getProduct.initiate(nameFromSlug(decodeURIComponent(slug)), options));
  else await store.dispatch(getProducts.initiate(brand ? { brand: decodeURIComponent(brand) } : undefined, options));
}
