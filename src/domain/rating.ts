import type { Review } from '@/contract/product';

export const starValues = [5, 4, 3, 2, 1] as const;
export type StarValue = (typeof starValues)[number];

export interface RatingSummary {
  readonly count: number;
  /** One decimal; null without reviews (ruling 1). */
  readonly average: number | null;
  readonly perStar: Readonly<Record<StarValue, number>>;
}

export function starOf({ ratings }: Pick<Review, 'ratings'>): StarValue | undefined {
  return starValues.find((value) => value === Math.round(ratings));
}

/** §2, §9. */
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
