/** Percent-encoded, so that any name opens and reloads (§2, ruling 33). */
export function productPath(name: string): string {
  return `/products/${encodeURIComponent(name.replaceAll(' ', '_'))}`;
}

/** Takes a decoded route parameter. `knownNames` resolves names that contain underscores themselves. */
export function nameFromSlug(slug: string, knownNames: readonly string[] = []): string {
  const spaced = slug.replaceAll('_', ' ');
  return knownNames.find((name) => name.replaceAll(' ', '_') === slug) ?? spaced;
}
