import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import type { SearchIndex } from '@/domain/searchSuggestions';
import { provisionalOf } from '@/lib/provisional';
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
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const term = useDeferredValue(text.trim());

  useEffect(() => {
    if (!suggestions || !data || provisionalOf(data)?.partial) return;
    let latest = true;
    void suggestions.indexOf(data).then((made) => latest && setIndex(made));
    return () => {
      latest = false;
    };
  }, [suggestions, data]);

  const options = useMemo(
    () => (suggestions && index && term ? suggestions.optionsFor(index, term) : noOptions),
    [suggestions, index, term],
  );

  return {
    options,
    suggestions,
    load: () => {
      if (!suggestions) void loadSuggestions().then(setSuggestions, () => {});
    },
  };
}
