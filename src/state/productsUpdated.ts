import { createAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';
import type { User } from '@/contract/user';
import type { CartMove } from '@/domain/cartMove';

/** What the shopper keeps, with newer answers in it (ruling 43); `gone` are the ids of what is no longer sold. */
export interface ProductsUpdate {
  readonly user: User | null;
  readonly moves: readonly CartMove[];
  readonly buyNow: Product | null;
  readonly gone: readonly string[];
}

/** Made by `updateProducts`, whose code no page needs at its start. */
export const productsUpdated = createAction<ProductsUpdate>('products/told');
