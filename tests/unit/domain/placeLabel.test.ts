import { beforeAll, describe, expect, it } from 'vitest';
import { countryNameLabel, provinceLabel } from '@/domain/address';
import { inFrench } from '../../support/inFrench';

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
