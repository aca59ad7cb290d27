import type { Product } from '@/contract/product';
import { type ProductRow, productRow } from '@/domain/adminProducts';
import { sharedSlugs } from '@/domain/product';
import { rowCache } from '@/features/admin/list/useQueryRows';
import { mapInChunks } from '@/lib/scheduling';

export const productRows = rowCache<Product, ProductRow>((products) => {
  const shared = sharedSlugs(products);
  return mapInChunks(products, (product) => productRow(product, shared));
});
