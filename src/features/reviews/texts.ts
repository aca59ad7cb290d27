import { plural } from '@/lib/numbers';

export const reviewDialogTexts = {
  rating: 'Your rating',
  review: 'Your review',
  name: 'Name',
  emailHint: 'Never shown with your review',
  submit: 'Submit review',
  slow: 'This is taking longer than usual. We’re still sending your review.',
  added: 'Thank you! Your review has been added.',
  needsSignIn: 'Please sign in, then send your review again. It wasn’t sent.',
  failed: 'We couldn’t send your review. Please check your connection and try again.',
} as const;

export const reviewsTexts = {
  title: 'Customer reviews',
  list: 'Reviews',
  loading: 'Loading reviews',
  noReviews: 'No reviews yet',
  noReviewsAdvice: 'Be the first to review this product.',
  count: (count: number) => plural(count, '1 review', `${count} reviews`),
  filterByStars: 'Filter reviews by stars',
  starCount: (stars: number, count: string) => plural(stars, `1 star: ${count}`, `${stars} stars: ${count}`),
  showing: (shown: number, total: number) =>
    plural(total, `Showing ${shown} of 1 review`, `Showing ${shown} of ${total} reviews`),
  showingFiltered: (shown: string, stars: number) =>
    plural(stars, `${shown} with 1 star`, `${shown} with ${stars} stars`),
  showAll: 'Show all reviews',
  showMore: 'Show more reviews',
  sort: 'Sort reviews',
  newestFirst: 'Newest first',
  mostLiked: 'Most liked',
  like: (reviewer: string) => `Like the review by ${reviewer}:`,
  dislike: (reviewer: string) => `Dislike the review by ${reviewer}:`,
  liked: 'You liked this review',
  disliked: 'You disliked this review',
  voteNeedsSignIn: 'Please sign in to vote. Your vote wasn’t counted.',
  voteFailed: 'We couldn’t count your vote. Please try again.',
  write: 'Write a Review',
  formFailed: 'We couldn’t load the review form. Please try again.',
} as const;
