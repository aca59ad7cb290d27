import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressSchema, apiAddress } from '@/contract/address';
import {
  addedAddress,
  addressFields,
  addressFormOf,
  addressLines,
  canadianPincode,
  countryLabel,
  countryNameLabel,
  fittingPincode,
  isoForCountryName,
  provinceLabel,
  provinceNamed,
  provinces,
  provincesOfPincode,
} from '@/domain/address';
import { address, apiAddress as sentAddress, storedAddress } from '../../support/fixtures';
import { inFrench } from '../../support/windows';

describe('address form', () => {
  it.each([
    ['CA', 'Canada', 'canada', ' CAN ', 'ca'],
    ['US', 'United States', 'United States of America', 'The United States', 'U.S.A.', 'USA', 'us'],
    ['GB', 'United Kingdom', 'UK', 'U.K.', 'GB', 'GBR', 'Great Britain', 'Scotland'],
    ['DE', 'Germany', 'Deutschland', 'DEU'],
    ['BR', 'Brazil', 'Brasil'],
    ['', 'Finland', 'FI', '', 'Great'],
  ])('each spelling of a country has the code "%s"', (iso, ...names) =>
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
});

describe('address fields', () => {
  it('an address is sent with the nine fields of the API, in their order', () => {
    expect(apiAddress(address)).toEqual(sentAddress);
    expect(Object.keys(apiAddress(address))).toEqual(Object.keys(sentAddress));
  });

  it.each([
    ['as the API spells it', sentAddress],
    ['as the browser stored it', address],
  ])('an address is read %s', (_, stored) => expect(v.parse(addressSchema, stored)).toEqual(address));

  it('the form has each field, and a landmark for a new address', () => {
    const names = ['name', 'phone', 'pincode', 'line', 'area', 'city', 'state', 'country'];
    expect(addressFields(false).map(({ name }) => name)).toEqual(names);
    expect(addressFields(true).map(({ name }) => name)).toEqual(names.toSpliced(5, 0, 'landmark'));
  });

  it('an address is written line by line, without the fields that it lacks', () => {
    expect(addressLines(address)).toEqual(['12 Elm Street', 'The Annex', 'Toronto, Ontario, M5V 2T6', 'Canada']);
    expect(addressLines({ ...address, area: '', state: '' })).toEqual(['12 Elm Street', 'Toronto, M5V 2T6', 'Canada']);
  });
});

it.each([
  ['  K1A\u00a00B1 \n', 'K1A 0B1'],
  ['01310-100', '01310100'],
  ['12345-6789', '12345'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['100-0001', '100-0001'],
])('the pasted pincode %j fits its field as %s', (pasted, fitting) => expect(fittingPincode(pasted)).toBe(fitting));

describe('canada', () => {
  it.each([
    ['k1a0b1', 'K1A 0B1'],
    [' M5V  2t6 ', 'M5V 2T6'],
    ['H2X-1Y4', 'H2X 1Y4'],
    ['Ｋ１Ａ　０Ｂ１', 'K1A 0B1'],
    ['\u200eK1A\u00a00B1', 'K1A 0B1'],
    ['kia obi', 'K1A 0B1'],
  ])('the Canadian pincode %s is written %s', (typed, written) => expect(canadianPincode(typed)).toBe(written));

  it.each(['ZZZ', 'ZZZZZZ', 'D1A 0B1', 'K1A 0B', 'K1A 0B11', 'K1A 0O1', '90210', 'K1A/0B1', ''])(
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
});

describe('country label', () => {
  it('a country’s name begins with a capital in either language', async () => {
    const french = await inFrench<typeof import('@/domain/address')>('domain/address.ts');
    expect(countryLabel({ name: 'Christmas Island', iso: 'CX' })).toBe('Christmas Island');
    expect(french.countryLabel({ name: 'Christmas Island', iso: 'CX' })).toBe('Île Christmas');
    expect(french.countryLabel({ name: 'Canada', iso: 'CA' })).toBe('Canada');
  });
});

describe('place label', () => {
  it('places in English are as they were entered', () => {
    expect(['Quebec', 'Québec', 'BC', 'Bavaria'].map(provinceLabel)).toEqual(['Quebec', 'Québec', 'BC', 'Bavaria']);
    expect(['Canada', 'Germany', 'Bharat'].map(countryNameLabel)).toEqual(['Canada', 'Germany', 'Bharat']);
  });

  describe('places in French', () => {
    let french: typeof import('@/domain/address');
    beforeAll(async () => {
      french = await inFrench('domain/address.ts');
    });

    it.each([
      ['Quebec', 'Québec'],
      ['BC', 'Colombie-Britannique'],
      ['Prince Edward Island', 'Île-du-Prince-Édouard'],
      ['Bavaria', 'Bavaria'],
      ['', ''],
    ])('the province %j is %j', (name, label) => expect(french.provinceLabel(name)).toBe(label));

    it.each([
      ['United States', 'États-Unis'],
      ['Germany', 'Allemagne'],
      ['Atlantis', 'Atlantis'],
    ])('the country %s is %s', (name, label) => expect(french.countryNameLabel(name)).toBe(label));
  });
});
