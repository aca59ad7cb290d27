/** Long enough after the page's own loading that nothing competes with its first pictures (ms). */
const settleMs = 2000;

/** Runs a task once the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const soon = () => setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(task) : task()), settleMs);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
