import type { Product } from '@/contract/product';

const similarShown = 12;

/** The server may repeat products or include the product itself (§7). */
export function similarProducts(productId: string, related: readonly Product[]): readonly Product[] {
  const others = related.filter(
    ({ _id }, index) => _id !== productId && related.findIndex((other) => other._id === _id) === index,
  );
  return others.slice(0, similarShown);
}
