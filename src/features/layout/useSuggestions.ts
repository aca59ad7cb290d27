import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type SearchIndex, searchIndexOf } from '@/domain/searchIndex';
import { suggestionsFor } from '@/domain/searchSuggestions';
import { useProducts } from '@/state/products';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';

const noOptions: readonly SuggestionOption[] = [];

/** Search suggestions from the catalogue that the layout already loads. `load` makes its index, on the first focus. */
export function useSuggestions(text: string) {
  const { products: data } = useProducts();
  const [wanted, setWanted] = useState(false);
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const term = useDeferredValue(text.trim());

  // Until the index of a new list is ready, the earlier list is searched.
  useEffect(() => {
    if (!wanted || !data) return;
    let isCurrent = true;
    void searchIndexOf(data).then((made) => isCurrent && setIndex(made));
    return () => {
      isCurrent = false;
    };
  }, [wanted, data]);

  const options = useMemo(
    () => (index && term ? suggestionOptions(suggestionsFor(index, term), term) : noOptions),
    [index, term],
  );
  return { options, load: () => setWanted(true) };
}
