import type { Product } from '@/contract/product';
import { type ProductRow, productRow } from '@/domain/adminProducts';
import { rowCache } from '@/features/admin/list/useQueryRows';
import { mapInChunks } from '@/lib/scheduling';

export const productRows = rowCache<Product, ProductRow>((products) => mapInChunks(products, productRow));
