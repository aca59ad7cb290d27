import { listen } from '@/lib/listen';

type Focusable = HTMLElement | SVGElement;

const fallbackTargets = '[data-focus-home], dialog, [role="tabpanel"], main';

const isEnabled = (element: Element) => element.isConnected && !element.matches(':disabled');

/** Forces a layout when called after a DOM change. */
const canHoldFocus = (element: Element) => isEnabled(element) && element.checkVisibility?.() !== false;

/** The fallback targets around an element, innermost first. */
function fallbacksFor(element: Element): HTMLElement[] {
  const inner = element.closest<HTMLElement>(fallbackTargets);
  return inner ? [inner, ...(inner.parentElement ? fallbacksFor(inner.parentElement) : [])] : [];
}

function moveFocusTo(target: Focusable): void {
  const isControl = target.tabIndex >= 0;
  if (!isControl) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (isControl) return;
  // The content may have become much shorter.
  const { top, bottom } = target.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) target.scrollIntoView({ block: 'start' });
}

/**
 * Keeps the focus in the page when the focused element disappears (a deleted row, a saved form, a successful Retry, a
 * closed dialog without its opener): the nearest container takes it instead of <body>. A closed message returns it to
 * the control of the page that had it before; elements outside <main>, such as the header's, leave it to <main>.
 * Returns a cleanup function.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let fallbacks: Focusable[] = [];
  function remember(element: unknown) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return;
    last = element;
    if (element.closest('[aria-live]')) return;
    const around = fallbacksFor(element);
    fallbacks = around.length > 0 ? [element, ...around] : [];
  }
  const onFocus = ({ target }: FocusEvent) => remember(target);
  let frame = 0;
  function check() {
    // A browser may blur a hidden element only on the next paint.
    const active = document.activeElement;
    if ((active !== document.body && active !== last) || !last || canHoldFocus(last)) return;
    const target = fallbacks.find(canHoldFocus) ?? document.querySelector('main');
    if (target) moveFocusTo(target);
  }
  const observer = new MutationObserver(() => {
    if (last && !isEnabled(last)) return check();
    // Checks visibility in the next frame: a scrolling list would be laid out twice otherwise.
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      check();
    });
  });
  const stopListening = listen(document, 'focusin', onFocus);
  remember(document.activeElement);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'disabled', 'hidden'] });
  return () => {
    stopListening();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
