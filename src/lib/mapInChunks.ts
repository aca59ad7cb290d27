import { sliceMs, yieldToMain } from './yieldToMain';

/** Maps a long list in order, a few items at a time, to keep the main thread responsive. */
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
