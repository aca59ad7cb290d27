import { type ComponentType, lazy } from 'react';
import type { PartTrouble } from './partTrouble';

const retryMs = 10_000;

/** Resolves when a retry is worthwhile: the browser is online again, time has passed, or the shopper asks for it. */
function retrySignal(trouble?: PartTrouble): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      trouble?.setRetry(null);
      resolve();
    };
    const timer = setTimeout(done, retryMs);
    window.addEventListener('online', done);
    trouble?.setRetry(done);
  });
}

async function loadWithRetries<T>(load: () => Promise<T>, trouble?: PartTrouble): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await retrySignal(trouble);
    }
  }
}

/**
 * `React.lazy` with retries: a bare `lazy` that failed once fails until the page reloads, this one stays suspended and
 * tries again. A failure is reported to `trouble`.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, trouble?: PartTrouble) {
  return lazy(() => loadWithRetries(load, trouble).then((component) => ({ default: component })));
}
