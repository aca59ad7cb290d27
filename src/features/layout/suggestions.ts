import type { Product } from '@/contract/product';
import { makeSearchIndex, type SearchIndex, suggestionsFor } from '@/domain/searchSuggestions';
import { SuggestionList } from './SuggestionList';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';
import { suggestionTexts } from './suggestionTexts';

const indexes = new WeakMap<readonly Product[], Promise<SearchIndex>>();

/** Built once for a list, in the background. */
function indexOf(products: readonly Product[]): Promise<SearchIndex> {
  const index = indexes.get(products) ?? makeSearchIndex(products);
  indexes.set(products, index);
  return index;
}

/** Everything that only shoppers who search need, as one chunk. */
export const suggestions = {
  indexOf,
  optionsFor: (index: SearchIndex, term: string): readonly SuggestionOption[] =>
    suggestionOptions(suggestionsFor(index, term), term),
  List: SuggestionList,
  texts: suggestionTexts,
};
