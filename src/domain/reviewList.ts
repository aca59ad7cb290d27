import type { Review } from '@/contract/product';
import { parseDate } from '@/lib/dates';
import { isEmail } from './email';
import { dateOfObjectId } from './objectId';
import { type StarValue, starOf } from './rating';
import { reviewerTexts } from './reviewerTexts';

export const reviewSorts = ['newest', 'liked'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The sort a select asks for; anything unknown is newest first. */
export function readReviewSort(value: string): ReviewSort {
  return reviewSorts.find((sort) => sort === value) ?? 'newest';
}

/** When a review was written: its `createdAt`, or else the time in its ObjectId; null when neither tells. */
export function reviewDate({ createdAt, _id }: Pick<Review, 'createdAt' | '_id'>): Date | null {
  return parseDate(createdAt) ?? dateOfObjectId(_id);
}

/** The name to show. Who typed an e-mail address, or nothing, as a name stays unnamed. */
export function reviewerName({ name }: Pick<Review, 'name'>): string {
  return name.trim() === '' || isEmail(name) ? reviewerTexts.unnamed : name.trim();
}

const timeOf = (review: Review) => reviewDate(review)?.getTime() ?? 0;
const byNewest = (a: Review, b: Review) => timeOf(b) - timeOf(a);
// By the server's counts: a review must not jump away under the finger that likes it.
const byLikes = (a: Review, b: Review) => b.like - a.like || byNewest(a, b);

/** The reviews of one star value, or all (`null`), newest or most liked first; of equally liked ones the newest is first. */
export function listReviews(
  reviews: readonly Review[],
  { stars, sort }: { readonly stars: StarValue | null; readonly sort: ReviewSort },
): readonly Review[] {
  return reviews
    .filter((review) => stars === null || starOf(review) === stars)
    .toSorted(sort === 'liked' ? byLikes : byNewest);
}
