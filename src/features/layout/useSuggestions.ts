import { useDeferredValue, useMemo, useState } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import { type SuggestionOption, suggestionOptions } from './suggestionOption';

type Chunk = Awaited<ReturnType<typeof loadChunk>>;

/** Only shoppers who search need this code. */
async function loadChunk() {
  const [{ suggestionsFor }, { SuggestionList }, { suggestionTexts }] = await Promise.all([
    import('@/domain/searchSuggestions'),
    import('./SuggestionList'),
    import('./suggestionTexts'),
  ]);
  return { suggestionsFor, SuggestionList, texts: suggestionTexts };
}

const noOptions: readonly SuggestionOption[] = [];

/**
 * Search suggestions from the catalogue that the layout already loads. `load` fetches their code on the first focus; until
 * then, or if that fails, there are none.
 */
export function useSuggestions(text: string) {
  const { data } = useGetProductsQuery();
  const [chunk, setChunk] = useState<Chunk | null>(null);
  const term = useDeferredValue(text.trim());

  const options = useMemo(
    () => (chunk && data && term ? suggestionOptions(chunk.suggestionsFor(data, term), term) : noOptions),
    [chunk, data, term],
  );

  return {
    options,
    List: chunk?.SuggestionList ?? null,
    texts: chunk?.texts ?? null,
    load: () => {
      if (!chunk) void loadChunk().then(setChunk, () => {});
    },
  };
}
