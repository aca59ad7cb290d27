import { expect, it } from 'vitest';
import { addedAddress, addressFormOf, isoForCountryName } from '@/domain/address';
import { address, storedAddress } from '../../support/fixtures';

it.each([
  ['CA', 'Canada', 'canada', ' CAN ', 'ca'],
  ['US', 'United States', 'United States of America', 'The United States', 'U.S.A.', 'USA', 'us'],
  ['GB', 'United Kingdom', 'UK', 'U.K.', 'GB', 'GBR', 'Great Britain', 'Scotland'],
  ['DE', 'Germany', 'Deutschland', 'DEU'],
  ['BR', 'Brazil', 'Brasil'],
  ['', 'Finland', 'FI', '', 'Great'],
])('%s is what these names mean', (iso, ...names) =>
  expect(names.map(isoForCountryName)).toEqual(names.map(() => iso)),
);

it('an address is edited with the list’s name and code of its country', () => {
  const stored = { ...storedAddress, country: 'Great Britain', countryCode: '' };
  expect(addressFormOf(stored)).toMatchObject({ country: 'United Kingdom', countryCode: 'GB', landmark: '' });
  expect(addressFormOf({ ...stored, country: 'Finland' })).toMatchObject({ country: 'Finland', countryCode: '' });
});

const old = { ...storedAddress, _id: 'old' };
const added = { ...storedAddress, _id: 'new' };
const elsewhere = { ...storedAddress, _id: 'elsewhere', city: 'Laval' };
it.each([
  ['at the end', [old, added], 'new'],
  ['first', [added, old], 'new'],
  ['beside one that another page added', [added, old, elsewhere], 'new'],
  ['under the id of one that read the same', [old], 'old'],
  ['changed by the server', [{ ...added, name: 'NOOR GILL' }, old], 'new'],
])('the address just added is found %s', (_, after, id) => expect(addedAddress([old], after, address)?._id).toBe(id));

it('an address that was not added is not found', () =>
  expect(addedAddress([elsewhere], [elsewhere], address)).toBeNull());
