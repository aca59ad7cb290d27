import { type ComponentType, lazy } from 'react';

/** How long a part whose code did not come is left before it is asked for again (ms). */
const againMs = 10_000;

/** Resolves when there is a reason to try once more: the connection is back, or time has passed. */
function reasonToTryAgain(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, againMs);
    window.addEventListener('online', done);
  });
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await reasonToTryAgain();
    }
  }
}

/**
 * A part of a page in a chunk of its own. A bare `lazy` that failed once fails until the page is reloaded; this one keeps
 * waiting, its place held by the Suspense around it, and comes when the connection does.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => persistently(load).then((component) => ({ default: component })));
}
