import { describe, expect, it } from 'vitest';
import { similarProducts } from '@/domain/product';
import {
  castVote,
  countsWithVote,
  listReviews,
  newReviewForm,
  ratingProblem,
  reviewDate,
  reviewerName,
  reviewPayload,
  reviewTextProblem,
  summariseRatings,
  testimonials,
} from '@/domain/reviews';
import { product, review } from '../../support/fixtures';

const old = review(5, { _id: 'old', createdAt: '2024-01-01T00:00:00.000Z', like: 9 });

const fresh = review(4, { _id: 'fresh', createdAt: '2025-06-01T00:00:00.000Z', like: 2 });

const middle = review(5, { _id: 'middle', createdAt: '2025-01-01T00:00:00.000Z', like: 2 });

const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

describe('the list of reviews', () => {
  it('is newest first', () => {
    expect(ids(listReviews([old, fresh, middle], { stars: null, sort: 'newest' }))).toEqual(['fresh', 'middle', 'old']);
  });
  it('is most liked first, equally liked ones by date', () => {
    expect(ids(listReviews([middle, fresh, old], { stars: null, sort: 'liked' }))).toEqual(['old', 'fresh', 'middle']);
  });
  it('can be limited to one star value', () => {
    expect(ids(listReviews([old, fresh, middle], { stars: 5, sort: 'newest' }))).toEqual(['middle', 'old']);
    expect(listReviews([old, fresh], { stars: 1, sort: 'newest' })).toEqual([]);
  });
  it('rounds a rating between two stars, as the histogram does', () => {
    expect(listReviews([review(4.5)], { stars: 5, sort: 'newest' })).toHaveLength(1);
  });
  it('puts reviews without any date last', () => {
    const undated = review(5, { _id: 'undated', createdAt: '' });
    expect(ids(listReviews([undated, old], { stars: null, sort: 'newest' }))).toEqual(['old', 'undated']);
  });
});

describe('a review’s date', () => {
  it('is its createdAt', () => expect(reviewDate(old)?.toISOString()).toBe('2024-01-01T00:00:00.000Z'));
  it.each(['', 'yesterday'])('is read from the id when createdAt is %j', (createdAt) => {
    expect(reviewDate({ createdAt, _id: '65b000000000000000000001' })?.toISOString()).toBe('2024-01-23T18:05:52.000Z');
  });
  it('is unknown without both', () => expect(reviewDate({ createdAt: '', _id: '12' })).toBeNull());
});

describe('a reviewer’s name', () => {
  it('is shown trimmed', () => expect(reviewerName({ name: ' Mina ' })).toBe('Mina'));
  it.each(['', '  ', 'mina@example.com'])('is not shown when it is %j', (name) => {
    expect(reviewerName({ name })).toBe('A customer');
  });
});

describe('a vote', () => {
  const counts = { like: 12, dislike: 3 };
  it('adds one to its own count', () => {
    expect(countsWithVote(counts, castVote(counts, 'like'))).toEqual({ like: 13, dislike: 3 });
    expect(countsWithVote(counts, castVote(counts, 'dislike'))).toEqual({ like: 12, dislike: 4 });
  });
  it('changes nothing without a vote', () => expect(countsWithVote(counts, undefined)).toEqual(counts));
  it('is not counted twice once the server’s count includes it', () => {
    const vote = castVote(counts, 'like');
    expect(countsWithVote({ like: 13, dislike: 3 }, vote)).toEqual({ like: 13, dislike: 3 });
    expect(countsWithVote({ like: 20, dislike: 5 }, vote)).toEqual({ like: 20, dislike: 5 });
  });
});

describe('the review form', () => {
  it.each([
    [0, 'Please choose a rating from 1 to 5 stars.'],
    [1, null],
    [5, null],
    [6, 'Please choose a rating from 1 to 5 stars.'],
  ])('with %d stars says %j (ruling 6)', (rating, problem) => expect(ratingProblem(rating)).toBe(problem));
  it.each([
    ['comments', ' ', 'Please write your review.'],
    ['comments', 'Good.', null],
    ['name', '', 'Please enter your name.'],
    ['name', 'Mina', null],
    ['email', '', 'Please enter your email.'],
    ['email', 'mina@', 'Please enter a valid email address.'],
    ['email', ' mina@example.com ', null],
  ] as const)('with %s %j says %j', (field, value, problem) => expect(reviewTextProblem(field, value)).toBe(problem));
  it('opens empty for a guest and with name and e-mail for a customer', () => {
    expect(newReviewForm(undefined)).toEqual({ rating: 0, comments: '', name: '', email: '' });
    const profile = { firstName: 'Noor', lastName: '', email: 'noor@example.com', contactNumber: '' };
    expect(newReviewForm(profile)).toEqual({ rating: 0, comments: '', name: 'Noor', email: 'noor@example.com' });
  });
  it('is sent trimmed, with the names of the wire', () => {
    const values = { rating: 4, comments: ' Good. ', name: ' Mina', email: 'mina@example.com ' };
    expect(reviewPayload(values, 'p1')).toEqual({
      rating: 4,
      comments: 'Good.',
      name: 'Mina',
      email: 'mina@example.com',
      productId: 'p1',
    });
  });
});

describe('similar products', () => {
  const others = Array.from({ length: 14 }, (_, index) => product({ _id: `other-${index}` }));
  it('never include the product itself, nor one product twice', () => {
    const related = [product({ _id: 'a' }), product({ _id: 'self' }), product({ _id: 'a' }), product({ _id: 'b' })];
    expect(ids(similarProducts('self', related))).toEqual(['a', 'b']);
  });
  it('are twelve at most', () => expect(similarProducts('self', others)).toHaveLength(12));
});

describe('rating', () => {
  it('is the mean with one decimal, not the sum divided by five (ruling 1)', () => {
    const { average, count, perStar } = summariseRatings([review(5), review(4), review(4)]);
    expect(average).toBe(4.3);
    expect(count).toBe(3);
    expect(perStar).toEqual({ 5: 1, 4: 2, 3: 0, 2: 0, 1: 0 });
  });
  it('is null without reviews', () => expect(summariseRatings([]).average).toBeNull());
});

describe('testimonials', () => {
  const praise = (name: string, like: number, comments = `Six good words said by ${name}.`) =>
    review(5, { _id: `r-${name}`, name, like, comments });

  const names = (products: Parameters<typeof testimonials>[0], most = 9) =>
    testimonials(products, most).map(({ review: { name } }) => name);

  it('the most liked come first, one per product, up to the limit', () => {
    const tea = product({ _id: 'tea', reviews: [praise('Ida', 3), praise('Omar', 9)] });
    const oil = product({ _id: 'oil', reviews: [praise('Lou', 12)] });
    expect(names([tea, oil])).toEqual(['Lou', 'Omar']);
    expect(names([tea, oil], 1)).toEqual(['Lou']);
  });

  it('reviews with fewer stars, few words or no name are not testimonials', () => {
    const reviews = [
      review(4, { name: 'Ida', comments: 'Many kind words, and yet four stars.' }),
      praise('Omar', 1, 'Good stuff.'),
      praise('lou@example.com', 1, 'Praise from someone who gave an address.'),
      praise('  ', 1, 'Praise from someone who gave no name.'),
    ];
    expect(names([product({ reviews })])).toEqual([]);
  });

  it('no reviewer and no text appears twice', () => {
    const same = 'The very same words on another product.';
    const first = product({ _id: 'a', reviews: [praise('Ida', 9, same)] });
    const again = product({ _id: 'b', reviews: [praise('Ida', 8)] });
    const echo = product({ _id: 'c', reviews: [praise('Omar', 7, same)] });
    expect(names([first, again, echo])).toEqual(['Ida']);
  });
});
