import { brandPath, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { productCrumbsTexts } from './texts';

export function productCrumbs({ brand, name }: Pick<Product, 'brand' | 'name'>) {
  return [
    { label: productCrumbsTexts.home, to: routePatterns.home },
    { label: productCrumbsTexts.medicines, to: routePatterns.listing },
    ...(brand ? [{ label: brand, to: brandPath(brand) }] : []),
    { label: name },
  ];
}
