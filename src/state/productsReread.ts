import { createAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';

/** Fresh answers for products that stand in the cart or in Buy Now. */
export const productsReread = createAction<readonly Product[]>('products/reread');
