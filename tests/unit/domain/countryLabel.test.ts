import { expect, it } from 'vitest';
import { countryLabel } from '@/domain/address';
import { inFrench } from '../../support/inFrench';

it('a country’s name begins with a capital in either language', async () => {
  const french = await inFrench<typeof import('@/domain/address')>('domain/address.ts');
  expect(countryLabel({ name: 'Christmas Island', iso: 'CX' })).toBe('Christmas Island');
  expect(french.countryLabel({ name: 'Christmas Island', iso: 'CX' })).toBe('Île Christmas');
  expect(french.countryLabel({ name: 'Canada', iso: 'CA' })).toBe('Canada');
});
