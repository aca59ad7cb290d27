import { brandPath, searchPath } from '@/config/paths';
import type { Product } from '@/contract/product';
import { productPath } from '@/domain/productSlug';
import type { Suggestions } from '@/domain/searchSuggestions';

export type SuggestionOption =
  | { readonly kind: 'product'; readonly to: string; readonly product: Product }
  | { readonly kind: 'brand'; readonly to: string; readonly brand: string }
  | { readonly kind: 'term'; readonly to: string; readonly term: string };

/** Products, then brands, then a search for the term itself. */
export function suggestionOptions({ products, brands }: Suggestions, term: string): readonly SuggestionOption[] {
  return [
    ...products.map((product) => ({ kind: 'product' as const, to: productPath(product.name), product })),
    ...brands.map((brand) => ({ kind: 'brand' as const, to: brandPath(brand), brand })),
    { kind: 'term', to: searchPath(term), term },
  ];
}
