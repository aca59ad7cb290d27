import { describe, expect, it } from 'vitest';
import { summariseRatings } from '@/domain/reviews';
import { review } from '../../support/fixtures';

describe('rating', () => {
  it('is the mean with one decimal, not the sum divided by five (ruling 1)', () => {
    const { average, count, perStar } = summariseRatings([review(5), review(4), review(4)]);
    expect(average).toBe(4.3);
    expect(count).toBe(3);
    expect(perStar).toEqual({ 5: 1, 4: 2, 3: 0, 2: 0, 1: 0 });
  });
  it('is null without reviews', () => expect(summariseRatings([]).average).toBeNull());
});
