import { bestSellersBrand } from '@/config/paths';
import type { Product } from '@/contract/product';
import { canBeBought } from './stock';

const featuredCount = 10;
const bestSellerCount = 8;
const highlightCount = 2;

const byReviews = (products: readonly Product[]) => products.toSorted((a, b) => b.reviews.length - a.reviews.length);

const firstOf = (count: number, ...lists: (readonly Product[])[]) => [...new Set(lists.flat())].slice(0, count);

/** So many of the first products decide what shows while the others arrive. */
const firstCount = 200;

/** What of `homePicks` does not change however many products follow these; null if that is not yet enough. */
export function firstPicks(products: readonly Product[]): readonly Product[] | null {
  const pictured = products
    .slice(0, firstCount)
    .filter((product) => canBeBought(product) && product.images.length > 0 && !isOfBestSellers(product));
  return pictured.length < featuredCount ? null : pictured.slice(0, featuredCount);
}

const isOfBestSellers = ({ brand }: Product) => brand.trim() === bestSellersBrand;

/** Sections avoid sharing products, but in a small shop they repeat them rather than stay empty. */
export function homePicks(products: readonly Product[]): {
  readonly featured: readonly Product[];
  readonly bestSellers: readonly Product[];
  /** Always purchasable, because they link to the checkout. */
  readonly highlights: readonly Product[];
} {
  const buyable = products.filter(canBeBought);
  const pictured = buyable.filter(({ images }) => images.length > 0);
  const showable = [pictured, buyable, products].find((list) => list.length > 0) ?? [];
  const others = showable.filter((product) => !isOfBestSellers(product));
  const bestSellers = firstOf(bestSellerCount, byReviews(showable.filter(isOfBestSellers)));
  const unranked = showable.filter((product) => !bestSellers.includes(product));
  const featured = firstOf(featuredCount, others, unranked, showable);
  const further = others.filter((product) => !featured.includes(product));
  const highlights = firstOf(highlightCount, byReviews(further), byReviews(showable)).filter(canBeBought);
  return { featured, bestSellers, highlights };
}
