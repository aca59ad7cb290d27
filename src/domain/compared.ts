export const comparedMost = 4;
/** Parameter of the URL that opens a comparison. */
const compareParam = 'compare';

/** Product ids, each once, in the order in which they were chosen. */
export function soundCompared(ids: readonly unknown[]): readonly string[] {
  const texts = ids.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(texts)].slice(0, comparedMost);
}

/** Adds an id or removes it; null where there is no room for it. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < comparedMost ? [...ids, id] : null;
}

/** The ids that a URL compares; none where it compares nothing. */
export function readCompared(params: URLSearchParams): readonly string[] {
  return soundCompared((params.get(compareParam) ?? '').split(','));
}

/** The query of the same page that compares these products, or none. */
export function comparedQuery(query: string, ids: readonly string[]): string {
  const params = new URLSearchParams(query);
  params.delete(compareParam);
  const others = params.toString();
  const compared = ids.length > 0 ? `${compareParam}=${ids.map(encodeURIComponent).join(',')}` : '';
  const all = [others, compared].filter(Boolean).join('&');
  return all && `?${all}`;
}
