import { expect, it } from 'vitest';
import { countries, countryNameForIso } from '@/config/countries';
import { messages } from '@/config/messages';
import { mobileNumberError, savedPhone } from '@/features/addresses/PhoneField';
import { storedAddress } from '../../support/fixtures';

it.each([
  ['+919810012345', 'Canada', '+919810012345', ''],
  ['(416) 555-0137', 'Canada', '+14165550137', ''],
  ['416-555-0137', 'Canada', '+14165550137', ''],
  ['1 416 555 0137', 'Canada', '+14165550137', ''],
  ['４１６－５５５－０１３７', 'Canada', '+14165550137', ''],
  ['416-555-0137 x12', 'Canada', '+14165550137', '12'],
  ['416 555-0137, poste 12', 'Canada', '+14165550137', '12'],
  ['+14165550137 ext. 12', 'India', '+14165550137', '12'],
  ['098100 12345', 'India', '+919810012345', ''],
  ['12345', 'Canada', '', ''],
  ['919810012345', 'Canada', '', ''],
  ['ask my neighbour', 'Canada', '', ''],
])('the number saved as %s in %s is %s with the extension "%s"', (phone, country, number, extension) =>
  expect(savedPhone({ ...storedAddress, phone, country })).toEqual({ number, extension }),
);

it.each(['123', '+1416555', '+1 999 999 9999 99'])('%s is no mobile number', (number) =>
  expect(mobileNumberError(number, { country: 'Canada' })).toBe(messages.phone),
);

it('a mobile number may be of another country than the address', () =>
  expect(mobileNumberError('+919810012345', { country: 'Canada' })).toBe(true));

it('the phone’s country names each of the ten countries, and no other', () => {
  expect(countries.map(({ iso }) => countryNameForIso(iso))).toEqual(countries.map(({ name }) => name));
  expect(countryNameForIso('FI')).toBe('');
});
