/** A page whose heading comes later than this is not focused any more, in milliseconds. */
const patienceMs = 5000;

/**
 * Gives the focus to the page's h1 (`data-page-heading`), also when the page's chunk is still loading. Leaves it where
 * it is when the shopper has put it into the page meanwhile. Gives a function that stops waiting.
 */
export function focusHeading(main: HTMLElement): () => void {
  const left = document.activeElement;
  function focusNow(): boolean {
    const heading = main.querySelector<HTMLElement>('[data-page-heading]');
    if (!heading) return false;
    const active = document.activeElement;
    // What holds the heading has the focus only in place of something that is gone.
    if (active === left || active?.contains(heading)) heading.focus({ preventScroll: true });
    return true;
  }
  if (focusNow()) return () => {};
  const observer = new MutationObserver(() => focusNow() && stop());
  const timer = setTimeout(stop, patienceMs);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('input', stop, true);
  }
  observer.observe(main, { childList: true, subtree: true });
  // Who types on stays in the field: the next keys would be lost in the heading.
  document.addEventListener('input', stop, true);
  return stop;
}
