import { plural } from '@/lib/plural';

export const catalogueTexts = {
  brandDescription: (brand: string) => `All of ${brand} in one place, priced in Canadian dollars.`,
  products: 'Products',
  loading: 'Loading products',
  loadingCount: 'Loading products…',
  count: (from: number, to: number, total: number) =>
    plural(total, {
      one: `Showing ${from}–${to} of 1 product`,
      other: `Showing ${from}–${to} of ${total} products`,
    }),
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
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters (${count})`,
  filtersFailed: 'We couldn’t load the filters. Please try again.',
  countNone: 'No products',
  notAllLoaded: 'We couldn’t load all products',
  loadFailed: 'We couldn’t load the products',
} as const;
