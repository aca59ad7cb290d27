import { expect, it } from 'vitest';
import { pictureSet, pictureWidths, resizedPicture } from '@/lib/url';

const template = 'https://img.test/w={width}/{url}';

it('a resized picture’s address holds the original percent-encoded, whatever it contains', () => {
  expect(resizedPicture(template, 'https://a.test/x y.jpg?a=1&b=$&', 320)).toBe(
    'https://img.test/w=320/https%3A%2F%2Fa.test%2Fx%20y.jpg%3Fa%3D1%26b%3D%24%26',
  );
});

it('a picture’s set names each width once, ascending', () => {
  const set = pictureSet('https://a.test/x.jpg', template) ?? '';
  expect(set.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual(
    pictureWidths.map((width) => `${width}w`),
  );
  expect(set.split(', ')[0]).toBe('https://img.test/w=160/https%3A%2F%2Fa.test%2Fx.jpg 160w');
});

it('there is no set without a template, nor for a path of the shop’s own host', () => {
  expect(pictureSet('https://a.test/x.jpg', '')).toBeUndefined();
  expect(pictureSet('/x.jpg', template)).toBeUndefined();
});
