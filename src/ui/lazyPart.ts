import { type ComponentType, lazy } from 'react';
import type { PartTrouble } from './partTrouble';

/** How long a part whose code did not come is left before it is asked for again (ms). */
const againMs = 10_000;

/** Resolves when there is a reason to try once more: the connection is back, time has passed, or the shopper asks. */
function reasonToTryAgain(trouble?: PartTrouble): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      trouble?.tell(null);
      resolve();
    };
    const timer = setTimeout(done, againMs);
    window.addEventListener('online', done);
    trouble?.tell(done);
  });
}

async function persistently<T>(load: () => Promise<T>, trouble?: PartTrouble): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await reasonToTryAgain(trouble);
    }
  }
}

/**
 * A part of a page in a chunk of its own. A bare `lazy` that failed once fails until the page is reloaded; this one keeps
 * waiting, its place held by the Suspense around it, and comes when the connection does. `trouble` is told of a failure.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, trouble?: PartTrouble) {
  return lazy(() => persistently(load, trouble).then((component) => ({ default: component })));
}
