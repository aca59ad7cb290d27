import type { Product } from '@/contract/product';

export interface CartMove {
  readonly product: Product;
  /** False if the second of the two calls failed: the product then stays visible in the wishlist. */
  readonly underWay: boolean;
}
