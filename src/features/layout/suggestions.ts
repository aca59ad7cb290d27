import { type SearchIndex, searchIndexOf } from '@/domain/searchIndex';
import { suggestionsFor } from '@/domain/searchSuggestions';
import { SuggestionList } from './SuggestionList';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';
import { suggestionTexts } from './suggestionTexts';

/** Everything that only shoppers who search need, as one chunk. */
export const suggestions = {
  indexOf: searchIndexOf,
  optionsFor: (index: SearchIndex, term: string): readonly SuggestionOption[] =>
    suggestionOptions(suggestionsFor(index, term), term),
  List: SuggestionList,
  texts: suggestionTexts,
};
