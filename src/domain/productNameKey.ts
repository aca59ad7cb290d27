import { normalizeForSearch } from '@/lib/text';

/** A product's name as it is compared with others: case, accents and spaces around it make no other product. */
export function productNameKey(name: string): string {
  return normalizeForSearch(name).trim();
}
