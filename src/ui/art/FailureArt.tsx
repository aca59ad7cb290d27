import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { EmptyArt } from './EmptyArt';

const Drawing = lazyComponent(() => import('./empty/ErrorArt').then((module) => module.ErrorArt));

function LateDrawing() {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Drawing />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The drawing of a failure. It comes late and may stay away: no page carries it that did not fail. */
export function FailureArt({ className = '' }: { className?: string }) {
  return <EmptyArt of={LateDrawing} className={className} />;
}
