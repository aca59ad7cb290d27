import { messages } from '@/config/messages';
import type { ReviewPayload } from '@/contract/product';
import type { Profile } from '@/contract/user';
import { isEmail } from './email';
import { reviewTexts } from './texts';

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
  return { rating, name: name.trim(), email: email.trim(), comments: comments.trim(), productId };
}
