import type { Product } from '@/contract/product';
import { mapInChunks } from '@/lib/mapInChunks';
import { normalizeForSearch } from '@/lib/searchText';
import { brandsOf } from './brands';
import { startsWithTypos } from './typos';

const maxProducts = 5;
const maxBrands = 3;

const scores = { whole: 8, start: 5, inside: 2, typo: 1 } as const;

export interface SearchIndex {
  readonly products: readonly Product[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly brands: readonly { readonly brand: string; readonly words: readonly string[] }[];
}

export interface Suggestions {
  readonly products: readonly Product[];
  readonly brands: readonly string[];
}

const wordsOf = (...parts: readonly string[]) => normalizeForSearch(...parts).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Built a few products at a time: a large catalogue takes long. */
export async function makeSearchIndex(products: readonly Product[]): Promise<SearchIndex> {
  const positions = new Map<string, number[]>();
  let position = 0;
  await mapInChunks(products, ({ name, brand, category, subcategory }) => {
    for (const word of new Set(wordsOf(name, brand, category, subcategory))) {
      const known = positions.get(word);
      if (known) known.push(position);
      else positions.set(word, [position]);
    }
    position += 1;
  });
  return { products, positions, brands: brandsOf(products).map((brand) => ({ brand, words: wordsOf(brand) })) };
}

function scoreOf(word: string, typed: string): number {
  if (word === typed) return scores.whole;
  if (word.startsWith(typed)) return scores.start;
  if (typed.length > 2 && word.includes(typed)) return scores.inside;
  return 0;
}

/** Falls back to words with a typo only if no word matches as typed. */
function matches(words: Iterable<string>, typed: string): Map<string, number> {
  const all = [...words];
  const exact = new Map(all.map((word) => [word, scoreOf(word, typed)] as const).filter(([, score]) => score > 0));
  if (exact.size > 0) return exact;
  return new Map(all.filter((word) => startsWithTypos(word, typed)).map((word) => [word, scores.typo]));
}

function scoresFor({ positions }: SearchIndex, typed: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, score] of matches(positions.keys(), typed))
    for (const position of positions.get(word) ?? []) found.set(position, Math.max(score, found.get(position) ?? 0));
  return found;
}

/** Products that contain every typed word, best first; ties keep the catalogue's order. */
function bestPositions(index: SearchIndex, [first = '', ...others]: readonly string[]): number[] {
  const found = scoresFor(index, first);
  for (const typed of others) {
    const more = scoresFor(index, typed);
    for (const [position, score] of found) {
      const added = more.get(position);
      if (added === undefined) found.delete(position);
      else found.set(position, score + added);
    }
  }
  return [...found]
    .sort(([position, a], [otherPosition, b]) => b - a || position - otherPosition)
    .map(([position]) => position);
}

export function suggestionsFor(index: SearchIndex, text: string): Suggestions {
  const typed = wordsOf(text);
  if (typed.length === 0) return { products: [], brands: [] };
  return {
    products: bestPositions(index, typed)
      .slice(0, maxProducts)
      .flatMap((position) => index.products[position] ?? []),
    brands: index.brands
      .filter(({ words }) =>
        typed.every((one) => words.some((word) => word.startsWith(one) || startsWithTypos(word, one))),
      )
      .map(({ brand }) => brand)
      .slice(0, maxBrands),
  };
}
