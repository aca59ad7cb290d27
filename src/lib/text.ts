/** Reads a response as axios does: parsed if it is JSON, else as text. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses JSON; undefined if it is malformed or missing. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shortens a text to `limit` characters, ellipsis included. Never splits a surrogate pair, such as an emoji. */
export function truncate(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/**
 * A code (email, phone number, pincode, figure) as a keyboard types it: copied text has spaces, invisible marks and
 * full-width characters.
 */
export function plainCode(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim();
}

/** ASCII has no accents, so most texts of a list skip the slow part. */
const beyondAscii = /[\u0080-\uffff]/;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Lower case, straight apostrophes, Latin letters without accents; in other scripts, accents distinguish words. */
export function normalizeForSearch(...parts: readonly string[]): string {
  const text = parts.join('\n').toLowerCase();
  if (!beyondAscii.test(text)) return text;
  return (
    text
      .normalize('NFKD')
      // Joiners and soft hyphens, which no shopper types.
      .replace(/\p{Cf}/gu, '')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .replace(/[œæß]/g, (ligature) => ligatures[ligature] ?? ligature)
      .replace(/[‘’]/g, "'")
      .normalize('NFC')
  );
}

/** Compares alphabetically, ignoring case and accents. `Intl.Collator`'s first use would take a slow phone 30 ms. */
export function alphabetically(a: string, b: string): number {
  const [first, second] = [normalizeForSearch(a), normalizeForSearch(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** A code without separators. */
export const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}\n]+/gu, '');

/** What `filterRows` searches of a row: its texts, and its codes (phone numbers, pincodes, amounts) in any notation. */
export function searchTextOf(texts: readonly string[], codes: readonly string[]): string {
  return `${normalizeForSearch(...texts, ...codes)}\n${lettersAndDigits(normalizeForSearch(...codes))}`;
}

const hasDigit = (text: string) => /\d/.test(text);

type Found = readonly object[];

/** For each list, the rows found for a text and its prefixes: a text that continues is searched in those rows only. */
const searches = new WeakMap<Found, Map<string, Found>>();

/** The earlier searches whose text is a prefix of this one, or has it as a prefix; others are dropped. */
function relatedSearches(rows: Found, text: string): Map<string, Found> {
  const known = [...(searches.get(rows) ?? [])].filter(([other]) => text.startsWith(other) || other.startsWith(text));
  const related = new Map(known);
  searches.set(rows, related);
  return related;
}

/** The rows that contain every typed word, or the typed code in another notation; all rows for an empty text. */
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
    // A text without a digit was not searched as a code.
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

/** Copies a text; resolves to whether it worked. A browser may block the clipboard, or have none outside https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
