import { bestSellersBrand } from '@/config/paths';
import type { Product } from '@/contract/product';
import { canBeBought } from './stock';

const featuredCount = 8;
const bestSellerCount = 4;

/** What the home page shows of the catalogue: products that can be bought and have a picture come first. */
export function homePicks(products: readonly Product[]): {
  readonly featured: readonly Product[];
  readonly bestSellers: readonly Product[];
} {
  const showable = products.filter((product) => canBeBought(product) && product.images.length > 0);
  return {
    featured: showable.filter(({ brand }) => brand !== bestSellersBrand).slice(0, featuredCount),
    bestSellers: showable
      .filter(({ brand }) => brand === bestSellersBrand)
      .toSorted((a, b) => b.reviews.length - a.reviews.length)
      .slice(0, bestSellerCount),
  };
}
