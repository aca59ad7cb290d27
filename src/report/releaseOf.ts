/** The build's id: the hash in the name of its first module, which changes with any of its code. */
export function releaseOf(scripts: readonly string[]): string {
  const hashes = scripts.flatMap((src) => /\/assets\/index-([\w-]{8})\.js$/.exec(src)?.[1] ?? []);
  return hashes[0] ?? 'unknown';
}
