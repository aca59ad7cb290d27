import { describe, expect, it } from 'vitest';
import { publicPages } from '@/build/prerender/addresses';
import { product } from '../../support/fixtures';

const catalogue = [
  product({ name: 'Tulsi Tea', brand: 'Himavat' }),
  product({ name: 'Neem / Soap', brand: 'Himavat' }),
  product({ name: 'Giloy', brand: ' ' }),
];

describe('the public pages of a catalogue', () => {
  it('are home, the listing, one for each brand and one for each product that has a file name', () => {
    expect(publicPages(catalogue).map(({ path }) => path)).toEqual([
      '/',
      '/medicines',
      '/medicines/Himavat',
      '/products/Tulsi_Tea',
      '/products/Giloy',
    ]);
  });

  it('show the products of the brand', () => {
    const brandPage = publicPages(catalogue).find(({ path }) => path === '/medicines/Himavat');
    expect(brandPage?.products.map(({ name }) => name)).toEqual(['Tulsi Tea', 'Neem / Soap']);
  });

  it('show what a first view shows: one page of a listing, and of reviews their stars alone', () => {
    const review = { _id: 'r', ratings: 4, comments: 'Good', name: 'Asha', email: 'asha@shop.test' };
    const many = Array.from({ length: 9 }, (_, at) =>
      product({ name: `Tea ${at}`, reviews: [{ ...review, createdAt: '', like: 0, dislike: 0 }] }),
    );
    const pages = publicPages(many);
    const listing = pages.find(({ path }) => path === '/medicines');
    expect(listing?.products).toHaveLength(6);
    expect(listing?.products[0]?.reviews[0]).toMatchObject({ ratings: 4, comments: '', name: '', email: '' });
  });
});
