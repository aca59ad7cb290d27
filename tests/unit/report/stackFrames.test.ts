import { expect, it } from 'vitest';
import { stackFrames } from '@/report/scrub';

it('frames of Chromium name function, file, line and column without host and query', () =>
  expect(
    stackFrames(
      [
        'TypeError: noor@example.com',
        '    at pay (https://shop.example/assets/Cart-AbC12_x9.js?token=1:2:345)',
        '    at async Desk.book (https://shop.example/assets/desk-12345678.js:1:2)',
        '    at https://shop.example/assets/index-12345678.js:1:9',
        '    at <anonymous>',
        '    at run (https://shop.example/medicines?q=pain:3:4)',
      ].join('\n'),
    ),
  ).toEqual(['pay Cart-AbC12_x9.js:2:345', 'Desk.book desk-12345678.js:1:2', 'index-12345678.js:1:9']));

it('frames of Firefox and Safari do too', () =>
  expect(stackFrames('pay@https://shop.example/assets/Cart-1.js:2:3\n@https://shop.example/assets/a.js:4:5')).toEqual([
    'pay Cart-1.js:2:3',
    'a.js:4:5',
  ]));

it('a deep stack gives its first five frames, a missing one none', () => {
  expect(stackFrames('f@https://a.test/a.js:1:1\n'.repeat(9))).toHaveLength(5);
  expect(stackFrames('')).toEqual([]);
});
