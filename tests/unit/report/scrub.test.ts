import { describe, expect, it } from 'vitest';
import { scrub } from '@/report/scrub';

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
      'what is quoted',
      'Unexpected token \'N\', "Noor Gill " is not valid JSON',
      'Unexpected token [text], [text] is not valid JSON',
    ],
  ])('has no longer %s', (_, message, expected) => expect(scrub(message, [])).toBe(expected));

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    "Cannot set properties of null (setting 'value')",
    'Failed with status 500 after 3 tries',
    "The shop can't start, and it isn't known why",
  ])('stays as it is where it says nothing of a person: %s', (message) => expect(scrub(message, [])).toBe(message));

  it('keeps the file of a chunk that is missing, not its host', () =>
    expect(scrub('Failed to fetch module: https://shop.example/assets/Cart-AbC12_x9.js?v=1', [])).toBe(
      'Failed to fetch module: Cart-AbC12_x9.js',
    ));
  it('has nothing of what the shop knows of the shopper, in any case and word by word', () =>
    expect(scrub('No GILL at 12 elm street for Noor', ['Noor Gill', '12 Elm Street', ''])).toBe(
      'No [private] at [private] for [private]',
    ));
  it('has no name of two letters, but keeps these letters in other words', () =>
    expect(scrub('Li is not on the list of ON', ['Li', 'ON'])).toBe('[private] is not on the list of [private]'));
  it('takes what is known as text, not as a pattern', () =>
    expect(scrub('abc a.c+ (x)', ['a.c+', '(x)'])).toBe('abc [private] [private]'));
  it('is cut after all is removed', () => {
    const message = `${'word '.repeat(39)}noor@example.com and more`;
    expect(scrub(message, [])).toHaveLength(200);
    expect(scrub(message, [])).not.toContain('noor');
  });
});
