export const recentlyViewedKept = 8;

/** Product ids, the latest first, each once. */
export function withViewed(ids: readonly string[], viewed: string): readonly string[] {
  return [viewed, ...ids.filter((id) => id !== viewed)].slice(0, recentlyViewedKept);
}
