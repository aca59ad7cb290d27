import type { Product } from '@/contract/product';
import { filterRows, normalizeForSearch } from '@/lib/text';
import { priceOf } from './price';
import { sortRows, type TableSort } from './tableSort';

export interface ProductRow {
  readonly id: string;
  readonly product: Product;
  readonly nowCents: number | null;
  readonly wasCents: number | null;
  readonly searchText: string;
}

export const productSortColumns = ['name', 'brand', 'category', 'price', 'stock', 'reviews'] as const;

/** Includes 0; false for an unknown stock. */
export function isLowStock({ stockSize }: Pick<Product, 'stockSize'>, lowFrom: number): boolean {
  return stockSize !== null && stockSize <= lowFrom;
}

export function productRow(product: Product): ProductRow {
  const { nowCents, wasCents } = priceOf(product);
  const { _id: id, name, brand, category, subcategory } = product;
  const searchText = normalizeForSearch(name, brand, category, subcategory, id);
  return { id, product, nowCents, wasCents, searchText };
}

const values: Readonly<Record<string, (row: ProductRow) => string | number | null>> = {
  name: ({ product }) => product.name,
  brand: ({ product }) => product.brand || null,
  category: ({ product }) => product.category || null,
  price: ({ nowCents }) => nowCents,
  stock: ({ product }) => product.stockSize,
  reviews: ({ product }) => product.reviews.length,
};

export function filterProductRows(
  rows: readonly ProductRow[],
  { text, stock }: { readonly text: string; readonly stock: string },
  lowFrom: number,
): readonly ProductRow[] {
  const found = filterRows(rows, text);
  return stock === 'low' ? found.filter(({ product }) => isLowStock(product, lowFrom)) : found;
}

export function sortProductRows(rows: readonly ProductRow[], { column, descending }: TableSort): readonly ProductRow[] {
  const pick = values[column];
  return pick ? sortRows(rows, pick, descending) : rows;
}
