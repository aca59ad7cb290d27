/** Work holds the page up no longer than this at a time, in ms. */
const sliceMs = 8;

/** Lets the browser answer a key or paint before the work goes on. */
function yieldToMain(): Promise<void> {
  // Not yet in every browser: there a task of its own does.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Each item through `work`, in order and a few at a time, so that a long list never stalls the page. */
export async function mapInChunks<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  let start = performance.now();
  for (const item of items) {
    made.push(work(item));
    if (performance.now() - start < sliceMs) continue;
    await yieldToMain();
    start = performance.now();
  }
  return made;
}
