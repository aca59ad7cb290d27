import { useDeferredValue, useMemo, useState } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';

type Parts = Awaited<ReturnType<typeof loadParts>>;

/** The rule and the list: a chunk of their own, for only who searches needs them. */
async function loadParts() {
  const [{ suggestionsFor }, { SuggestionList }] = await Promise.all([
    import('@/domain/searchSuggestions'),
    import('./SuggestionList'),
  ]);
  return { suggestionsFor, SuggestionList };
}

const nothing: readonly SuggestionOption[] = [];

/**
 * Suggestions for what is being typed, from the catalogue that the layout holds: no request. `wake` loads the parts
 * at the first focus; until they are here, or where they fail to load, it is a plain search box.
 */
export function useSuggestions(typed: string) {
  const { data } = useGetProductsQuery();
  const [parts, setParts] = useState<Parts | null>(null);
  const term = useDeferredValue(typed.trim());

  const options = useMemo(
    () => (parts && data && term ? suggestionOptions(parts.suggestionsFor(data, term), term) : nothing),
    [parts, data, term],
  );

  return {
    options,
    List: parts?.SuggestionList ?? null,
    wake: () => {
      if (!parts) void loadParts().then(setParts, () => {});
    },
  };
}
