import { describe, expect, it } from 'vitest';
import { nameFromSlug, productPath } from '@/domain/product';

const names = ['Ashwagandha Root', "Women's D3/K2", '50% Extra', 'Neem #1?', 'Chyawanprāsh Clásico', 'त्रिफला Churna'];

describe('product slug', () => {
  it('writes spaces as underscores (§2)', () =>
    expect(productPath('Ashwagandha Root')).toBe('/products/Ashwagandha_Root'));
  it.each(names)('%s survives a round trip through the URL (ruling 33)', (name) => {
    const slug = decodeURIComponent(productPath(name).replace('/products/', ''));
    expect(nameFromSlug(slug)).toBe(name);
  });
  it('keeps a name in one path segment', () => expect(productPath("Women's D3/K2 50%?#").split('/')).toHaveLength(3));
  it('recognizes a name with underscores among the known names', () =>
    expect(nameFromSlug('Vita_Plus_Oil', ['Vita_Plus Oil'])).toBe('Vita_Plus Oil'));
});
