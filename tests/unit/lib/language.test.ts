import { describe, expect, it } from 'vitest';
import { languageAddress, languageFolders, languageOfBase, rootOfBase } from '@/lib/languages';
import { langOf, noteServerText } from '@/lib/serverWriting';

describe('the language of a path', () => {
  it.each([
    ['/', 'en', '/'],
    ['/fr/', 'fr', '/'],
    ['/shop/', 'en', '/shop/'],
    ['/shop/fr/', 'fr', '/shop/'],
    ['/frames/', 'en', '/frames/'],
    ['/xfr/', 'en', '/xfr/'],
  ])('of %s is %s, below %s', (base, language, root) => {
    expect(languageOfBase(base)).toBe(language);
    expect(rootOfBase(base)).toBe(root);
  });

  it('has a folder for each language but English', () => expect(languageFolders).toEqual(['fr/']));
});

describe('a page’s address in another language', () => {
  const page = { pathname: '/medicines/Himavat%20Wellness', search: '?sort=price', hash: '#main' };

  it('never names another host', () => {
    const elsewhere = { pathname: '/fr//evil.test/x', search: '', hash: '' };
    expect(languageAddress(elsewhere, '/fr/', 'en')).toBe('/evil.test/x');
  });

  it('keeps path, query and fragment', () => {
    expect(languageAddress(page, '/', 'fr')).toBe('/fr/medicines/Himavat%20Wellness?sort=price#main');
    expect(languageAddress({ ...page, pathname: `/fr${page.pathname}` }, '/fr/', 'en')).toBe(
      '/medicines/Himavat%20Wellness?sort=price#main',
    );
  });

  it('stays below the path of the shop', () =>
    expect(languageAddress({ pathname: '/shop/cart', search: '', hash: '' }, '/shop/', 'fr')).toBe('/shop/fr/cart'));
});

it('an English page marks no text as English', () => {
  expect(noteServerText('Out of stock')).toBe('Out of stock');
  expect(langOf('Out of stock')).toBeUndefined();
});
