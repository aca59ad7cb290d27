import { createAction } from '@reduxjs/toolkit';
import type { ToldProducts } from '@/domain/newestFigures';

/** Newer answers about products that stand in the cart, the wishlist or Buy Now (ruling 43). */
export const productsTold = createAction<ToldProducts>('products/told');
