import { expect, it } from 'vitest';
import { withViewed } from '@/domain/product';

it('the product viewed last comes first, and each stands once', () => {
  expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(withViewed([], 'a')).toEqual(['a']);
});

it('eight products are kept', () => {
  expect(withViewed(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
});
