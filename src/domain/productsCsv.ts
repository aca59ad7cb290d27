import type { Product } from '@/contract/product';
import { csvText, uneditedCell } from './csv';
import { isNumberField, productFormOf } from './productForm';
import { headingsOf, productHeadings, type ProductColumn } from './productHeadings';

const fields = (Object.keys(productHeadings) as ProductColumn[]).filter((column) => column !== 'id');

/** What `readProductsCsv` reads again. */
export function productsCsv(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const values = productFormOf(product);
    return [
      product._id,
      ...fields.map((field) => (isNumberField(field) && values[field] !== '' ? Number(values[field]) : values[field])),
    ];
  });
  return csvText([Object.values(productHeadings), ...rows]);
}

export function productsCsvTemplate(): string {
  return csvText([Object.values(productHeadings).slice(1)]);
}

const comparable = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Columns by the names of the export, in any language, and by the contract's (§3). */
const columnByHeader = new Map<string, ProductColumn>(
  (Object.keys(productHeadings) as ProductColumn[]).flatMap((column) => [
    [comparable(column), column] as const,
    ...Object.values(headingsOf).flatMap((headings) => [
      [comparable(headings[column]), column] as const,
      [comparable(headings[column].replace(/\(.*\)/, '')), column] as const,
    ]),
  ]),
);

export interface HeaderMap {
  /** The field of each column; undefined for one that is not read. */
  readonly columns: readonly (ProductColumn | undefined)[];
  readonly ignored: readonly string[];
}

/** The first of two columns with the same name counts. */
export function mapHeader(header: readonly string[]): HeaderMap {
  const seen = new Set<ProductColumn>();
  const mapped = header.map((name) => {
    const column = columnByHeader.get(comparable(name));
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
  return { columns: mapped, ignored: header.filter((name, index) => name.trim() && !mapped[index]) };
}

/** The cells of a row by their columns; those that the file or the row lacks are absent. */
export function cellsOf(
  { columns: mapped }: HeaderMap,
  row: readonly string[],
): Partial<Record<ProductColumn, string>> {
  return Object.fromEntries(
    row.flatMap((cell, index) => {
      const column = mapped[index];
      return column ? [[column, uneditedCell(cell).trim()]] : [];
    }),
  );
}
