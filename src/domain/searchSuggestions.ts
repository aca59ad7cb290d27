import type { Product } from '@/contract/product';
import { matchesOf, type SearchIndex, wordsOf } from './searchIndex';
import { startsWithTypos } from './typos';

const maxProducts = 5;
const maxBrands = 3;

export interface Suggestions {
  readonly products: readonly Product[];
  readonly brands: readonly string[];
}

export function suggestionsFor(index: SearchIndex, text: string): Suggestions {
  const typed = wordsOf(text);
  if (typed.length === 0) return { products: [], brands: [] };
  return {
    products: matchesOf(index, text).slice(0, maxProducts),
    brands: index.brands
      .filter(({ words }) =>
        typed.every((one) => words.some((word) => word.startsWith(one) || startsWithTypos(word, one))),
      )
      .map(({ brand }) => brand)
      .slice(0, maxBrands),
  };
}
