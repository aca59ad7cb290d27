import { plural } from '@/lib/plural';

export const reviewsDialogTexts = {
  reviews: 'Reviews',
  none: 'None',
  average: (average: string, count: string) => `${average} (${count})`,
  spoken: (average: string, count: number, name: string) =>
    plural(count, {
      one: `${average} out of 5 stars, 1 review of ${name}`,
      other: `${average} out of 5 stars, ${count} reviews of ${name}`,
    }),
  title: (name: string) => `Reviews of ${name}`,
  stars: 'Stars',
  allStars: 'All',
  starCount: (stars: number, count: string) => `${stars} stars (${count})`,
  empty: 'No reviews with these stars.',
  helpful: (likes: string, dislikes: string) => `Helpful: ${likes} · not helpful: ${dislikes}`,
  noText: 'Without text',
  showMore: 'Show more',
} as const;
