import { bestSellersBrand } from '@/config/paths';
import type { Product } from '@/contract/product';
import { canBeBought } from './stock';

const featuredCount = 10;
const bestSellerCount = 8;
const highlightCount = 2;

/** What the home page shows of the catalogue: products that can be bought and have a picture come first. */
export function homePicks(products: readonly Product[]): {
  readonly featured: readonly Product[];
  readonly bestSellers: readonly Product[];
  readonly highlights: readonly Product[];
} {
  const showable = products.filter((product) => canBeBought(product) && product.images.length > 0);
  const others = showable.filter(({ brand }) => brand !== bestSellersBrand);
  const featured = others.slice(0, featuredCount);
  return {
    featured,
    highlights: others
      .filter((product) => !featured.includes(product))
      .toSorted((a, b) => b.reviews.length - a.reviews.length)
      .slice(0, highlightCount),
    bestSellers: showable
      .filter(({ brand }) => brand === bestSellersBrand)
      .toSorted((a, b) => b.reviews.length - a.reviews.length)
      .slice(0, bestSellerCount),
  };
}
