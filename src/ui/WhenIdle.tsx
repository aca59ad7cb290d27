import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { onIdle } from '@/lib/onIdle';
import { ErrorBoundary } from './ErrorBoundary';

const maximumWaitMs = 2000;

/** Renders its lazy children once the browser is idle; nothing until then, or if their chunk fails to load. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true), maximumWaitMs), []);
  if (!idle) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
