/** Rows that would share a key get keys of their own: none is drawn twice or opened for another. */
export function withUniqueKeys<T extends { readonly key: string }>(rows: readonly T[]): T[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const times = (seen.get(row.key) ?? 0) + 1;
    seen.set(row.key, times);
    return times === 1 ? row : { ...row, key: `${row.key} ${times}` };
  });
}
