import { counted } from './counts';

export const adminListTexts = {
  view: 'View',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${count})`,
  cards: 'Cards',
  table: 'Table',
  columns: 'Columns',
  sortBy: 'Sort by',
  defaultOrder: 'Default order',
  saving: 'Saving',
  select: 'Select',
  selectRecord: (name: string) => `Select ${name}`,
  selectAll: (count: number) => counted(count, 'Select # found', 'Select all # found'),
  selection: 'Selection',
  selected: (count: number) => counted(count, '# selected', '# selected'),
  selectedHidden: (count: number, selected: string) =>
    counted(
      count,
      `${selected}, # of them hidden by the search or a filter`,
      `${selected}, # of them hidden by the search or a filter`,
    ),
  hidden: '(hidden by the search or a filter)',
  leaveOut: (count: number) => counted(count, 'Leave out # hidden', 'Leave out # hidden'),
  exportSelected: 'Export selected',
  clearSelection: 'Deselect all',
  from: 'From',
  to: 'To',
  daysReversed: 'The last day is before the first.',
  exportCsv: 'Export CSV',
  shopDays: (timeZone: string) => `Days in ${timeZone} time`,
  noDate: 'No date',
  showAll: (figure: string) => `Show all ${figure} in the list`,
  more: (count: number) => counted(count, 'and # more', 'and # more'),
  unreachable: 'We couldn’t reach the server. Check your connection.',
  serverError: (status: number) => `The server returned an error (${status}).`,
  unreadable: 'We couldn’t read the server’s response.',
} as const;

/** The dashboard's texts about an order. */
export const orderTexts = {
  title: (orderId: string) => `Order ${orderId}`,
  line: (quantity: number, product: string) => `${quantity} × ${product}`,
  count: (count: number) => counted(count, '# order', '# orders'),
  without: 'Order without ID',
  withoutId: 'Without ID',
  noName: 'No name',
  notProvided: 'Not provided',
  mixedStatus: 'Mixed or unknown',
} as const;

/** Headers of exported files that say more than those of the screen. */
export const csvHeaders = {
  orderId: 'Order ID',
  transactionId: 'Transaction ID',
  name: 'Name',
  shipping: 'Shipping (CA$)',
  total: 'Total (CA$)',
  paid: 'Paid (CA$)',
  orderTotal: 'Order total (CA$)',
  counted: 'Counted (CA$)',
  newestStatus: 'Status of the newest order',
  reorder: 'Reorder (units)',
  before: 'Period before (CA$)',
  difference: 'Difference (CA$)',
  goods: 'Goods (CA$)',
  discounts: 'Discounts (CA$)',
  unknownDiscount: 'Units with unknown discount',
  flag: 'Flag',
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
  nameTaken: 'Another view has this name.',
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

/** Texts about a list's records, with the names that each tab gives them. */
export const recordTexts = {
  loading: (records: string) => `Loading ${records}`,
  slow: (records: string) => `The server is slow to respond. The ${records} will appear when it does.`,
  loadFailed: (records: string) => `We couldn’t load the ${records}`,
  refreshFailed: (records: string) => `We couldn’t refresh the ${records}. These are the last ones we loaded.`,
  search: (records: string) => `Search ${records}`,
  all: (count: number, one: string, other: string) => counted(count, `# ${one}`, `# ${other}`),
  some: (count: number, found: string, one: string, other: string) =>
    counted(count, `${found} of # ${one}`, `${found} of # ${other}`),
  missing: (id: string) => `Nothing in this list has the ID “${id}”. It may have been deleted.`,
  pages: (records: string) => `Pages of ${records}`,
} as const;
