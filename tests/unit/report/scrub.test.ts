import { describe, expect, it } from 'vitest';
import { routePatterns } from '@/config/paths';
import { makeRouteLog, routePattern, scrub, stackFrames } from '@/report/scrub';

describe('a reported message', () => {
  it.each([
    ['an email', 'No user noor.gill+1@example.co.uk', 'No user [email]'],
    ['a token', 'Bad eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.c2ln-x', 'Bad [token]'],
    ['an id of the database', 'No product 65a000000000000000000001', 'No product [token]'],
    ['a phone number', 'Call +1 (416) 555-0137 now', 'Call [number] now'],
    ['a phone number without spaces', 'Call 4165550137', 'Call [number]'],
    ['a Canadian postal code', 'No place for M5V 2T6', 'No place for [postal code]'],
    ['a postal code in lower case without a space', 'No place for m5v2t6.', 'No place for [postal code].'],
    ['an American or Indian postal code', 'No place for 90210 or 110001', 'No place for [number] or [number]'],
    ['a query', 'Nothing at /medicines?q=back+pain&page=2', 'Nothing at /medicines'],
    ['an address', 'Failed at https://shop.example/medicines?q=pain', 'Failed at [address]'],
    [
      'a quoted text',
      'Unexpected token \'N\', "Noor Gill " is not valid JSON',
      'Unexpected token [text], [text] is not valid JSON',
    ],
  ])('loses %s', (_, message, expected) => expect(scrub(message, [])).toBe(expected));

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    "Cannot set properties of null (setting 'value')",
    'Failed with status 500 after 3 tries',
    "The shop can't start, and it isn't known why",
  ])('stays as it is without personal data: %s', (message) => expect(scrub(message, [])).toBe(message));

  it('keeps the file of a chunk that is missing, not its host', () =>
    expect(scrub('Failed to fetch module: https://shop.example/assets/Cart-AbC12_x9.js?v=1', [])).toBe(
      'Failed to fetch module: Cart-AbC12_x9.js',
    ));
  it('loses what the shop knows of the shopper, word by word, whatever the case', () =>
    expect(scrub('No GILL at 12 elm street for Noor', ['Noor Gill', '12 Elm Street', ''])).toBe(
      'No [private] at [private] for [private]',
    ));
  it('loses a name of two letters, but keeps these letters in other words', () =>
    expect(scrub('Li is not on the list of ON', ['Li', 'ON'])).toBe('[private] is not on the list of [private]'));
  it('treats what is known as text, not as a pattern', () =>
    expect(scrub('abc a.c+ (x)', ['a.c+', '(x)'])).toBe('abc [private] [private]'));
  it('is truncated after the removal', () => {
    const message = `${'word '.repeat(39)}noor@example.com and more`;
    expect(scrub(message, [])).toHaveLength(200);
    expect(scrub(message, [])).not.toContain('noor');
  });
});

it('a time belongs to the route that showed then, one before all others to the first', () => {
  const routes = makeRouteLog('/');
  routes.add('/medicines', 100);
  routes.add('/medicines', 150);
  routes.add('/products/Neem', 200);
  expect([-1, 0, 99, 100, 199, 200, 9999].map(routes.at)).toEqual([
    '/',
    '/',
    '/',
    '/medicines',
    '/medicines',
    '/products/:productName',
    '/products/:productName',
  ]);
});

describe('route pattern', () => {
  it.each(Object.values(routePatterns))('the pattern of %s is itself', (pattern) =>
    expect(routePattern(pattern.replace(/:\w+/, 'Any%20Name'))).toBe(pattern),
  );

  it.each([
    ['/products/Himalayan_Shilajit_Resin/', '/products/:productName'],
    ['/MEDICINES', '/medicines'],
    ['/noor@example.com', '*'],
    ['/products', '*'],
    ['/medicines/a/b', '*'],
  ])('%s is reported as %s', (route, pattern) => expect(routePattern(route)).toBe(pattern));
});

describe('stack frames', () => {
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
    expect(stackFrames('pay@https://shop.example/assets/Cart-1.js:2:3\n@https://shop.example/assets/a.js:4:5')).toEqual(
      ['pay Cart-1.js:2:3', 'a.js:4:5'],
    ));

  it('a deep stack gives its first five frames, a missing one none', () => {
    expect(stackFrames('f@https://a.test/a.js:1:1\n'.repeat(9))).toHaveLength(5);
    expect(stackFrames('')).toEqual([]);
  });
});
