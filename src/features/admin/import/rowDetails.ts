import type { ProductField } from '@/domain/productForm';
import { productHeadings } from '@/domain/productHeadings';
import type { ImportRow } from '@/domain/productImport';
import { truncate } from '@/lib/text';
import { importTexts as texts } from './texts';

const valueLength = 60;

const shortened = (value: string | undefined) => (value ? truncate(value, valueLength) : texts.nothing);

/** What would change in the product, field by field. */
export function changeTexts({ before, after }: ImportRow): readonly string[] {
  return (Object.keys(after) as ProductField[]).map((field) =>
    texts.field(productHeadings[field], shortened(before[field]), shortened(after[field])),
  );
}

/** Problems, advice and changes of a row. */
export function rowDetails(row: ImportRow): readonly string[] {
  return [...row.problems, ...row.advice, ...(row.kind === 'changed' ? changeTexts(row) : [])];
}
