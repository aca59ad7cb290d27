import { expect, it } from 'vitest';
import { withInlineConstants } from '@/build/inlineConstants';
import { withoutUnreadVariables } from '@/build/unreadVariables';

const lean = (css: string, html = '') => withoutUnreadVariables(withInlineConstants(css, html), html);

it('a constant of the theme stands where it is read', () => {
  expect(
    lean('@layer theme{:root{--spacing:.25rem;--text:1rem}}.a{margin:calc(var(--spacing) * -3);font-size:var(--text)}'),
  ).toBe('@layer theme{:root{}}.a{margin:-.75rem;font-size:1rem}');
});

it('a property that something sets again stays a property', () => {
  const css = '@layer theme{:root{--header:4rem;}}@media print{:root{--header:1rem}}.a{top:var(--header)}';
  expect(lean(css)).toBe(css);
  const styled = '@layer theme{:root{--size:1rem;}}.a{width:var(--size)}';
  expect(lean(styled, '<p style="--size:2rem">')).toBe(styled);
});

it('a registered property that nothing sets is its initial value, or the fallback', () => {
  const registered =
    '@property --line{syntax:"*";inherits:false;initial-value:solid}@property --none{syntax:"*";inherits:false}';
  expect(lean(`.a{border-style:var(--line);font:var(--none,) b}${registered}`)).toBe('.a{border-style:solid;font: b}');
});

it('a property that nobody reads goes, and then what only it read', () => {
  expect(withoutUnreadVariables(':root{--a:"x";--b:var(--a);color:red}', '')).toBe(':root{color:red}');
});
