export const reviewDialogTexts = {
  title: 'Write a Review',
  rating: 'Your rating',
  review: 'Your review',
  name: 'Name',
  email: 'Email',
  emailHint: 'Never shown with your review',
  submit: 'Submit Review',
  slow: 'This is taking longer than usual. Your review is still on its way.',
  added: 'Thank you! Your review has been added.',
  needsSignIn: 'Your review wasn’t sent. Please sign in, then send it again.',
  failed: 'We couldn’t send your review. Please check your connection and try again.',
} as const;
