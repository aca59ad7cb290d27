import type { Product } from '@/contract/product';
import { normalizeForSearch } from '@/lib/searchText';
import { brandsOf } from './brands';
import { startsWithTypos } from './typos';

const productsOffered = 5;
const brandsOffered = 3;

/** How well a typed word meets a word of the catalogue. */
const worth = { whole: 8, start: 5, inside: 2, typo: 1 } as const;

/** Which products, by their place in the catalogue, hold which word. */
interface SearchIndex {
  readonly products: readonly Product[];
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly brands: readonly { readonly brand: string; readonly words: readonly string[] }[];
}

export interface Suggestions {
  readonly products: readonly Product[];
  readonly brands: readonly string[];
}

const wordsOf = (...parts: readonly string[]) => normalizeForSearch(...parts).match(/[\p{L}\p{N}]+/gu) ?? [];

function makeIndex(products: readonly Product[]): SearchIndex {
  const places = new Map<string, number[]>();
  products.forEach(({ name, brand, category, subcategory }, place) => {
    for (const word of new Set(wordsOf(name, brand, category, subcategory))) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  });
  return { products, places, brands: brandsOf(products).map((brand) => ({ brand, words: wordsOf(brand) })) };
}

/** One index for one catalogue, made when it is first searched, off the first paint. */
const indexes = new WeakMap<readonly Product[], SearchIndex>();

function indexOf(products: readonly Product[]): SearchIndex {
  const index = indexes.get(products) ?? makeIndex(products);
  indexes.set(products, index);
  return index;
}

function match(word: string, typed: string): number {
  if (word === typed) return worth.whole;
  if (word.startsWith(typed)) return worth.start;
  if (typed.length > 2 && word.includes(typed)) return worth.inside;
  return 0;
}

/** The catalogue's words that meet a typed one; those with a typo only where no word meets it as it is. */
function meeting(words: Iterable<string>, typed: string): Map<string, number> {
  const all = [...words];
  const met = new Map(all.map((word) => [word, match(word, typed)] as const).filter(([, points]) => points > 0));
  if (met.size > 0) return met;
  return new Map(all.filter((word) => startsWithTypos(word, typed)).map((word) => [word, worth.typo]));
}

/** Points of each product that holds a typed word. */
function points({ places }: SearchIndex, typed: string): Map<number, number> {
  const given = new Map<number, number>();
  for (const [word, worthOfWord] of meeting(places.keys(), typed))
    for (const place of places.get(word) ?? []) given.set(place, Math.max(worthOfWord, given.get(place) ?? 0));
  return given;
}

/** The products that hold every typed word, best first; equals in the catalogue's order. */
function bestPlaces(index: SearchIndex, [first = '', ...others]: readonly string[]): number[] {
  const found = points(index, first);
  for (const typed of others) {
    const more = points(index, typed);
    for (const [place, before] of found) {
      const added = more.get(place);
      if (added === undefined) found.delete(place);
      else found.set(place, before + added);
    }
  }
  return [...found].sort(([place, a], [other, b]) => b - a || place - other).map(([place]) => place);
}

/**
 * What the catalogue offers for what is being typed: the best five products that hold every word, and up to three
 * brands. Accents and small typing errors do not matter. An empty text gives nothing.
 */
export function suggestionsFor(catalogue: readonly Product[], text: string): Suggestions {
  const typed = wordsOf(text);
  if (typed.length === 0) return { products: [], brands: [] };
  const index = indexOf(catalogue);
  return {
    products: bestPlaces(index, typed)
      .slice(0, productsOffered)
      .flatMap((place) => index.products[place] ?? []),
    brands: index.brands
      .filter(({ words }) =>
        typed.every((one) => words.some((word) => word.startsWith(one) || startsWithTypos(word, one))),
      )
      .map(({ brand }) => brand)
      .slice(0, brandsOffered),
  };
}
