/** Resolves after `ms`, in a task of its own. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Longest stretch of work before the browser may handle input again (ms). */
export const sliceMs = 8;

/** Lets the browser handle input and paint. Not every browser has scheduler.yield yet. */
export function yieldToMain(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : wait(0);
}

/**
 * Lets the browser handle input and paint, and all waiting tasks run; scheduler.yield resumes before the page's own
 * rendering. Unlike a timer, it leaves no gap that counts as idle time. Not every browser has scheduler.postTask yet.
 */
export function nextTask(): Promise<void> {
  return 'scheduler' in globalThis && 'postTask' in scheduler ? scheduler.postTask(() => {}) : wait(0);
}

async function mapOne<T, R>(items: readonly T[], work: (item: T) => R, firstMs: number): Promise<R[]> {
  const made: R[] = [];
  let end = performance.now() + firstMs;
  for (const item of items) {
    made.push(work(item));
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + sliceMs;
  }
  return made;
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * Maps a long list in order, a few items at a time, to keep the main thread responsive. Lists take turns: interleaved,
 * each would finish as late as the last. A list that the page waits for starts with a longer stretch of `firstMs`.
 */
export function mapInChunks<T, R>(items: readonly T[], work: (item: T) => R, firstMs = sliceMs): Promise<R[]> {
  const mapped = previous.then(() => mapOne(items, work, firstMs));
  previous = mapped.catch(() => {});
  return mapped;
}

/** Safari has no idle callback: it waits this long instead (ms). */
const withoutIdleMs = 400;

/**
 * Runs a task when the browser is idle, or after `timeoutMs` on a page that is never idle; without a timeout it may
 * wait forever. Returns a function that cancels the task.
 */
export function onIdle(task: () => void, timeoutMs?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, timeoutMs === undefined ? {} : { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, withoutIdleMs);
  return () => clearTimeout(timer);
}
