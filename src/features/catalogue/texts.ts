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
  sortDefault: 'Default',
  sortPriceAscending: 'Price: low to high',
  sortPriceDescending: 'Price: high to low',
  sortPopularity: 'Popularity',
  notAllLoaded: 'We couldn’t load all products',
  loadFailed: 'We couldn’t load the products',
  noProducts: 'No products yet',
  noProductsAdvice: 'We’re stocking the shelves. Please check back soon.',
  noResultsAdvice: 'Try adjusting your search or filters: fewer words, another spelling, or all products.',
  allProducts: 'See all products',
} as const;
