const timeoutMs = 5000;

/**
 * Focuses the page's h1 (`data-page-heading`), waiting for it while the page's chunk loads. Does nothing if the focus moves
 * into the page meanwhile. Returns a cancel function.
 */
export function focusHeading(main: HTMLElement): () => void {
  const initial = document.activeElement;
  function focusNow(): boolean {
    const heading = main.querySelector<HTMLElement>('[data-page-heading]');
    if (!heading) return false;
    const active = document.activeElement;
    // An ancestor of the heading has the focus only because a focused element disappeared.
    if (active === initial || active?.contains(heading)) heading.focus({ preventScroll: true });
    return true;
  }
  if (focusNow()) return () => {};
  const observer = new MutationObserver(() => focusNow() && stop());
  const timer = setTimeout(stop, timeoutMs);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('input', stop, true);
  }
  observer.observe(main, { childList: true, subtree: true });
  // Don't steal focus while the user is typing.
  document.addEventListener('input', stop, true);
  return stop;
}
