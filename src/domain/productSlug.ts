/** A product's path: spaces as underscores, then percent-encoded so that any name opens and reloads (§2, ruling 33). */
export function productPath(name: string): string {
  return `/products/${encodeURIComponent(name.replaceAll(' ', '_'))}`;
}

/**
 * The product's name behind a route parameter (already percent-decoded).
 * A name that holds underscores itself is told from one with spaces by the names the shop knows.
 */
export function nameFromSlug(slug: string, knownNames: readonly string[] = []): string {
  const spaced = slug.replaceAll('_', ' ');
  return knownNames.find((name) => name.replaceAll(' ', '_') === slug) ?? spaced;
}
