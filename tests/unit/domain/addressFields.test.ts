import { expect, it } from 'vitest';
import { addressOf } from '@/domain/address';

it('An address has the nine fields of the wire, in their order', () => {
  expect(Object.entries(addressOf((field) => field.toUpperCase()))).toEqual([
    ['name', 'NAME'],
    ['flatNoOrBuildingNameAndStreetName', 'FLATNOORBUILDINGNAMEANDSTREETNAME'],
    ['AreaoRLocality', 'AREAORLOCALITY'],
    ['city', 'CITY'],
    ['state', 'STATE'],
    ['postalCode', 'POSTALCODE'],
    ['country', 'COUNTRY'],
    ['countryCode', 'COUNTRYCODE'],
    ['contactNumber', 'CONTACTNUMBER'],
  ]);
});
