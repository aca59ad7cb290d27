import { plural } from '@/lib/numbers';

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
  selectedHidden: (count: number, selected: string, figure: string) =>
    plural(count, {
      one: `${selected}, ${figure} of them hidden by the search or a filter`,
      other: `${selected}, ${figure} of them hidden by the search or a filter`,
    }),
  hidden: '(hidden by the search or a filter)',
  leaveOut: (count: number, figure: string) =>
    plural(count, { one: `Leave out ${figure} hidden`, other: `Leave out ${figure} hidden` }),
  exportSelected: 'Export selected',
  clearSelection: 'Deselect all',
  from: 'From',
  to: 'To',
  exportCsv: 'Export CSV',
  retry: 'Retry',
  shopDays: (timeZone: string) => `Days in ${timeZone} time`,
  noDate: 'No date',
  unreachable: 'We couldn’t reach the server. Check your connection.',
  serverError: (status: number) => `The server returned an error (${status}).`,
  unreadable: 'We couldn’t read the server’s response.',
} as const;

/** The texts of saved views. */
export const adminViewTexts = {
  views: 'Views',
  oldestUnshipped: 'Oldest unshipped first',
  leastStock: 'Low stock, least first',
  mostOrders: 'Most orders first',
  flagged: 'Flagged payments',
  none: 'Filter, sort or choose columns, then save the view under a name.',
  saveAs: 'Name of this view',
  save: 'Save view',
  replace: 'Replace view',
  saved: (name: string) => `Saved “${name}”.`,
  notStored: (name: string) => `This browser can’t save “${name}”. It will be gone when you leave.`,
  rename: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name of ${name}`,
  confirmRename: 'Rename',
  renamed: (name: string) => `Renamed to “${name}”.`,
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `Deleted “${name}”.`,
  undo: 'Undo',
} as const;

/** What the lists say of their records, which each tab names. */
export const recordTexts = {
  loading: (records: string) => `Loading ${records}`,
  slow: (records: string) => `The server is slow to respond. The ${records} will appear when it does.`,
  loadFailed: (records: string) => `We couldn’t load the ${records}`,
  refreshFailed: (records: string) => `We couldn’t refresh the ${records}. These are the last ones we loaded.`,
  search: (records: string) => `Search ${records}`,
  all: (count: number, figure: string, one: string, other: string) =>
    plural(count, { one: `${figure} ${one}`, other: `${figure} ${other}` }),
  some: (count: number, found: string, figure: string, one: string, other: string) =>
    plural(count, { one: `${found} of ${figure} ${one}`, other: `${found} of ${figure} ${other}` }),
  pages: (records: string) => `Pages of ${records}`,
} as const;
