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
  notStored: (name: string) => `“${name}” lasts until you leave: this browser doesn’t keep it.`,
  rename: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name of ${name}`,
  confirmRename: 'Rename',
  renamed: (name: string) => `Renamed to “${name}”.`,
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `Deleted “${name}”.`,
  undo: 'Undo',
} as const;

/** How the records of a list are called. */
export interface RecordNames {
  readonly one: string;
  readonly other: string;
  /** For a language that has genders. */
  readonly isFeminine?: boolean;
  /** What stands before their count. */
  readonly before?: string;
}

/** What a list says while it loads, and where it fails. */
export const queryTexts = ({ other }: RecordNames) => ({
  loading: `Loading ${other}`,
  slow: `The server is slow to respond. The ${other} will appear when it does.`,
  loadFailed: `We couldn’t load the ${other}`,
  refreshFailed: `We couldn’t refresh the ${other}. These are the last ones we loaded.`,
  empty: `No ${other} available`,
});

/** What a list says of its records. Figures are formatted counts. */
export const listTexts = ({ one, other, before = '' }: RecordNames) => ({
  label: `${other.charAt(0).toUpperCase()}${other.slice(1)}`,
  search: `Search ${other}`,
  all: (count: number, figure: string) =>
    plural(count, { one: `${before}${figure} ${one}`, other: `${before}${figure} ${other}` }),
  some: (count: number, figure: string, foundFigure: string) =>
    plural(count, {
      one: `${before}${foundFigure} of ${figure} ${one}`,
      other: `${before}${foundFigure} of ${figure} ${other}`,
    }),
  noMatch: `No ${other} match these filters.`,
  pages: `Pages of ${other}`,
});
