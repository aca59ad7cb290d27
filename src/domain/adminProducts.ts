import { lowStockFrom } from '@/config/constants';
import type { Product } from '@/contract/product';
import { normalizeForSearch } from '@/lib/searchText';
import { priceOf } from './price';
import { sortRows, type TableSort } from './tableSort';

/** A product as the dashboard lists it; prices in cents. */
export interface ProductRow {
  readonly id: string;
  readonly product: Product;
  readonly nowCents: number | null;
  readonly wasCents: number | null;
  readonly lowStock: boolean;
  readonly words: string;
}

/** The columns that products can be sorted by. */
export const productColumns = ['name', 'brand', 'category', 'price', 'stock'] as const;

/** Whether a known stock is about to run out, 0 included. */
export function isLowStock({ stockSize }: Pick<Product, 'stockSize'>): boolean {
  return stockSize !== null && stockSize <= lowStockFrom;
}

/** A product as a row of the dashboard. */
export function productRow(product: Product): ProductRow {
  const { nowCents, wasCents } = priceOf(product);
  const { _id: id, name, brand, category, subcategory } = product;
  const words = normalizeForSearch(name, brand, category, subcategory, id);
  return { id, product, nowCents, wasCents, lowStock: isLowStock(product), words };
}

const values: Readonly<Record<string, (row: ProductRow) => string | number | null>> = {
  name: ({ product }) => product.name,
  brand: ({ product }) => product.brand || null,
  category: ({ product }) => product.category || null,
  price: ({ nowCents }) => nowCents,
  stock: ({ product }) => product.stockSize,
};

/** A sorted copy; without a known column the server's order. */
export function sortProductRows(rows: readonly ProductRow[], { column, descending }: TableSort): readonly ProductRow[] {
  const pick = values[column];
  return pick ? sortRows(rows, pick, descending) : rows;
}
