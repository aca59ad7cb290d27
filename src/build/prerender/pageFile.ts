/** Longest name that every file system takes, `.html` and encoding included (bytes). */
const longestName = 200;
const plainName = /^[\p{L}\p{N}_][\p{L}\p{N} _.,'()&+-]*$/u;

/**
 * The file that a static host answers an address with, relative to the build. Null for an address that not every host and
 * disk can hold: it is answered by index.html, as without prerendering. Takes a path, percent-encoded.
 */
export function pageFile(address: string): string | null {
  const names = address.split('/').slice(1).map(decodeURIComponent);
  const holds = (name: string) => plainName.test(name) && !name.endsWith('.') && Buffer.byteLength(name) <= longestName;
  return names.length > 0 && names.every(holds) ? `${names.join('/')}.html` : null;
}

/** Of addresses whose files differ by case alone, which some disks take for one, the first. */
export function withoutCaseTwins<T extends { readonly file: string }>(pages: readonly T[]): T[] {
  const seen = new Set<string>();
  return pages.filter(({ file }) => {
    const key = file.normalize().toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
