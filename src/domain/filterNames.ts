/** URL parameters of a listing's filters, in the order in which they show. */
export const filterNames = ['category', 'brand', 'form', 'price', 'rating', 'stock', 'offer'] as const;
export type FilterName = (typeof filterNames)[number];

/** A filter as it is in the URL, known or not. */
export type FilterPair = readonly [name: FilterName, value: string];
