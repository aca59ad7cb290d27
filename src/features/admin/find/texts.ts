import { counted } from '@/features/admin/list/counts';

export const paletteTexts = {
  title: 'Find',
  label: 'Product, order, customer, transaction or action',
  results: 'Results',
  groups: {
    recent: 'Recent',
    actions: 'Actions',
    products: 'Products',
    users: 'Customers',
    bookings: 'Orders',
    transactions: 'Transactions',
  },
  allIn: (figure: string, tab: string) => `Show all ${figure} in ${tab}`,
  found: (count: number) => counted(count, '# result', '# results'),
  none: 'Nothing found.',
  noneYet: 'Nothing found so far.',
  retryOf: (list: string) => `Retry ${list}`,
  goTo: (tab: string) => `Go to ${tab}`,
  exportAll: (tab: string) => `Export ${tab} as CSV`,
} as const;

/** The texts of the button. */
export const adminFindTexts = { find: 'Find', shortcut: 'Ctrl K', macShortcut: '⌘ K' } as const;
