const timeoutMs = 4000;
const userInput = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position once the page is tall enough, or after a timeout; user input cancels it. Returns a cancel function.
 */
export function restoreScroll(top: number): () => void {
  const canReach = () => document.documentElement.scrollHeight - window.innerHeight >= top;
  let stopped = false;
  function stop() {
    stopped = true;
    for (const name of userInput) window.removeEventListener(name, stop);
  }
  const deadline = performance.now() + timeoutMs;
  function attempt() {
    if (stopped) return;
    if (canReach() || performance.now() > deadline) {
      window.scrollTo({ top });
      stop();
    } else requestAnimationFrame(attempt);
  }
  for (const name of userInput) window.addEventListener(name, stop, { passive: true });
  attempt();
  return stop;
}
