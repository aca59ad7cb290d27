import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { routePatterns } from '@/config/paths';
import { readListingUrl } from '@/domain/listingUrl';
import { nameFromSlug } from '@/domain/productSlug';
import { loadVisibleHeaderParts } from '@/features/layout/headerParts';
import type { Store } from '@/state/makeStore';
import { routeOf } from './linkedPath';

const { getProduct, getProducts, searchProduct } = productApi.endpoints;

/** Resolves when the calls of the page's first view are answered or have failed; at once on pages that show no products. */
async function firstResponses({ dispatch }: Store): Promise<void> {
  const path = routeOf(window.location.pathname);
  // The page's own hooks subscribe to the same responses within moments.
  const options = { subscribe: false };
  const slug = matchPath(routePatterns.product, path)?.params.productName;
  if (slug) {
    const own = await dispatch(getProduct.initiate(nameFromSlug(decodeURIComponent(slug)), options));
    // Only the catalogue tells which underscores belong to a name.
    if (own.isError) await dispatch(getProducts.initiate(undefined, options));
    return;
  }
  const brand = matchPath(routePatterns.brandListing, path)?.params.brand;
  if (path !== routePatterns.home && !brand && !matchPath(routePatterns.listing, path)) return;
  const { term } = readListingUrl(new URLSearchParams(window.location.search));
  if (term) await dispatch(searchProduct.initiate(term, options));
  else await dispatch(getProducts.initiate(brand ? { brand: decodeURIComponent(brand) } : undefined, options));
}

/** Applies the full stylesheet: the HTML holds only the rules of the first view. Resolves also when it fails to load. */
async function fullStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (!link) return;
  if (!link.sheet)
    await new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
    });
  link.media = 'all';
}

/**
 * Resolves when the first render can show content: rendered once instead of twice, and in slices, as an answer that arrives after the
 * first render would not be. Never rejects.
 */
export async function whenRenderable(store: Store): Promise<void> {
  await Promise.allSettled([loadVisibleHeaderParts(), firstResponses(store), fullStyle()]);
}
