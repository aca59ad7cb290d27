import { messages } from '@/config/messages';
import type { ReviewPayload } from '@/contract/product';
import type { Profile } from '@/contract/user';
import { isEmail } from './email';
import { reviewFormTexts } from './reviewFormTexts';

/** What the review form holds; `rating` 0 means that nothing is chosen yet. */
export type ReviewFormValues = Omit<ReviewPayload, 'productId'>;

/** The form as it opens: empty, but for a signed-in customer's name and e-mail. */
export function newReviewForm(profile: Profile | undefined): ReviewFormValues {
  return {
    rating: 0,
    comments: '',
    name: profile ? `${profile.firstName} ${profile.lastName}`.trim() : '',
    email: profile?.email ?? '',
  };
}

/** What is wrong with the rating; null when it is 1 to 5 (ruling 6: 0 is blocked). */
export function ratingProblem(rating: number): string | null {
  return rating >= 1 && rating <= 5 ? null : reviewFormTexts.ratingMissing;
}

export type ReviewTextField = keyof typeof reviewFormTexts.missing;

/** What is wrong with a text of the form, as a sentence for the shopper; null when it is fine (§5). */
export function reviewTextProblem(field: ReviewTextField, value: string): string | null {
  if (!value.trim()) return reviewFormTexts.missing[field];
  return field === 'email' && !isEmail(value) ? messages.buyNowEmail : null;
}

/** The form as the wire spells it (§7). */
export function reviewPayload({ rating, name, email, comments }: ReviewFormValues, productId: string): ReviewPayload {
  return { rating, name: name.trim(), email: email.trim(), comments: comments.trim(), productId };
}
