import { bestSellersBrand } from '@/config/paths';
import type { Product } from '@/contract/product';
import { canBeBought } from './stock';

const featuredCount = 10;
const bestSellerCount = 8;
const highlightCount = 2;

const byReviews = (products: readonly Product[]) => products.toSorted((a, b) => b.reviews.length - a.reviews.length);

/** The first `count` of these lists, one after the other, each product once. */
const firstOf = (count: number, ...lists: (readonly Product[])[]) => [...new Set(lists.flat())].slice(0, count);

/**
 * What the home page shows of the catalogue: products that can be bought and have a picture, or what there is. Each section
 * prefers what no other shows; in a small shop it repeats rather than stands empty.
 */
export function homePicks(products: readonly Product[]): {
  readonly featured: readonly Product[];
  /** Empty without products of the best sellers' brand. */
  readonly bestSellers: readonly Product[];
  /** They lead straight to the checkout: what cannot be bought is none. */
  readonly highlights: readonly Product[];
} {
  const buyable = products.filter(canBeBought);
  const pictured = buyable.filter(({ images }) => images.length > 0);
  const showable = [pictured, buyable, products].find((list) => list.length > 0) ?? [];
  const ofBrand = (product: Product) => product.brand.trim() === bestSellersBrand;
  const others = showable.filter((product) => !ofBrand(product));
  const bestSellers = firstOf(bestSellerCount, byReviews(showable.filter(ofBrand)));
  const unranked = showable.filter((product) => !bestSellers.includes(product));
  const featured = firstOf(featuredCount, others, unranked, showable);
  const further = others.filter((product) => !featured.includes(product));
  const highlights = firstOf(highlightCount, byReviews(further), byReviews(showable)).filter(canBeBought);
  return { featured, bestSellers, highlights };
}
