import { describe, expect, it } from 'vitest';
import { createSeed } from '@/demo/seed/seed';

const seed = createSeed({ apiBase: '/demo-api' });
const { products } = seed;
const names = products.map(({ name }) => name);

describe('the seed', () => {
  it('is deterministic', () => {
    expect(createSeed({ apiBase: '/demo-api' })).toEqual(seed);
  });

  it('has at least 64 products of at least 9 brands in three categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(64);
    const brands = new Set(products.map(({ brand }) => brand));
    expect(brands.size).toBeGreaterThanOrEqual(9);
    expect(brands).toContain('Brahmanand');
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(['Men', 'Women', 'Medicine']));
  });

  it('has unique product names and ids', () => {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    const ids = [
      ...products.flatMap(({ _id, reviews }) => [_id, ...reviews.map((review) => review._id)]),
      ...seed.users.flatMap(({ _id, addresses, cart }) => [
        _id,
        ...addresses.map((address) => address._id),
        ...(cart?.items ?? []).map((item) => item._id),
      ]),
      ...[...seed.orderGroups, ...seed.guestGroups].flatMap(({ _id, bookings }) => [
        _id,
        ...bookings.map((booking) => booking._id),
      ]),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[\da-f]{24}$/.test(id))).toBe(true);
  });

  it('keeps prices between CA$6 and CA$140 and never sells above the original price', () => {
    for (const { price, oprice } of products) {
      expect(oprice).toBeGreaterThanOrEqual(6);
      expect(price).toBeLessThanOrEqual(140);
      expect(oprice).toBeLessThanOrEqual(price);
    }
    expect(products.some(({ price, oprice }) => price === oprice)).toBe(true);
  });

  it('has products out of stock, low in stock, without pictures, and with 0 to 40 reviews', () => {
    const stocks = products.map(({ stockSize }) => stockSize ?? -1);
    expect(stocks).toContain(0);
    expect(stocks.some((stock) => stock >= 1 && stock <= 4)).toBe(true);
    expect(products.some(({ images }) => images.length === 0)).toBe(true);
    const reviews = products.map((product) => product.reviews.length);
    expect([Math.min(...reviews), Math.max(...reviews)]).toEqual([0, 40]);
  });

  it.each(["'", '/', '%', '#', '?', '&', 'é', 'ñ', 'ā', 'त्रिफला'])('has a name with %s', (piece) => {
    expect(names.some((name) => name.includes(piece))).toBe(true);
  });

  it('has names of 90 characters and more', () => {
    expect(names.some((name) => name.length >= 90)).toBe(true);
  });

  it('describes every product in two to five sentences', () => {
    for (const { description } of products) {
      const sentences = description.split(/[.!?](?:\s|$)/).filter(Boolean).length;
      expect(sentences, description).toBeGreaterThanOrEqual(2);
      expect(sentences, description).toBeLessThanOrEqual(5);
    }
  });

  it('has orders in each status, a customer with ids only and no cart, and a deleted product', () => {
    const statuses = seed.orderGroups.flatMap(({ bookings }) => bookings.map(({ OrderStatus }) => OrderStatus));
    expect(new Set(statuses)).toEqual(new Set(['Confirmed', 'Shipped', 'In-transit', 'Delivered']));
    expect(seed.users).toHaveLength(3);
    expect(seed.users.find(({ ordersAsIds }) => ordersAsIds)?.cart).toBeNull();
    const known = new Set(products.map(({ _id }) => _id));
    expect(seed.users.some(({ cart }) => cart?.items.some(({ productId }) => !known.has(productId)))).toBe(true);
    expect(seed.guestGroups.length).toBeGreaterThan(3);
  });

  it('refers to existing products in all wishlists and all but one cart line', () => {
    const known = new Set(products.map(({ _id }) => _id));
    expect(seed.users.flatMap(({ wishlist }) => wishlist).every((id) => known.has(id))).toBe(true);
    const lines = seed.users.flatMap(({ cart }) => cart?.items ?? []);
    expect(lines.filter(({ productId }) => !known.has(productId))).toHaveLength(1);
  });

  it('creates the requested numbers of products and orders', () => {
    const small = createSeed({ apiBase: '', products: 24 });
    expect(small.products).toHaveLength(24);
    expect(small.products.some(({ stockSize }) => stockSize === 0)).toBe(true);
    const big = createSeed({ apiBase: '', products: 10_000, bookings: 2_000 });
    expect(big.products).toHaveLength(10_000);
    expect(new Set(big.products.map(({ name }) => name)).size).toBe(10_000);
    expect(big.orderGroups.length + big.guestGroups.length).toBe(
      2_000 + seed.orderGroups.length + seed.guestGroups.length,
    );
  });
});
