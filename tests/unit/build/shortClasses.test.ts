import { expect, it } from 'vitest';
import { longClasses, shortClasses } from '@/build/prerender/shortClasses';

const css = '.flex{display:flex}.sm\\:p-2{padding:.5rem}.\\[\\&_p\\]\\:m-1 p{margin:1px}@font-face{src:url(/a.woff2)}';

it('style and view agree on short names, and a class without a rule goes', () => {
  const { css: short, shorten } = shortClasses(css, []);
  expect(short).toBe('.a{display:flex}.b{padding:.5rem}.c p{margin:1px}@font-face{src:url(/a.woff2)}');
  expect(shorten('<p class="sm:p-2 other flex"><b class="[&amp;_p]:m-1">x</b><i class="other">y</i></p>')).toBe(
    '<p class="b a"><b class="c">x</b><i>y</i></p>',
  );
});

it('a class stands for the strokes of an icon', () => {
  const icon =
    '<svg width="16" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" class="flex">';
  const { css: short, shorten } = shortClasses('.flex{display:flex}', [icon]);
  expect(shorten(icon)).toBe('<svg width="16" class="b a">');
  expect(short).toContain('@layer base{.b{fill:none;stroke:currentColor;stroke-width:1.75;');
});

it('names stay different beyond the letters', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `.x${index}{}`).join('');
  expect(new Set(shortClasses(many, []).css.match(/\.\w+/g)).size).toBe(3000);
});

it('style and view agree on short colour tokens', () => {
  const { css: short, shorten } = shortClasses(
    ':root{--ivory:#fff;--ivory-deep:#eee;--ivory-x:1}.a{color:var(--ivory-deep)}',
    [],
  );
  const [, name] = /var\((--\w{1,2})\)/.exec(short) ?? [];
  expect(short).toContain(`${name}:#eee`);
  expect(short).toContain('--ivory-x:1');
  expect(shorten('<i style="fill:var(--ivory-deep)"></i>')).toBe(`<i style="fill:var(${name})"></i>`);
});

it('long names stay where scripts add elements', () => {
  expect(longClasses(css).css).toBe(css);
});
