import { expect, it } from 'vitest';
import { canadianPincode, provinceNamed, provinces, provincesOfPincode } from '@/domain/address';

it.each([
  ['k1a0b1', 'K1A 0B1'],
  [' M5V  2t6 ', 'M5V 2T6'],
  ['H2X-1Y4', 'H2X 1Y4'],
])('the Canadian pincode %s is written %s', (typed, written) => expect(canadianPincode(typed)).toBe(written));

it.each(['ZZZ', 'ZZZZZZ', 'D1A 0B1', 'K1A 0B', 'K1A 0B11', 'K1A 0O1', '90210', ''])(
  '"%s" is no Canadian pincode',
  (typed) => expect(canadianPincode(typed)).toBeNull(),
);

it.each([
  ['m', ['Ontario']],
  ['H2X', ['Quebec']],
  ['X', ['Northwest Territories', 'Nunavut']],
  ['Z', []],
  ['9', []],
  ['', []],
])('a pincode that starts with "%s" is in %j', (typed, found) => expect(provincesOfPincode(typed)).toEqual(found));

it('thirteen provinces and territories have a letter each', () => {
  const reached = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap(provincesOfPincode);
  expect(new Set(reached)).toEqual(new Set(provinces));
  expect(provinces).toHaveLength(13);
});

it.each([
  ['ON', 'Ontario'],
  ['ontario', 'Ontario'],
  ['Québec', 'Quebec'],
  [' qc ', 'Quebec'],
  ['P.E.I.', 'Prince Edward Island'],
  ['Newfoundland', 'Newfoundland and Labrador'],
  ['Avon', ''],
  ['', ''],
])('the province "%s" is %s', (named, listed) => expect(provinceNamed(named)).toBe(listed));
