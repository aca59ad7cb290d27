import type { Product } from '@/contract/product';

/** The brand list of the Products menu: the products' brands, each once, in alphabetical order (§3). */
export function brandsOf(products: readonly Pick<Product, 'brand'>[]): string[] {
  const brands = new Set(products.map((product) => product.brand.trim()).filter(Boolean));
  return [...brands].sort((a, b) => a.localeCompare(b, 'en-CA'));
}
