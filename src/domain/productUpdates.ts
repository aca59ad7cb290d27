import type { Product } from '@/contract/product';

/** Product data from responses, for products that are shown elsewhere too. */
export interface ProductUpdates {
  readonly products: readonly Product[];
  readonly gone: readonly string[];
}

/** Returns `current` itself if nothing changed. A stock that a response omits is kept. */
export function withPriceAndStock(current: Product, newer: Product | undefined): Product {
  if (!newer || newer === current) return current;
  const { name, price, oprice } = newer;
  const stockSize = newer.stockSize ?? current.stockSize;
  const same =
    name === current.name && price === current.price && oprice === current.oprice && stockSize === current.stockSize;
  return same ? current : { ...current, name, price, oprice, stockSize };
}
