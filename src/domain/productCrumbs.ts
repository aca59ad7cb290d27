import { brandPath, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';

/** The way down to a product: home, all medicines, its brand, itself. */
export function productCrumbs({ brand, name }: Pick<Product, 'brand' | 'name'>) {
  return [
    { label: 'Home', to: routePatterns.home },
    { label: 'Medicines', to: routePatterns.listing },
    ...(brand ? [{ label: brand, to: brandPath(brand) }] : []),
    { label: name },
  ];
}
