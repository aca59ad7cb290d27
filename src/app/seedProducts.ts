import { matchPath } from 'react-router-dom';
import { productsSeeded } from '@/api/productLists';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import type { Store } from '@/state/makeStore';

/**
 * Puts the products that a page's HTML shows into the store, as the beginning of the list that the page asks for: nothing can be
 * bought by them before the server's response. Takes a path below the shop's base.
 */
export function seedProducts({ dispatch }: Store, path: string, products: readonly Product[]): void {
  const brand = matchPath(routePatterns.brandListing, path)?.params.brand;
  const filter = brand ? { brand: decodeURIComponent(brand) } : {};
  dispatch(productsSeeded({ filter, products, isPartial: true }));
}
