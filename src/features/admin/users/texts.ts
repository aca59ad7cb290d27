import { plural } from '@/lib/numbers';

export const adminUsersTexts = {
  tab: 'User',
  csvFile: 'customers.csv',
  show: 'Show Users',
  hide: 'Hide Users',
  query: {
    loading: 'Loading customers',
    slow: 'The server is slow to respond. The customers will appear when it does.',
    loadFailed: 'We couldn’t load the customers',
    refreshFailed: 'We couldn’t refresh the customers. These are the last ones we loaded.',
    empty: 'No users available',
  },
  list: {
    label: 'Customers',
    search: 'Search customers',
    all: (count: number, figure: string) => plural(count, { one: `${figure} customer`, other: `${figure} customers` }),
    some: (count: number, figure: string, foundFigure: string) =>
      plural(count, { one: `${foundFigure} of ${figure} customer`, other: `${foundFigure} of ${figure} customers` }),
    noMatch: 'No customers match your search.',
    pages: 'Pages of customers',
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
  orderCount: (count: number, figure: string) => plural(count, { one: `${figure} order`, other: `${figure} orders` }),
  ordersOf: (user: string) => `Orders of ${user}`,
  showMore: (left: number) => `Show ${left} more`,
  showMoreOf: (more: number, left: number) => `Show ${more} more of ${left}`,
  order: {
    select: 'Select',
    title: (orderId: string) => `Order ${orderId}`,
    status: (orderId: string) => `Status of order ${orderId}`,
    unknownStatus: 'Unknown',
    mixedStatus: 'Mixed or unknown',
    saving: 'Saving',
    saved: 'Saved',
    failed: (problem: string) => `Not changed: ${problem}`,
    retry: 'Retry',
    retryFor: (status: string, orderId: string) => `${status} for order ${orderId}`,
    overtakenTitle: 'Someone else has changed this order since',
    overtaken: (seen: string, theirs: string, wanted: string) =>
      `You saw ${seen}. It is now ${theirs}. You chose ${wanted}, which has not been sent.`,
    setAnyway: (wanted: string) => `Set ${wanted} anyway`,
    keepTheirs: (theirs: string) => `Keep ${theirs}`,
  },
  bulk: {
    label: 'Selected orders',
    selected: (count: number, figure: string) =>
      plural(count, { one: `${figure} order selected`, other: `${figure} orders selected` }),
    newStatusLabel: 'New status for the selected orders',
    newStatus: 'New status',
    apply: (count: number, figure: string) =>
      plural(count, { one: `Change ${figure} order`, other: `Change ${figure} orders` }),
    clear: 'Deselect all',
    title: (count: number, status: string) =>
      plural(count, { one: `Set to ${status}: ${count} order`, other: `Set to ${status}: ${count} orders` }),
    progress: 'Status change progress',
    done: (done: number, total: number) => `${done} of ${total} done`,
    allChanged: (changed: number, total: number) => `${changed} of ${total} changed`,
    someFailed: (changed: number, total: number, failed: number) => `${changed} of ${total} changed, ${failed} failed`,
    someOvertaken: (changed: number, total: number, failed: number, overtaken: number) =>
      `${changed} of ${total} changed, ${failed} failed, ${overtaken} changed by someone else since`,
    results: 'Result for each order',
    waiting: (orderId: string, owner: string) => `Order ${orderId} of ${owner}: Waiting`,
    saving: (orderId: string, owner: string) => `Order ${orderId} of ${owner}: Saving`,
    saved: (orderId: string, owner: string) => `Order ${orderId} of ${owner}: Changed`,
    failed: (orderId: string, owner: string, problem: string) =>
      `Order ${orderId} of ${owner}: Not changed, ${problem}`,
    overtaken: (orderId: string, owner: string, seen: string, theirs: string) =>
      `Order ${orderId} of ${owner}: Not changed, was ${seen} and is now ${theirs}`,
    setAnyway: (status: string) => `Set ${status} anyway`,
    retryFailed: 'Retry failed',
    close: 'Close',
    notSent: 'Please sign in again, then retry',
  },
} as const;
