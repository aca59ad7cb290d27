import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { routePatterns } from '@/config/paths';
import { nameFromSlug } from '@/domain/productSlug';
import { isKept } from '@/lib/provisional';
import type { Store } from '@/state/makeStore';
import { routeOf } from './linkedPath';

const { getProduct, getProducts } = productApi.endpoints;

/** Resolves when the first products of an answer have come; never by those that an earlier visit kept. */
function firstArrived({ getState, subscribe }: Store, filter: { brand: string } | undefined): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      const { data } = getProducts.select(filter)(getState());
      if (!data || isKept(data)) return;
      stop();
      resolve();
    });
  });
}

/** Resolves when the calls of the page's first view are answered or have failed. */
async function firstResponses(store: Store): Promise<void> {
  const path = routeOf(window.location.pathname);
  const brand = matchPath(routePatterns.brandListing, path)?.params.brand;
  const slug = matchPath(routePatterns.product, path)?.params.productName;
  // The page's own hooks subscribe to the same responses within moments.
  const options = { subscribe: false };
  if (slug) await store.dispatch(getProduct.initiate(nameFromSlug(decodeURIComponent(slug)), options));
  else {
    const filter = brand ? { brand: decodeURIComponent(brand) } : undefined;
    // The first products of a long answer will do.
    await Promise.race([store.dispatch(getProducts.initiate(filter, options)), firstArrived(store, filter)]);
  }
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

/** Resolves when the shop can render what a page prerendered from the catalogue shows, with the latest response. */
export async function whenReplaceable(store: Store): Promise<void> {
  await Promise.all([firstResponses(store), fullStyle()]);
}
