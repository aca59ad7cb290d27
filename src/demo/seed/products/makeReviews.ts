import type { Review } from '@/contract/product';
import { between, pick } from '@/demo/seed/random';
import { daysBefore } from '@/demo/seed/seedDates';
import { seedId } from '@/demo/seed/seedIds';
import { commentsByStars, reviewers } from './sampleReviews';

/** Mostly positive. */
const starsDrawn = [5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1] as const;

function mailboxOf(name: string, number: number): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return `${plain}${number}@reader.example`;
}

/** Reviews of a product, oldest first. */
export function makeReviews(productNumber: number, count: number, random: () => number): Review[] {
  const ages = Array.from({ length: count }, () => between(random, 2, 600)).sort((one, other) => other - one);
  return ages.map((age, index) => {
    const ratings = pick(random, starsDrawn);
    const name = pick(random, reviewers);
    const date = daysBefore(age, between(random, -600, 400));
    return {
      _id: seedId('review', productNumber * 100 + index, date),
      ratings,
      comments: pick(random, commentsByStars[ratings] ?? []),
      name,
      email: mailboxOf(name, index),
      createdAt: date.toISOString(),
      like: random() < 0.6 ? between(random, 0, 24) : 0,
      dislike: random() < 0.25 ? between(random, 1, 5) : 0,
    };
  });
}
