import type { Product } from '@/contract/product';
import { makeSearchIndex, type SearchIndex, suggestionsFor } from '@/domain/searchSuggestions';
import { SuggestionList } from './SuggestionList';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';
import { suggestionTexts } from './suggestionTexts';

/** Everything that only shoppers who search need, as one chunk. */
export const suggestions = {
  indexOf: (products: readonly Product[]): Promise<SearchIndex> => makeSearchIndex(products),
  optionsFor: (index: SearchIndex, term: string): readonly SuggestionOption[] =>
    suggestionOptions(suggestionsFor(index, term), term),
  List: SuggestionList,
  texts: suggestionTexts,
};
