import type { Product } from '@/contract/product';
import { locale } from '@/lib/language';

/** The Products menu lists brands alphabetically (§3). */
export function brandsOf(products: readonly Pick<Product, 'brand'>[]): string[] {
  const brands = new Set(products.map((product) => product.brand.trim()).filter(Boolean));
  return [...brands].sort((a, b) => a.localeCompare(b, locale));
}
