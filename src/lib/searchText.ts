/** Text made ready for searching: small letters, no accents. */
export function normalizeForSearch(...parts: readonly string[]): string {
  return parts
    .join('\n')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The rows that hold every word that was typed; all of them for an empty text. */
export function filterRows<T extends { readonly searchText: string }>(rows: readonly T[], text: string): readonly T[] {
  const typed = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  return typed.length === 0 ? rows : rows.filter((row) => typed.every((word) => row.searchText.includes(word)));
}
