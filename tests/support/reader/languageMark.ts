export const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The language of a foreign part, in brackets. */
export function languageMark(node: Node): string {
  const own = elementOf(node)?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
  return !own || own === document.documentElement.lang.slice(0, 2) ? '' : `[${own}] `;
}
