import { describe, expect, it } from 'vitest';
import { categoryOf, isAsAnswered, listingQuery, onlyCategory, readListingUrl } from '@/domain/listing';
import { isPlainListing } from '@/domain/listingQuery';

const read = (query: string) => readListingUrl(new URLSearchParams(query));

describe('the URL of a listing', () => {
  it.each([
    '',
    '?q=green+tea',
    '?category=Men',
    '?category=Men&brand=Asha%27s+Pantry&brand=Maison+%C3%89rable+%26+Neem&form=Oil&price=15-30&rating=4&stock=in&offer=yes&sort=newest&page=3',
  ])('"%s" is written as it was read', (query) => expect(listingQuery(read(query))).toBe(query));

  it('keeps no other parameter', () =>
    expect(listingQuery(read('?utm_source=mail&brand=A&sort=odd&page=x'))).toBe('?brand=A'));

  it.each([
    ['', true],
    ['?page=2', true],
    ['?q=tea', false],
    ['?sort=price', false],
    ['?offer=yes', false],
  ])('"%s" shows the answer as it is: %s', (query, as) => expect(isAsAnswered(read(query))).toBe(as));

  it.each([
    ['?category=Men', 'Men'],
    ['?category=Men&category=Women', ''],
    ['?brand=Men', ''],
  ])('"%s" is of the category "%s"', (query, category) => expect(categoryOf(read(query).filters)).toBe(category));
});

describe('before the shop runs, the URL of a listing', () => {
  it.each([
    ['', true],
    ['?q=tea&utm_source=mail', false],
    ['?page=2', false],
    ['?q=tea&sort=price', false],
    ['?utm_source=mail&offer=yes', false],
    ['?platform=ios', true],
  ])('"%s" asks for the plain list: %s', (search, plain) => expect(isPlainListing(search)).toBe(plain));

  it.each([
    ['?category=Men', 'Men'],
    ['?category=Men&category=Women', ''],
    ['', ''],
  ])('"%s" names the category "%s"', (search, category) =>
    expect(onlyCategory(new URLSearchParams(search))).toBe(category),
  );
});
