/** Where the focus may rest: an inner place first. */
const homes = '[data-focus-home], dialog, [role="tabpanel"], main';

const isThere = (element: Element) => element.isConnected && !element.matches(':disabled');

/** Whether it is there and seen: asked after a change, that lays the page out at once. */
const canHoldFocus = (element: Element) => isThere(element) && element.checkVisibility?.() !== false;

function homesAround(element: Element): HTMLElement[] {
  const inner = element.closest<HTMLElement>(homes);
  return inner ? [inner, ...(inner.parentElement ? homesAround(inner.parentElement) : [])] : [];
}

function focusOn(home: HTMLElement): void {
  if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
  home.focus({ preventScroll: true });
  // What was below may have been far longer than what stands there now.
  const { top, bottom } = home.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) home.scrollIntoView({ block: 'start' });
}

/**
 * Keeps a keyboard's place within `root`: when what has the focus goes away (a deleted row, a form that was saved, a Retry
 * that worked, a closed dialog whose opener is gone), the nearest part of the page around it takes the focus instead of
 * nobody. Gives the way to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let around: HTMLElement[] = [];
  function remember(element: unknown) {
    if (!(element instanceof Element) || element === document.body) return;
    last = element;
    around = homesAround(element);
  }
  const onFocus = ({ target }: FocusEvent) => remember(target);
  let frame = 0;
  function look() {
    // A browser may take the focus from what has just been hidden only when it draws.
    const active = document.activeElement;
    if ((active !== document.body && active !== last) || !last || canHoldFocus(last)) return;
    const home = around.find(canHoldFocus);
    if (home) focusOn(home);
  }
  const observer = new MutationObserver(() => {
    if (last && !isThere(last)) return look();
    // What was hidden is looked for in the next frame: a list that scrolls would be laid out twice otherwise.
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  });
  root.addEventListener('focusin', onFocus);
  remember(document.activeElement);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['open', 'disabled', 'hidden'] });
  return () => {
    root.removeEventListener('focusin', onFocus);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
