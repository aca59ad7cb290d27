/** Longer than any real id; protects the browser's storage. */
const longestId = 128;

export function externalId(id: string): string {
  return id.slice(0, longestId);
}
