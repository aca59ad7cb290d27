import type { Product } from '@/contract/product';
import { makeSearchIndex, type SearchIndex, suggestionsFor } from '@/domain/searchSuggestions';
import { SuggestionList } from './SuggestionList';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';
import { suggestionTexts } from './suggestionTexts';

let index: SearchIndex | null = null;
let indexed: readonly Product[] | undefined;

/** Indexes a list in the background; until then, the earlier one is searched. */
async function prepare(products: readonly Product[] = []): Promise<void> {
  if (products === indexed) return;
  indexed = products;
  const made = await makeSearchIndex(products);
  if (products === indexed) index = made;
}

/** Everything that only shoppers who search need, as one chunk. */
export const suggestions = {
  prepare,
  optionsFor: (products: readonly Product[], term: string): readonly SuggestionOption[] => {
    void prepare(products);
    return index ? suggestionOptions(suggestionsFor(index, term), term) : [];
  },
  List: SuggestionList,
  texts: suggestionTexts,
};
