import type { Product } from '@/contract/product';
import { suggestionsFor } from '@/domain/searchSuggestions';
import { SuggestionList } from './SuggestionList';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';
import { suggestionTexts } from './suggestionTexts';

/** Everything that only shoppers who search need, as one chunk. */
export const suggestions = {
  optionsFor: (products: readonly Product[], term: string): readonly SuggestionOption[] =>
    suggestionOptions(suggestionsFor(products, term), term),
  List: SuggestionList,
  texts: suggestionTexts,
};
