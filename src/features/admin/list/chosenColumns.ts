/** Ids of columns from the URL, separated by commas; all of them unless at least one is known. */
export function chosenColumns(all: readonly string[], text: string): readonly string[] {
  const wanted = new Set(text.split(','));
  const chosen = all.filter((id) => wanted.has(id));
  return chosen.length === 0 ? all : chosen;
}

/** What a press on a column's checkbox makes of the choice: '' for all. The last column stays. */
export function withColumnToggled(all: readonly string[], text: string, id: string): string {
  const chosen = new Set(chosenColumns(all, text));
  if (!chosen.delete(id)) chosen.add(id);
  if (chosen.size === 0) return id;
  return chosen.size === all.length ? '' : all.filter((column) => chosen.has(column)).join(',');
}
