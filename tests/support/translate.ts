/** Replaces every text below an element as a browser's translation does: by a copy beside it, in one step, or by a wrapper. Also runs in a page. */
export function translate(root: Element, way: 'beside it' | 'in one step' | 'around it' = 'beside it'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim()) continue;
    const font = document.createElement('font');
    if (way === 'around it') {
      text.before(font);
      font.append(text);
      continue;
    }
    font.append(text.data);
    if (way === 'in one step') text.replaceWith(font);
    else {
      text.before(font);
      text.remove();
    }
  }
}
