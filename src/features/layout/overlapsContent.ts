/** A carousel counts as a whole: its gaps move. */
const content =
  'a[href], button, input, select, textarea, summary, label, img, video, [role="option"], [aria-roledescription]';
/** In pixels: smaller than any control, so that no sample point misses one. */
const sampleDistance = 11;

function hasTextIn(element: Element, area: DOMRectReadOnly): boolean {
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (left < area.right && right > area.left && top < area.bottom && bottom > area.top) return true;
  }
  return false;
}

/** Whether text, a picture or a control outside `own` lies within an area of the viewport. */
export function overlapsContent(area: DOMRectReadOnly, own: Element): boolean {
  const seen = new Set<Element>([own]);
  for (let { top: y } = area; y < area.bottom + sampleDistance; y += sampleDistance)
    for (let { left: x } = area; x < area.right + sampleDistance; x += sampleDistance)
      for (const element of document.elementsFromPoint(Math.min(x, area.right - 1), Math.min(y, area.bottom - 1))) {
        if (seen.has(element) || own.contains(element)) continue;
        seen.add(element);
        if (element.closest(content) || hasTextIn(element, area)) return true;
      }
  return false;
}
