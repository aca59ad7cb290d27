/** Numbers repeated keys, so that React and lookups tell the rows apart. */
export function withUniqueKeys<T extends { readonly key: string }>(rows: readonly T[]): T[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const times = (seen.get(row.key) ?? 0) + 1;
    seen.set(row.key, times);
    return times === 1 ? row : { ...row, key: `${row.key} ${times}` };
  });
}
