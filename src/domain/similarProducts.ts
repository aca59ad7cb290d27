import type { Product } from '@/contract/product';

const similarShown = 12;

/** Of what the server calls related (§7): each product once, never the product itself, twelve at most. */
export function similarProducts(productId: string, related: readonly Product[]): readonly Product[] {
  const others = related.filter(
    ({ _id }, index) => _id !== productId && related.findIndex((other) => other._id === _id) === index,
  );
  return others.slice(0, similarShown);
}
