import { createAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';
import type { User } from '@/contract/user';
import type { CartMove } from '@/domain/cartMove';

/** Cart, wishlist and Buy Now with updated products (ruling 43); `gone` are the ids of products no longer sold, `products` what the answer said. */
export interface ProductsUpdate {
  readonly user: User | null;
  readonly moves: readonly CartMove[];
  readonly buyNow: Product | null;
  readonly gone: readonly string[];
  readonly products: readonly Product[];
}

export const productsUpdated = createAction<ProductsUpdate>('products/told');
