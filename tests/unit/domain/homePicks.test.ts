import { expect, it } from 'vitest';
import { homePicks } from '@/domain/product';
import { product, review } from '../../support/fixtures';
import { shelf } from '../../support/shelf';

const images = ['https://pictures.test/1.svg'];
const others = (count: number) =>
  shelf(count, { brand: 'Maple Vaidya', images }).map((one, place) => ({ ...one, _id: `o${place}` }));
const brahmanand = (count: number) => shelf(count, { images }).map((one, place) => ({ ...one, _id: `b${place}` }));
const picked = (products: Parameters<typeof homePicks>[0]) => {
  const { featured, bestSellers, highlights } = homePicks(products);
  return [featured, bestSellers, highlights].map((picks) => picks.map(({ _id }) => _id).join(' '));
};

it('a full shop features other brands, then highlights what no other section shows', () => {
  const [featured, best, highlights] = picked([...brahmanand(9), ...others(12)]);
  expect(featured).toBe('o0 o1 o2 o3 o4 o5 o6 o7 o8 o9');
  expect(best).toBe('b0 b1 b2 b3 b4 b5 b6 b7');
  expect(highlights).toBe('o10 o11');
});

it('with only Brahmanand, Featured Products prefers those that are not best sellers', () =>
  expect(picked(brahmanand(10))).toEqual(['b8 b9 b0 b1 b2 b3 b4 b5 b6 b7', 'b0 b1 b2 b3 b4 b5 b6 b7', 'b0 b1']));

it('without any Brahmanand there are no best sellers', () =>
  expect(picked(others(3))).toEqual(['o0 o1 o2', '', 'o0 o1']));

it('six products fill both rows and both highlights', () =>
  expect(picked([...others(3), ...brahmanand(3)])).toEqual(['o0 o1 o2 b0 b1 b2', 'b0 b1 b2', 'o0 o1']));

it('with six products, all Brahmanand, no section is empty', () =>
  expect(picked(brahmanand(6))).toEqual(['b0 b1 b2 b3 b4 b5', 'b0 b1 b2 b3 b4 b5', 'b0 b1']));

it('the most reviewed come first; products without a picture or not for sale only if there are no others', () => {
  const reviewed = product({ _id: 'r', brand: 'Maple Vaidya', images, reviews: [review(5)] });
  expect(picked([...others(11), reviewed])[2]).toBe('r o10');
  const bare = product({ _id: 'bare', brand: 'Maple Vaidya' });
  expect(picked([bare, ...others(1)])[0]).toBe('o0');
  expect(picked([bare])).toEqual(['bare', '', 'bare']);
  expect(picked([{ ...bare, stockSize: 0 }])).toEqual(['bare', '', '']);
  expect(picked([])).toEqual(['', '', '']);
});
