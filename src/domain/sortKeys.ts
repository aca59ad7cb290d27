/** URL values (§2, ruling 2). */
export const sortKeys = ['default', 'price', 'price-desc', 'popularity', 'rating', 'newest', 'saving'] as const;
export type SortKey = (typeof sortKeys)[number];

export function readSort(value: string | null): SortKey {
  return sortKeys.find((key) => key === value) ?? 'default';
}
