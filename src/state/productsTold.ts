import { createAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';
import type { User } from '@/contract/user';
import type { Move } from '@/domain/move';

/** What the shopper keeps, with newer answers in it (ruling 43); `gone` are the ids of what is no longer sold. */
export interface ToldState {
  readonly user: User | null;
  readonly moves: readonly Move[];
  readonly buyNow: Product | null;
  readonly gone: readonly string[];
}

/** Made by `tellProducts`, whose code no page needs at its start. */
export const productsTold = createAction<ToldState>('products/told');
