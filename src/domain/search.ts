import type { Product } from '@/contract/product';
import { language } from '@/lib/language';
import { mapInChunks } from '@/lib/scheduling';
import { normalizeForSearch } from '@/lib/text';
import { brandsOf, valueLabel } from './product';

/** Word lengths from which one or two typos are tolerated; short words are too similar to each other. */
const oneTypoFrom = 4;
const twoTyposFrom = 8;

/** A typo is a wrong, missing, extra or swapped letter. Takes lower-case words. */
export function startsWithTypos(word: string, typed: string): boolean {
  if (typed.length < oneTypoFrom) return word.startsWith(typed);
  return begins(word, typed, typed.length < twoTyposFrom ? 1 : 2);
}

function begins(word: string, typed: string, errors: number): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  if (same === typed.length) return true;
  if (errors === 0) return false;
  const [w, t] = [word.slice(same), typed.slice(same)];
  return (
    begins(w.slice(1), t.slice(1), errors - 1) ||
    begins(w, t.slice(1), errors - 1) ||
    begins(w.slice(1), t, errors - 1) ||
    (t.length > 1 && t[0] === w[1] && t[1] === w[0] && begins(w.slice(2), t.slice(2), errors - 1))
  );
}

const scores = { whole: 8, start: 5, inside: 2, typo: 1 } as const;

export interface SearchIndex {
  readonly products: readonly Product[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly brands: readonly { readonly brand: string; readonly words: readonly string[] }[];
}

/** An apostrophe does not end a word, and neither do combining marks. */
export const wordsOf = (...parts: readonly string[]) =>
  normalizeForSearch(...parts)
    .replaceAll("'", '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words with a hyphen are also indexed as one: "multi-herb", "multiherb". */
const indexedWords = (text: string): readonly string[] =>
  text.includes('-') ? wordsOf(text, text.replaceAll('-', '')) : wordsOf(text);

/** Product names are English: with these, a French reader finds oils by "huile". */
const translatedParts = ({ category, dose_form }: Product) => [
  valueLabel('category', category),
  valueLabel('form', dose_form),
];

function indexer(products: readonly Product[]) {
  const positions = new Map<string, number[]>();
  const addWords = (words: readonly string[], position: number) => {
    for (const word of words) {
      const known = positions.get(word);
      if (!known) positions.set(word, [position]);
      else if (known.at(-1) !== position) known.push(position);
    }
  };
  /** The words of brands and categories, which many products share. */
  const wordsOfShared = new Map<string, readonly string[]>();
  const sharedWords = (text: string) => {
    const words = wordsOfShared.get(text) ?? indexedWords(text);
    wordsOfShared.set(text, words);
    return words;
  };
  const add = (product: Product, position: number) => {
    const { name, brand, category, subcategory } = product;
    addWords(indexedWords(name), position);
    const translated = language === 'en' ? [] : translatedParts(product);
    for (const text of [brand, category, subcategory, ...translated]) addWords(sharedWords(text), position);
  };
  const index = (): SearchIndex => ({
    products,
    positions,
    brands: brandsOf(products).map((brand) => ({ brand, words: wordsOf(brand) })),
  });
  return { add, index };
}

/** Built a few products at a time, because a large catalogue takes long. */
export async function makeSearchIndex(products: readonly Product[]): Promise<SearchIndex> {
  const { add, index } = indexer(products);
  await mapInChunks([...products.entries()], ([position, product]) => add(product, position));
  return index();
}

const building = new WeakMap<readonly Product[], Promise<SearchIndex>>();
const made = new WeakMap<readonly Product[], SearchIndex>();

/** Built once for a list, in the background. */
export async function searchIndexOf(products: readonly Product[]): Promise<SearchIndex> {
  const pending = building.get(products) ?? makeSearchIndex(products);
  building.set(products, pending);
  const index = made.get(products) ?? (await pending);
  made.set(products, index);
  return index;
}

/** A list of at most this length is indexed synchronously. */
const shortList = 200;

/** The index of a short list; of a long one, undefined until `searchIndexOf` has built it. */
export function readySearchIndexOf(products: readonly Product[]): SearchIndex | undefined {
  const known = made.get(products);
  if (known || products.length > shortList) return known;
  const { add, index } = indexer(products);
  for (const [position, product] of products.entries()) add(product, position);
  made.set(products, index());
  return made.get(products);
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

interface Counted {
  readonly words: number;
  readonly score: number;
}

/** How many of the typed words each product contains, and how well. */
function countedFor(index: SearchIndex, typed: readonly string[]): Map<number, Counted> {
  const counted = new Map<number, Counted>();
  for (const word of new Set(typed))
    for (const [position, score] of scoresFor(index, word)) {
      const before = counted.get(position) ?? { words: 0, score: 0 };
      counted.set(position, { words: before.words + 1, score: before.score + score });
    }
  return counted;
}

/** Best first; ties keep the catalogue's order. */
function ranked({ products }: SearchIndex, counted: Iterable<readonly [number, Counted]>): Product[] {
  return [...counted]
    .sort(([position, a], [other, b]) => b.words - a.words || b.score - a.score || position - other)
    .flatMap(([position]) => products[position] ?? []);
}

/** The products that contain every typed word, without regard to case, accents and typos, best first. */
export function matchesOf(index: SearchIndex, text: string): Product[] {
  const typed = new Set(wordsOf(text));
  return ranked(
    index,
    [...countedFor(index, [...typed])].filter(([, { words }]) => words === typed.size),
  );
}

/** The products that contain most of the typed words, best first; none if no product contains any. */
export function nearMatchesOf(index: SearchIndex, text: string): Product[] {
  return ranked(index, countedFor(index, wordsOf(text)));
}

/** A search's response, then the catalogue's other matches, so that no shown product moves. */
export function withMatches(found: readonly Product[], matched: readonly Product[]): readonly Product[] {
  const ids = new Set(found.map(({ _id }) => _id));
  return [...found, ...matched.filter(({ _id }) => !ids.has(_id))];
}

const maxProducts = 5;
const maxBrands = 3;

export interface Suggestions {
  readonly products: readonly Product[];
  readonly brands: readonly string[];
}

export function suggestionsFor(index: SearchIndex, text: string): Suggestions {
  const typed = wordsOf(text);
  if (typed.length === 0) return { products: [], brands: [] };
  // If a product has the word as it is typed, a brand with a typo is not meant.
  const known = new Set(typed.filter((one) => [...index.positions.keys()].some((word) => word.startsWith(one))));
  return {
    products: matchesOf(index, text).slice(0, maxProducts),
    brands: index.brands
      .filter(({ words }) =>
        typed.every((one) =>
          words.some((word) => word.startsWith(one) || (!known.has(one) && startsWithTypos(word, one))),
        ),
      )
      .map(({ brand }) => brand)
      .slice(0, maxBrands),
  };
}
