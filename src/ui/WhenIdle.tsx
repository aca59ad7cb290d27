import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** The longest that a busy page makes it wait (ms); Safari, which knows no idle time, waits the shorter while. */
const busyMs = 2000;
const unknownMs = 400;

function onIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: busyMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, unknownMs);
  return () => clearTimeout(timer);
}

/**
 * Draws what nobody misses at first (lazy content): its code is asked for once the page stands and the browser has nothing
 * to do. Until then, and where it does not come, there is nothing.
 */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  if (!idle) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
