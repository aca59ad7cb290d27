import type { Product, Review } from '@/contract/product';
import { reviewerName } from './reviewList';

/** A customer's words about a product that the shop sells. */
export interface Testimonial {
  readonly review: Review;
  readonly product: Product;
}

/** Praise begins here, and what is shorter says too little to stand alone. */
const leastStars = 5;
const leastWords = 6;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isSigned = (review: Review) => reviewerName(review) === review.name.trim();
const speaks = (review: Review) =>
  review.ratings >= leastStars && words(review.comments) >= leastWords && isSigned(review);
const byLikes = (a: Review, b: Review) => b.like - a.like;

/**
 * Testimonials for the about page (§2): of the catalogue's own reviews the most liked of the best and signed ones, each
 * product, reviewer and text once. Empty where nobody has praised anything yet.
 */
export function testimonials(products: readonly Product[], most: number): readonly Testimonial[] {
  const heard = new Set<string>();
  const chosen: Testimonial[] = [];
  const best = products
    .flatMap((product) => product.reviews.filter(speaks).map((review) => ({ review, product })))
    .toSorted((a, b) => byLikes(a.review, b.review));
  for (const { review, product } of best) {
    const marks = [product._id, review.name.trim(), review.comments.trim()];
    if (marks.some((mark) => heard.has(mark))) continue;
    for (const mark of marks) heard.add(mark);
    chosen.push({ review, product });
    if (chosen.length === most) break;
  }
  return chosen;
}
