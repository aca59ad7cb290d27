/** What is pressed or looked at. A carousel moves: whatever part of it is empty now will not be. */
const things =
  'a[href], button, input, select, textarea, summary, label, img, video, [role="option"], [aria-roledescription="carousel"]';
/** Narrower and lower than anything that can be pressed, in pixels. */
const mesh = 11;

function holdsTextIn(element: Element, area: DOMRectReadOnly): boolean {
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (left < area.right && right > area.left && top < area.bottom && bottom > area.top) return true;
  }
  return false;
}

/** Whether text, a picture or a control of the page lies within an area of the window, `own` and its content aside. */
export function coversContent(area: DOMRectReadOnly, own: Element): boolean {
  const seen = new Set<Element>([own]);
  for (let { top: y } = area; y < area.bottom + mesh; y += mesh)
    for (let { left: x } = area; x < area.right + mesh; x += mesh)
      for (const element of document.elementsFromPoint(Math.min(x, area.right - 1), Math.min(y, area.bottom - 1))) {
        if (seen.has(element) || own.contains(element)) continue;
        seen.add(element);
        if (element.closest(things) || holdsTextIn(element, area)) return true;
      }
  return false;
}
