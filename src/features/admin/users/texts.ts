import { counted } from '@/features/admin/list/counts';
import { plural } from '@/lib/numbers';

export const adminUsersTexts = {
  tab: 'User',
  csvFile: 'customers.csv',
  show: 'Show Users',
  hide: 'Hide Users',
  records: {
    one: 'customer',
    other: 'customers',
    title: 'Customers',
    empty: 'No users available',
    noMatch: 'No customers match your search.',
  },
  allUsers: 'All customers',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  userId: 'Customer ID',
  none: 'None',
  orders: 'Orders',
  toShip: 'To ship',
  newestOrder: 'Newest order',
  ordersOf: (user: string) => `Orders of ${user}`,
  showMore: (left: number) => `Show ${left} more`,
  showMoreOf: (more: number, left: number) => `Show ${more} more of ${left}`,
  order: {
    status: (orderId: string) => `Status of order ${orderId}`,
    unknownStatus: 'Unknown',
    sharedStatus: (count: number) =>
      counted(count, 'The order has # part.', 'The order has # parts; its status applies to all of them.'),
    saved: 'Saved',
    failed: (problem: string) => `Not changed: ${problem}`,
    retryFor: (status: string, orderId: string) => `${status} for order ${orderId}`,
    overtakenTitle: 'Someone else has changed this order since',
    overtaken: (seen: string, theirs: string, wanted: string) =>
      `You saw ${seen}. It is now ${theirs}. You chose ${wanted}, which has not been sent.`,
    setAnyway: (wanted: string) => `Set ${wanted} anyway`,
    keepTheirs: (theirs: string) => `Keep ${theirs}`,
  },
  bulk: {
    label: 'Selected orders',
    selected: (count: number) => counted(count, '# order selected', '# orders selected'),
    newStatusLabel: 'New status for the selected orders',
    newStatus: 'New status',
    apply: (count: number) => counted(count, 'Change # order', 'Change # orders'),
    title: (count: number, status: string) =>
      plural(count, `Set to ${status}: ${count} order`, `Set to ${status}: ${count} orders`),
    job: (orderId: string, owner: string) => `Order ${orderId} of ${owner}`,
  },
} as const;
