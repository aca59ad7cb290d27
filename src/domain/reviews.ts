import { env } from '@/config/env';
import { messages } from '@/config/messages';
import type { Product, Review, ReviewPayload } from '@/contract/product';
import type { Profile } from '@/contract/user';
import { parseDate } from '@/lib/dates';
import { plainCode } from '@/lib/text';
import { isEmail } from './contact';
import { dateOfObjectId } from './order';
import { reviewerTexts, reviewTexts } from './texts';

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

export type ReviewSort = 'newest' | 'liked';

/** Falls back to the time in the ObjectId. */
export function reviewDate({ createdAt, _id }: Pick<Review, 'createdAt' | '_id'>): Date | null {
  return parseDate(createdAt, env.timeZone) ?? dateOfObjectId(_id);
}

/** Hides an email address entered as a name. */
export function reviewerName({ name }: Pick<Review, 'name'>): string {
  return name.trim() === '' || isEmail(name) ? reviewerTexts.unnamed : name.trim();
}

const timeOf = (review: Review) => reviewDate(review)?.getTime() ?? 0;
const byNewest = (a: Review, b: Review) => timeOf(b) - timeOf(a);
// Ignores the shopper's own vote, because a review must not move while it is clicked.
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

/** A `rating` of 0 means none is selected. */
export type ReviewFormValues = Omit<ReviewPayload, 'productId'>;

export function newReviewForm(profile: Profile | undefined): ReviewFormValues {
  return {
    rating: 0,
    comments: '',
    name: profile ? `${profile.firstName} ${profile.lastName}`.trim() : '',
    email: profile?.email ?? '',
  };
}

export function ratingProblem(rating: number): string | null {
  return rating >= 1 && rating <= 5 ? null : reviewTexts.ratingMissing;
}

export type ReviewTextField = keyof typeof reviewTexts.missing;

export function reviewTextProblem(field: ReviewTextField, value: string): string | null {
  if (!value.trim()) return reviewTexts.missing[field];
  return field === 'email' && !isEmail(value) ? messages.buyNowEmail : null;
}

export function reviewPayload({ rating, name, email, comments }: ReviewFormValues, productId: string): ReviewPayload {
  return { rating, name: name.trim(), email: plainCode(email), comments: comments.trim(), productId };
}

export type VoteKind = 'like' | 'dislike';

/** A browser has one vote per review (ruling 8). */
export interface Vote {
  readonly kind: VoteKind;
  /** The count including this vote, when it was cast. */
  readonly counted: number;
}

type Counts = Readonly<Pick<Review, VoteKind>>;

export function castVote(counts: Counts, kind: VoteKind): Vote {
  return { kind, counted: counts[kind] + 1 };
}

/** Adds the own vote to counts fetched before it; later counts already include it. */
export function countsWithVote({ like, dislike }: Counts, vote: Vote | undefined): Counts {
  return {
    like: vote?.kind === 'like' ? Math.max(like, vote.counted) : like,
    dislike: vote?.kind === 'dislike' ? Math.max(dislike, vote.counted) : dislike,
  };
}

export interface Testimonial {
  readonly review: Review;
  readonly product: Product;
}

const minStars = 5;
const minWords = 6;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isSigned = (review: Review) => reviewerName(review) === review.name.trim();
const isQuotable = (review: Review) => words(review.comments) >= minWords && isSigned(review);
const moreLikes = (a: Review, b: Review) => b.like - a.like;

/** The most liked reviews (§2): one per product, reviewer and text. */
export function testimonials(products: readonly Product[], limit: number): readonly Testimonial[] {
  const used = new Set<string>();
  const chosen: Testimonial[] = [];
  const best = products
    .flatMap((product) =>
      product.reviews.filter(({ ratings }) => ratings >= minStars).map((review) => ({ review, product })),
    )
    .toSorted((a, b) => moreLikes(a.review, b.review));
  for (const { review, product } of best) {
    const keys = [product._id, review.name.trim(), review.comments.trim()];
    // Checked last, and only until there are enough, because reading tens of thousands of texts takes long.
    if (keys.some((key) => used.has(key)) || !isQuotable(review)) continue;
    for (const key of keys) used.add(key);
    chosen.push({ review, product });
    if (chosen.length === limit) break;
  }
  return chosen;
}
