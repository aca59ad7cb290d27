export const reviewsDialogTexts = {
  reviews: 'Reviews',
  none: 'None',
  average: (average: string, count: string) => `${average} (${count})`,
  reviewsOf: (name: string) => `reviews of ${name}`,
  title: (name: string) => `Reviews of ${name}`,
  stars: 'Stars',
  allStars: 'All',
  starCount: (stars: number, count: string) => `${stars} stars (${count})`,
  empty: 'No reviews with these stars.',
  helpful: (likes: string, dislikes: string) => `Helpful: ${likes} · not helpful: ${dislikes}`,
  noText: 'Without text',
  showMore: 'Show more',
} as const;
