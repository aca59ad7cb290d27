/** All texts anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the page knows of the shopper: the given values, what is typed into its fields, and what is searched. */
export function personalWords(known: unknown): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const searched = new URLSearchParams(window.location.search).values();
  return [...textsIn(known), ...[...fields].map(({ value }) => value), ...searched];
}
