/** Safari has no idle callback: it waits this long instead (ms). */
const withoutIdleMs = 400;

/**
 * Runs a task when the browser is idle, or after `timeoutMs` on a page that never is; without one it waits for as long as it
 * takes. Returns a function that cancels it.
 */
export function onIdle(task: () => void, timeoutMs?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, timeoutMs === undefined ? {} : { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, withoutIdleMs);
  return () => clearTimeout(timer);
}
