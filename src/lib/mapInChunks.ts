import { sliceMs, yieldToMain } from './yieldToMain';

async function mapOne<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
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

let previous: Promise<unknown> = Promise.resolve();

/**
 * Maps a long list in order, a few items at a time, to keep the main thread responsive. Lists take turns: side by side, each would
 * be as late as the last.
 */
export function mapInChunks<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const mapped = previous.then(() => mapOne(items, work));
  previous = mapped.catch(() => {});
  return mapped;
}
