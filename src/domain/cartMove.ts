import type { Product } from '@/contract/product';

/** A product on its way from the wishlist to the cart. */
export interface CartMove {
  readonly product: Product;
  /** False where its second half failed: the shopper sees the product in the wishlist until it is put back or added. */
  readonly underWay: boolean;
}
