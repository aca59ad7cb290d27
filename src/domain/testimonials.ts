import type { Product, Review } from '@/contract/product';
import { reviewerName } from './reviewList';

export interface Testimonial {
  readonly review: Review;
  readonly product: Product;
}

const minStars = 5;
const minWords = 6;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isSigned = (review: Review) => reviewerName(review) === review.name.trim();
const isQuotable = (review: Review) => words(review.comments) >= minWords && isSigned(review);
const byLikes = (a: Review, b: Review) => b.like - a.like;

/** The most liked reviews (§2): one per product, reviewer and text. */
export function testimonials(products: readonly Product[], limit: number): readonly Testimonial[] {
  const used = new Set<string>();
  const chosen: Testimonial[] = [];
  const best = products
    .flatMap((product) =>
      product.reviews.filter(({ ratings }) => ratings >= minStars).map((review) => ({ review, product })),
    )
    .toSorted((a, b) => byLikes(a.review, b.review));
  for (const { review, product } of best) {
    const keys = [product._id, review.name.trim(), review.comments.trim()];
    // Last, and only until there are enough: reading tens of thousands of texts takes long.
    if (keys.some((key) => used.has(key)) || !isQuotable(review)) continue;
    for (const key of keys) used.add(key);
    chosen.push({ review, product });
    if (chosen.length === limit) break;
  }
  return chosen;
}
