import { adminDomainTexts } from './adminTexts';
import type { UserRow } from './adminUsers';
import { type CsvCell, csvText, dateCell } from './csv';
import { orderStatusLabel } from './orderStatusLabel';

export function usersCsv(rows: readonly UserRow[]): string {
  const cells = rows.map(({ id, name, user, orders }): CsvCell[] => [
    id,
    name,
    user.profile.email,
    user.profile.contactNumber,
    orders.length,
    dateCell(orders[0]?.date),
    orderStatusLabel(orders[0]?.status ?? ''),
  ]);
  return csvText([Object.values(adminDomainTexts.userCsvColumns), ...cells]);
}
