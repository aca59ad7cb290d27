import type { ProductRow } from './adminProducts';
import { adminDomainTexts } from './adminTexts';
import type { UserRow } from './adminUsers';
import { type CsvCell, csvText } from './csv';

const imageCount = 5;

/** Prices in dollars, as the server has them; an unknown stock is empty. */
export function productsCsv(rows: readonly ProductRow[]): string {
  const cells = rows.map(({ product }): CsvCell[] => [
    product._id,
    product.name,
    product.brand,
    product.category,
    product.subcategory,
    product.description,
    product.dose_form,
    product.pack_size,
    product.price,
    product.oprice,
    product.stockSize ?? '',
    ...Array.from({ length: imageCount }, (_, index) => product.images[index] ?? ''),
  ]);
  return csvText([Object.values(adminDomainTexts.productCsvColumns), ...cells]);
}

export function usersCsv(rows: readonly UserRow[]): string {
  const cells = rows.map(({ id, name, user, orders }): CsvCell[] => [
    id,
    name,
    user.profile.email,
    user.profile.contactNumber,
    orders.length,
    orders[0]?.date?.toISOString() ?? '',
    orders[0]?.status ?? '',
  ]);
  return csvText([Object.values(adminDomainTexts.userCsvColumns), ...cells]);
}
