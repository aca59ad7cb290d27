import { describe, expect, it } from 'vitest';
import { publicPages } from '@/build/prerender/addresses';
import { product } from '../../support/fixtures';

const catalogue = [
  product({ name: 'Tulsi Tea', brand: 'Himavat' }),
  product({ name: 'Neem / Soap', brand: 'Himavat' }),
  product({ name: 'Giloy', brand: ' ' }),
];

describe('the public pages of a catalogue', () => {
  it('are the listing, one for each brand and one for each product that has a file name', () => {
    expect(publicPages(catalogue).map(({ address }) => address)).toEqual([
      '/medicines',
      '/medicines/Himavat',
      '/products/Tulsi_Tea',
      '/products/Giloy',
    ]);
  });

  it('show the products of the brand', () => {
    const brandPage = publicPages(catalogue).find(({ address }) => address === '/medicines/Himavat');
    expect(brandPage?.products.map(({ name }) => name)).toEqual(['Tulsi Tea', 'Neem / Soap']);
  });
});
