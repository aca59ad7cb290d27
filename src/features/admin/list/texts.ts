import { plural } from '@/lib/plural';

export const adminListTexts = {
  view: 'View',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${count})`,
  cards: 'Cards',
  table: 'Table',
  columns: 'Columns',
  select: 'Select',
  selectRecord: (name: string) => `Select ${name}`,
  selectAll: (count: number, figure: string) =>
    plural(count, { one: `Select ${figure} found`, other: `Select all ${figure} found` }),
  selection: 'Selection',
  selected: (count: number, figure: string) =>
    plural(count, { one: `${figure} selected`, other: `${figure} selected` }),
  exportSelected: 'Export selected',
  clearSelection: 'Clear selection',
  from: 'From',
  to: 'To',
  exportCsv: 'Export CSV',
  retry: 'Retry',
  noDate: 'No date',
  unreachable: 'We couldn’t reach the server. Check your connection.',
  serverError: (status: number) => `The server returned an error (${status}).`,
  unreadable: 'We couldn’t read the server’s response.',
} as const;
