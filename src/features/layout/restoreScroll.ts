/** A page that is still loading is given this long to become tall enough, in milliseconds. */
const patienceMs = 4000;
const userMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place as soon as the page is tall enough for it. Gives up when the shopper moves on their own.
 * Gives a function that stops it.
 */
export function restoreScroll(top: number): () => void {
  const canReach = () => document.documentElement.scrollHeight - window.innerHeight >= top;
  let stopped = false;
  function stop() {
    stopped = true;
    for (const name of userMoves) window.removeEventListener(name, stop);
  }
  const until = performance.now() + patienceMs;
  function attempt() {
    if (stopped) return;
    const late = performance.now() > until;
    if (canReach() || late) {
      window.scrollTo({ top });
      stop();
    } else requestAnimationFrame(attempt);
  }
  for (const name of userMoves) window.addEventListener(name, stop, { passive: true });
  attempt();
  return stop;
}
