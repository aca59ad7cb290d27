export const reviewTexts = {
  ratingMissing: 'Please choose a rating from 1 to 5 stars.',
  missing: {
    comments: 'Please write your review.',
    name: 'Please enter your name.',
    email: 'Please enter your email.',
  },
} as const;
