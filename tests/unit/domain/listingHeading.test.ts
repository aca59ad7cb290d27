import { expect, it } from 'vitest';
import { listingHeading } from '@/domain/listing';
import { inFrench } from '../../support/inFrench';

it('a listing of one category is named after it in the page’s language', async () => {
  const french = await inFrench<typeof import('@/domain/listing')>('domain/listing.ts');
  expect(listingHeading('', '', 'Women')).toBe('Women');
  expect(french.listingHeading('', '', 'Women')).toBe('Femmes');
  expect(french.listingHeading('', '', 'Pets')).toBe('Pets');
  expect(french.listingHeading('thé', '', 'Women')).toBe('Résultats pour «\u00a0thé\u00a0»');
});
