/** Each list: URL, the calls that load it, and a search term whose every letter narrows it. */
const dashboard = '/admin/dasboard';
const at = (query) => `${dashboard}?${query}`;

const tabs = [
  {
    name: 'products',
    query: 'tab=product&show=1',
    answers: ['getproducts'],
    searchLabel: 'Search products',
    term: 'ginger 4',
  },
  { name: 'users', query: 'tab=user&show=1', answers: ['getUsers'], searchLabel: 'Search customers', term: 'hugo 16' },
  {
    name: 'bookings',
    query: 'tab=bookings&show=1',
    answers: ['getBookings'],
    searchLabel: 'Search orders',
    term: 'mei oil',
  },
  {
    name: 'buynow bookings',
    query: 'tab=buynowbookings&show=1',
    answers: ['getBuyNowBookings'],
    searchLabel: 'Search Buy Now orders',
    term: 'ben mass',
  },
  {
    name: 'payments',
    query: 'tab=payments',
    answers: ['getBookings', 'getBuyNowBookings'],
    searchLabel: 'Search payments',
    term: 'asha root',
  },
];

export const lists = tabs.flatMap(({ query, name, ...tab }) => [
  { ...tab, name: `${name}, cards`, path: at(`${query}&view=cards`) },
  { ...tab, name: `${name}, table`, path: at(`${query}&view=table`) },
]);
