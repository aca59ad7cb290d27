import { describe, expect, it } from 'vitest';
import { percentOff, priceOf } from '@/domain/price';

describe('price', () => {
  it('rounds the percent off: (price − oprice) / price (§5)', () => {
    expect(percentOff(40, 30)).toBe(25);
    expect(percentOff(30, 20)).toBe(33);
  });
  it.each([
    [30, 30],
    [20, 30],
    [30, 0],
    [0, 0],
  ])('shows no percent off for price %d and oprice %d (ruling 13)', (price, oprice) =>
    expect(percentOff(price, oprice)).toBeNull(),
  );
  it.each([
    [10, 9.99],
    [300, 1],
  ])('says neither "0% off" nor "100% off": price %d and oprice %d', (price, oprice) => {
    expect(percentOff(price, oprice)).toBeNull();
    expect(priceOf({ price, oprice })).toEqual({ nowCents: oprice * 100, wasCents: price * 100, percentOff: null });
  });
  it('sells at oprice and strikes the price through', () =>
    expect(priceOf({ price: 40, oprice: 30 })).toEqual({ nowCents: 3000, wasCents: 4000, percentOff: 25 }));
  it('sells at the price without an offer', () =>
    expect(priceOf({ price: 40, oprice: 0 })).toEqual({ nowCents: 4000, wasCents: null, percentOff: null }));
  it('has no selling price if the server sends none', () =>
    expect(priceOf({ price: 0, oprice: 0 }).nowCents).toBeNull());
});
