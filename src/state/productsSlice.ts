import { createAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';

// Stand-in until the products branch is merged.
export const productsSeeded = createAction<{ readonly path: string; readonly products: readonly Product[] }>(
  'products/seeded',
);
