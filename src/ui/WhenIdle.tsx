import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

const maximumWaitMs = 2000;
/** Safari has no requestIdleCallback. */
const fallbackMs = 400;

function onIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: maximumWaitMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, fallbackMs);
  return () => clearTimeout(timer);
}

/** Renders its lazy children once the browser is idle; nothing until then, or if their chunk fails to load. */
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
