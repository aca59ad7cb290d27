/** Parameters that say which records were opened, not how the list is seen. */
const passing = ['tab', 'show', 'page', 'open', 'product', 'slip', 'invoice'];

/** The part of the dashboard's query string that a saved view keeps, in one order whatever was chosen first. */
export function viewQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !passing.includes(name));
  return String(new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** The query string that shows a list in a view. */
export function viewSearch(list: string, query: string): string {
  return `?${new URLSearchParams([['tab', list], ['show', '1'], ...new URLSearchParams(viewQuery(query))])}`;
}
