import { bestSellersBrand } from '@/config/paths';
import type { Product } from '@/contract/product';
import { isOnSale } from './stock';

const featuredCount = 10;
const bestSellerCount = 8;
const highlightCount = 2;

const byReviews = (products: readonly Product[]) => products.toSorted((a, b) => b.reviews.length - a.reviews.length);

const firstOf = (count: number, ...lists: (readonly Product[])[]) => [...new Set(lists.flat())].slice(0, count);

/** Sections avoid sharing products, but in a small shop they repeat them rather than stay empty. */
export function homePicks(products: readonly Product[]): {
  readonly featured: readonly Product[];
  readonly bestSellers: readonly Product[];
  /** Always purchasable, because they link to the checkout. */
  readonly highlights: readonly Product[];
} {
  const buyable = products.filter(isOnSale);
  const pictured = buyable.filter(({ images }) => images.length > 0);
  const showable = [pictured, buyable, products].find((list) => list.length > 0) ?? [];
  const ofBrand = (product: Product) => product.brand.trim() === bestSellersBrand;
  const others = showable.filter((product) => !ofBrand(product));
  const bestSellers = firstOf(bestSellerCount, byReviews(showable.filter(ofBrand)));
  const unranked = showable.filter((product) => !bestSellers.includes(product));
  const featured = firstOf(featuredCount, others, unranked, showable);
  const further = others.filter((product) => !featured.includes(product));
  const highlights = firstOf(highlightCount, byReviews(further), byReviews(showable)).filter(isOnSale);
  return { featured, bestSellers, highlights };
}
