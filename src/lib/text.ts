/** As axios reads an answer: JSON where it is JSON, else the text as it came. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** JSON that may be broken or missing: undefined then. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text of at most `limit` characters; a longer one ends in an ellipsis. A character of two halves, such as an emoji, stays whole. */
export function truncate(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/**
 * A code (email, phone number, pincode, figure) as a keyboard types it: copying brings spaces, invisible marks and wide
 * characters.
 */
export function plainCode(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim();
}

/** ASCII has no accents: most texts of a list are spared the slow part. */
const beyondAscii = /[\u0080-\uffff]/;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Text made ready for searching: small letters, one shape of apostrophe, Latin letters without accents. Other scripts keep their marks, which make another word. */
export function normalizeForSearch(...parts: readonly string[]): string {
  const text = parts.join('\n').toLowerCase();
  if (!beyondAscii.test(text)) return text;
  return (
    text
      .normalize('NFKD')
      // Joiners and soft hyphens, which nobody types.
      .replace(/\p{Cf}/gu, '')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .replace(/[œæß]/g, (ligature) => ligatures[ligature] ?? ligature)
      .replace(/[‘’]/g, "'")
      .normalize('NFC')
  );
}

/** Sorts alphabetically, whatever the case and accents. Without `Intl.Collator`, whose first use costs a slow phone 30 ms. */
export function alphabetically(a: string, b: string): number {
  const [first, second] = [normalizeForSearch(a), normalizeForSearch(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** A code without what its notations put between. */
export const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}\n]+/gu, '');

/** What `filterRows` searches of a row: its texts, and its codes (phone numbers, pincodes, amounts) in any notation. */
export function searchTextOf(texts: readonly string[], codes: readonly string[]): string {
  return `${normalizeForSearch(...texts, ...codes)}\n${lettersAndDigits(normalizeForSearch(...codes))}`;
}

const hasDigit = (text: string) => /\d/.test(text);

type Found = readonly object[];

/** For each list, what was found for a text and for the beginnings of it: what is typed on is searched in those rows only. */
const searches = new WeakMap<Found, Map<string, Found>>();

/** The earlier searches of which this one is a continuation, or that continue it; others are dropped. */
function relatedSearches(rows: Found, text: string): Map<string, Found> {
  const known = [...(searches.get(rows) ?? [])].filter(([other]) => text.startsWith(other) || other.startsWith(text));
  const related = new Map(known);
  searches.set(rows, related);
  return related;
}

/** The rows that hold every word that was typed, or the code that it is in another notation; all of them for an empty text. */
export function filterRows<T extends { readonly searchText: string }>(rows: readonly T[], text: string): readonly T[] {
  const wanted = normalizeForSearch(text);
  const typed = wanted.split(/\s+/).filter(lettersAndDigits);
  const code = hasDigit(wanted) ? lettersAndDigits(wanted) : '';
  if (typed.length === 0) return rows;
  const related = relatedSearches(rows, wanted);
  const known = related.get(wanted);
  if (known) return known as readonly T[];
  let among: Found = rows;
  for (const [other, found] of related) {
    // Without a digit, it was not searched as a code.
    const isBeginning = wanted.startsWith(other) && (!code || hasDigit(other));
    if (isBeginning && found.length < among.length) among = found;
  }
  const found = (among as readonly T[]).filter(({ searchText }) => {
    if (code && searchText.includes(code)) return true;
    // No closure per row: each keystroke runs this for all rows.
    for (const word of typed) if (!searchText.includes(word)) return false;
    return true;
  });
  related.set(wanted, found);
  return found;
}

/** Whether the text is on the clipboard. A browser may block it, or have none outside https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
