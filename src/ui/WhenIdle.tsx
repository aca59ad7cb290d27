import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { onIdle } from '@/lib/onIdle';
import { ErrorBoundary } from './ErrorBoundary';

/** The longest that a busy page makes it wait (ms). */
const longestMs = 2000;

/**
 * Draws what nobody misses at first (lazy content): its code is asked for once the page stands and the browser has nothing
 * to do. Until then, and where it does not come, there is nothing.
 */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true), longestMs), []);
  if (!idle) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
