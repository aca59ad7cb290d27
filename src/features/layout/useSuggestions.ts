import { useDeferredValue, useMemo, useState } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import type { SuggestionOption } from './suggestionOption';

const loadSuggestions = () => import('./suggestions').then((module) => module.suggestions);

type Suggestions = Awaited<ReturnType<typeof loadSuggestions>>;

const noOptions: readonly SuggestionOption[] = [];

/**
 * Search suggestions from the catalogue that the layout already loads. `load` fetches their code on the first focus; until
 * then, or if that fails, there are none.
 */
export function useSuggestions(text: string) {
  const { data } = useGetProductsQuery();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const term = useDeferredValue(text.trim());

  const options = useMemo(
    () => (suggestions && data && term ? suggestions.optionsFor(data, term) : noOptions),
    [suggestions, data, term],
  );

  return {
    options,
    suggestions,
    load: () => {
      if (!suggestions)
        void loadSuggestions()
          .then(async (loaded) => {
            await loaded.prepare(data);
            setSuggestions(loaded);
          })
          .catch(() => {});
    },
  };
}
