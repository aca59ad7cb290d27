import { moneyBefore } from '@/lib/language';
import { plural } from '@/lib/numbers';

export const filterTexts = {
  title: 'Filters',
  category: 'Category',
  brand: 'Brand',
  form: 'Dose form',
  rating: 'Rating',
  availability: 'Availability and offers',
  anyRating: 'Any rating',
  inStock: 'In stock',
  onOffer: 'On offer',
  below: (dollars: number) => `Under ${moneyBefore}${dollars}`,
  between: (from: number, below: number) => `${moneyBefore}${from} to ${moneyBefore}${below}`,
  from: (dollars: number) => `${moneyBefore}${dollars} and more`,
  stars: (stars: string) => `${stars} stars and up`,
  count: (count: number) => plural(count, '1 product', `${count} products`),
  show: (count: number) => plural(count, 'Show 1 product', `Show ${count} products`),
  active: 'Active filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
  clear: 'Clear all',
  loading: 'Loading filters',
  none: 'There is nothing to filter here.',
} as const;

export const gridEndTexts = {
  nextPage: (page: number, pages: number) => `Page ${page} of ${pages}`,
  next: 'See the next products',
  askTitle: 'Looking for something else?',
  ask: 'Ask us by WhatsApp or email.',
} as const;

export const nothingFoundTexts = {
  noProducts: 'No products to show right now',
  noProductsAdvice: 'Please check back later.',
  noResultsAdvice: 'Try adjusting your search or filters: use fewer words, check the spelling or remove a filter.',
  noneFiltered: 'No products match these filters',
  dropAdvice: 'Remove a filter to see products:',
  drop: (filter: string, count: number) =>
    plural(count, `Without “${filter}”: 1 product`, `Without “${filter}”: ${count} products`),
  clear: (count: number) => plural(count, 'Without filters: 1 product', `Without filters: ${count} products`),
  allProducts: 'See all products',
  nearest: 'Closest matches',
  popular: 'Popular products',
} as const;

/** Shared by product cards and the product page's buy box. */
export const productCardTexts = {
  percentOff: (percent: number) => `${percent}% off`,
  fewLeft: (count: number) => `Only ${count} left`,
} as const;

export const catalogueTexts = {
  brandDescription: (brand: string) => `Products by ${brand}, priced in Canadian dollars.`,
  loading: 'Loading products',
  loadingCount: 'Loading products…',
  count: (from: number, to: number, total: number) =>
    plural(total, `Showing ${from}–${to} of 1 product`, `Showing ${from}–${to} of ${total} products`),
  loadingMore: 'Loading more products…',
  pages: 'Product pages',
  sortBy: 'Sort by',
  sorts: {
    default: 'Default',
    price: 'Price: low to high',
    'price-desc': 'Price: high to low',
    popularity: 'Popularity',
    rating: 'Rating',
    newest: 'Newest',
    saving: 'Biggest saving',
  },
  filtersChosen: (count: number) => `Filters (${count})`,
  countNone: 'No products',
  notAllLoaded: 'We couldn’t load all products',
  loadFailed: 'We couldn’t load the products',
} as const;
