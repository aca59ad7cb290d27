import { expect, it } from 'vitest';
import { withoutMedia } from '@/build/withoutMedia';

it('rules of a medium go with all that is nested in them, others stay', () => {
  const css =
    '.a{color:red}@media print{.a{color:#000}@media (width>1px){.b{c:d}}}@layer base{@media screen{.c{e:f}}@media print{.d{g:h}}}';
  expect(withoutMedia(css, /print/)).toBe('.a{color:red}@layer base{@media screen{.c{e:f}}}');
});

it('a stylesheet without such a rule stays as it is', () => {
  expect(withoutMedia('@media screen{.a{b:c}}', /print/)).toBe('@media screen{.a{b:c}}');
});
