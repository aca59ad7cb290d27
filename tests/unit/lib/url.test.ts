import { describe, expect, it } from 'vitest';
import { intentLink, pictureSet, pictureWidths, resizedPicture, safeUrl } from '@/lib/url';

describe('safeUrl', () => {
  it.each(['https://cdn.example/a.png', 'http://127.0.0.1:4310/p.svg', 'http://localhost/p.svg', '/pictures/a.svg'])(
    'takes %s',
    (address) => expect(safeUrl(address)).toBe(address),
  );
  it.each([
    ['https://cdn.example/a".png', 'https://cdn.example/a%22.png'],
    ['/a"onerror="alert(1)', '/a%22onerror=%22alert(1)'],
    ['https://cdn.example/<script>', 'https://cdn.example/%3Cscript%3E'],
  ])('%s cannot end an attribute', (address, safe) => expect(safeUrl(address)).toBe(safe));
  it.each([
    ...['javascript:alert(1)', ' \njavascript:alert(1)', 'vbscript:x', 'data:text/html,x', 'blob:https://shop.test/1'],
    ...['//evil.example/a', '/\\evil.example', '/\t/evil.example/a', '/\n\\evil.example', '/.//evil.example'],
    ...['http://example.com/a.png', 'http://localhost.evil.example/a', 'http://127.0.0.1@evil.example/a'],
    ...['https://', 'relative.png', '', undefined],
  ])('refuses %s', (address) => expect(safeUrl(address)).toBeNull());
});

// https://developer.chrome.com/docs/android/intents, and `Intent.parseUri` of Android itself.
it.each([
  ['https://shop.test/cart', 'intent://shop.test/cart#Intent;scheme=https;end'],
  ['https://shop.test:8443/fr/cart', 'intent://shop.test:8443/fr/cart#Intent;scheme=https;end'],
  ['http://localhost:5173/cart', 'intent://localhost:5173/cart#Intent;scheme=http;end'],
  [
    'https://shop.test/products/Neem_%23_5;_A?id=a%26b&x=1;end',
    'intent://shop.test/products/Neem_%23_5;_A?id=a%26b&x=1;end#Intent;scheme=https;end',
  ],
  [
    'https://shop.test/medicines?q=तेल#reviews',
    'intent://shop.test/medicines?q=%E0%A4%A4%E0%A5%87%E0%A4%B2#reviews#Intent;scheme=https;end',
  ],
])('Android opens %s in its browser by %s', (page, link) => {
  expect(intentLink(page)).toBe(link);
  // As Android reads it.
  const at = link.lastIndexOf('#Intent;');
  const [, scheme] = /;scheme=(\w+);end$/.exec(link.slice(at)) ?? [];
  expect(link.slice(0, at).replace('intent:', `${scheme}:`)).toBe(new URL(page).href);
});

describe('resized picture', () => {
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
});
