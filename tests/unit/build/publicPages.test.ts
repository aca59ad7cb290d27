import { describe, expect, it } from 'vitest';
import { pageFile, publicPages, withoutCaseTwins } from '@/build/publicPages';
import { product } from '../../support/fixtures';

describe('the file of a public address', () => {
  it.each([
    ['/medicines', 'medicines.html'],
    ['/medicines/Himavat%20Wellness', 'medicines/Himavat Wellness.html'],
    ['/products/Aloe%2C_Neem_%26_Tulsi_Gel', 'products/Aloe,_Neem_&_Tulsi_Gel.html'],
    ['/products/Chyawanpr%C4%81sh', 'products/Chyawanprāsh.html'],
  ])('of %s is %s', (address, file) => expect(pageFile(address)).toBe(file));

  it.each([
    ['a slash', '/products/Triphala_%2F_50'],
    ['a way out of the build', '/products/..%2F..%2Findex'],
    ['a question mark', '/products/Why%3F'],
    ['a percent sign', '/products/50%25_off'],
    ['a dot at its start', '/products/.htaccess'],
    ['a name too long for a disk', `/products/${'a'.repeat(300)}`],
    ['no name', '/'],
  ])('is none for %s: index.html answers it', (_, address) => expect(pageFile(address)).toBeNull());

  it('is written once where only case tells two products apart', () => {
    const pages = [{ file: 'products/Tulsi.html' }, { file: 'products/TULSI.html' }, { file: 'products/Neem.html' }];
    expect(withoutCaseTwins(pages).map(({ file }) => file)).toEqual(['products/Tulsi.html', 'products/Neem.html']);
  });
});

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
