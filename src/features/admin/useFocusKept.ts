import { type RefObject, useEffect } from 'react';

/** Where the focus may rest: an inner place first. */
const homes = '[data-focus-home], dialog, [role="tabpanel"], main';

function canHoldFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility?.() !== false;
}

function homesAround(element: Element): HTMLElement[] {
  const inner = element.closest<HTMLElement>(homes);
  return inner ? [inner, ...(inner.parentElement ? homesAround(inner.parentElement) : [])] : [];
}

function focusOn(home: HTMLElement): void {
  if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
  home.focus({ preventScroll: true });
}

/**
 * Keeps a keyboard's place within `rootRef`: when what has the focus goes away (a deleted row, a Retry that worked, a closed
 * dialog whose opener is gone), the nearest part of the page around it takes the focus instead of nobody.
 */
export function useFocusKept(rootRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let last: Element | null = null;
    let around: HTMLElement[] = [];
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      last = target;
      around = homesAround(target);
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !last || canHoldFocus(last)) return;
      const home = around.find(canHoldFocus);
      if (home) focusOn(home);
    });
    root.addEventListener('focusin', remember);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['open', 'disabled', 'hidden'] });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [rootRef]);
}
