import type { Review } from '@/contract/product';
import { parseDate } from '@/lib/dates';
import { isEmail } from './email';
import { dateOfObjectId } from './objectId';
import { type StarValue, starOf } from './rating';
import { reviewerTexts } from './texts';

export type ReviewSort = 'newest' | 'liked';

/** Falls back to the time in the ObjectId. */
export function reviewDate({ createdAt, _id }: Pick<Review, 'createdAt' | '_id'>): Date | null {
  return parseDate(createdAt) ?? dateOfObjectId(_id);
}

/** Hides an email address entered as a name. */
export function reviewerName({ name }: Pick<Review, 'name'>): string {
  return name.trim() === '' || isEmail(name) ? reviewerTexts.unnamed : name.trim();
}

const timeOf = (review: Review) => reviewDate(review)?.getTime() ?? 0;
const byNewest = (a: Review, b: Review) => timeOf(b) - timeOf(a);
// Ignores the shopper's own vote: a review must not move while it is being tapped.
const byLikes = (a: Review, b: Review) => b.like - a.like || byNewest(a, b);

/** `stars: null` means all. Equally liked reviews are sorted newest first. */
export function listReviews(
  reviews: readonly Review[],
  { stars, sort }: { readonly stars: StarValue | null; readonly sort: ReviewSort },
): readonly Review[] {
  return reviews
    .filter((review) => stars === null || starOf(review) === stars)
    .toSorted(sort === 'liked' ? byLikes : byNewest);
}
