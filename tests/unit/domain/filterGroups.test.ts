import { expect, it } from 'vitest';
import { filterGroups } from '@/domain/filters';
import { product } from '../../support/fixtures';
import { inFrench } from '../../support/inFrench';

const products = ['Oil', 'Cream', 'Drops', 'Lehya'].map((dose_form) =>
  product({ _id: dose_form, dose_form, brand: dose_form === 'Oil' ? 'Éclat' : 'Zeste' }),
);

type Groups = ReturnType<typeof filterGroups>;
const keysOf = (groups: Groups, name: string) =>
  groups.find((group) => group.name === name)?.options.map(({ key }) => key);

it('dose forms are in the order of their names in the page’s language, brands with É beside E', async () => {
  const french = await inFrench<typeof import('@/domain/filters')>('domain/filters.ts');
  expect(keysOf(filterGroups(products, []), 'form')).toEqual(['cream', 'drops', 'lehya', 'oil']);
  // Crème, Gouttes, Huile, Lehya.
  expect(keysOf(french.filterGroups(products, []), 'form')).toEqual(['cream', 'drops', 'oil', 'lehya']);
  expect(keysOf(french.filterGroups(products, []), 'brand')).toEqual(['éclat', 'zeste']);
});
