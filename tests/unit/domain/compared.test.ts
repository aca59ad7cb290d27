import { expect, it } from 'vitest';
import { comparedQuery, readCompared, soundCompared, toggleCompared } from '@/domain/comparison';

it('a fifth product finds no room', () => {
  expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toBeNull();
});

it('a second press takes a product out, even of four', () => {
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'b')).toEqual(['a', 'c', 'd']);
});

it('of what was kept, four texts remain, each once', () => {
  expect(soundCompared(['a', 7, null, '', 'a', 'b', {}, 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
});

it('a comparison’s URL names its products and keeps the page’s own parameters', () => {
  expect(comparedQuery('?sort=price', ['a', 'b'])).toBe('?sort=price&compare=a,b');
  expect(comparedQuery('?compare=a,b', ['b'])).toBe('?compare=b');
  expect(comparedQuery('?q=oil&compare=a,b', [])).toBe('?q=oil');
  expect(comparedQuery('?compare=a', [])).toBe('');
});

it.each([
  ['?compare=a,b', ['a', 'b']],
  ['?compare=a%2Cb', ['a', 'b']],
  ['?compare=,a,,a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['?compare=', []],
  ['?q=oil', []],
])('of the URL %s it reads %j', (query, ids) => {
  expect(readCompared(new URLSearchParams(query))).toEqual(ids);
});

it('an id with a comma or an ampersand does not become two', () => {
  const query = comparedQuery('', ['a&b', 'c']);
  expect(readCompared(new URLSearchParams(query))).toEqual(['a&b', 'c']);
});
