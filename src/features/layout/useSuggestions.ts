import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useProducts } from '@/state/useProducts';
import type { SuggestionOption } from './suggestionOption';

const loadSuggestions = () => import('./suggestions').then((module) => module.suggestions);

type Suggestions = Awaited<ReturnType<typeof loadSuggestions>>;
type Index = Awaited<ReturnType<Suggestions['indexOf']>>;

const noOptions: readonly SuggestionOption[] = [];

/**
 * Search suggestions from the catalogue that the layout already loads. `load` fetches their code on the first focus; until
 * then, or if that fails, there are none.
 */
export function useSuggestions(text: string) {
  const { products: data } = useProducts();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const [index, setIndex] = useState<Index | null>(null);
  const term = useDeferredValue(text.trim());

  // Until the index of a new list is ready, the earlier list is searched.
  useEffect(() => {
    if (!suggestions || !data) return;
    let isCurrent = true;
    void suggestions.indexOf(data).then((made) => isCurrent && setIndex(made));
    return () => {
      isCurrent = false;
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
