/**
 * A browser that translates a page replaces each text node by a `<font>` with the translation. React keeps the old
 * node: it would update a detached text, and throw when it removes that node or inserts another before it.
 */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is Element => node instanceof Element && node.nodeName === 'FONT';

/** The child of `parent` that now contains, or replaces, a node that React put there. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = standIns.get(node) ?? node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/** Called at the first translated text. Nodes that are where React put them behave as before. */
function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const found = childHolding(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    standIns.get(node)?.remove();
    standIns.delete(node);
    return insertBefore.call(this, node, next && childHolding(this, next)) as T;
  };
}

/** Keeps a translated page working: a text that changes returns to its place, where the browser translates it again. */
export function followTranslation(): void {
  let isTranslated = false;
  const taken = new WeakSet<Element>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        const standIn = standIns.get(target);
        standIns.delete(target);
        standIn?.replaceWith(target);
        continue;
      }
      for (const text of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !taken.has(node));
        if (!(text instanceof Text) || text.isConnected || !isFont(font)) continue;
        if (!isTranslated) tolerateMovedNodes();
        isTranslated = true;
        taken.add(font);
        standIns.set(text, font);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
