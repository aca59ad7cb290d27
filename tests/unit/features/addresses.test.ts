import { expect, it } from 'vitest';
import { savedPhone } from '@/features/addresses/PhoneField';
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
