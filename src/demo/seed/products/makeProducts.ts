import type { Product } from '@/contract/product';
import { seededRandom } from '@/demo/seed/random';
import { makeProduct } from './makeProduct';
import { medicineRows } from './medicine';
import { menRows } from './men';
import type { SeedRow } from './row';
import { variantRow } from './variantRow';
import { womenRows } from './women';

interface Listed {
  readonly category: string;
  readonly row: SeedRow;
}

const shelves = [
  { category: 'Men', rows: menRows },
  { category: 'Women', rows: womenRows },
  { category: 'Medicine', rows: medicineRows },
] as const;

/** Alternates the categories, so that the first two dozen include the special cases. */
const listed: readonly Listed[] = Array.from({ length: Math.max(...shelves.map(({ rows }) => rows.length)) })
  .flatMap((_, index) => shelves.map(({ category, rows }) => ({ category, row: rows[index] })))
  .flatMap(({ category, row }) => (row ? [{ category, row }] : []));

function variants(count: number): Listed[] {
  const random = seededRandom(4099);
  return Array.from({ length: count }, (_, index) => listed[index % listed.length]).flatMap((pattern, index) =>
    pattern ? [{ category: pattern.category, row: variantRow(pattern.row, index + 1, random) }] : [],
  );
}

/** The handwritten catalogue, cut or extended with generated variants to `count`. */
export function makeProducts(apiBase: string, count: number = listed.length): Product[] {
  const all = [...listed.slice(0, count), ...variants(Math.max(0, count - listed.length))];
  return all.map(({ category, row }, index) => makeProduct(apiBase, category, row, index + 1));
}
