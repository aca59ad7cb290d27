import type { Review } from '@/contract/product';

export const starValues = [5, 4, 3, 2, 1] as const;
export type StarValue = (typeof starValues)[number];

export interface RatingSummary {
  readonly count: number;
  /** The mean with one decimal; null without reviews (ruling 1: not the recorded division by 5). */
  readonly average: number | null;
  readonly perStar: Readonly<Record<StarValue, number>>;
}

/** The histogram bar that a review belongs to; undefined outside 1 to 5. */
export function starOf({ ratings }: Pick<Review, 'ratings'>): StarValue | undefined {
  return starValues.find((value) => value === Math.round(ratings));
}

/** Mean, count and histogram of a product's reviews (§2, §9). */
export function summariseRatings(reviews: readonly Pick<Review, 'ratings'>[]): RatingSummary {
  const perStar: Record<StarValue, number> = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
  let sum = 0;
  for (const review of reviews) {
    sum += review.ratings;
    const star = starOf(review);
    if (star) perStar[star] += 1;
  }
  const count = reviews.length;
  return { count, average: count === 0 ? null : Math.round((sum / count) * 10) / 10, perStar };
}
