import { describe, expect, it } from 'vitest';
import { pageFile, withoutCaseTwins } from '@/build/prerender/pageFile';

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
