import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import type { ArtProps } from './artProps';

/** A drawing of a rare state in its own chunk: blank until it loads, or if that fails. `frameClass` reserves its space. */
export function lateArt(load: () => Promise<ComponentType<ArtProps>>, frameClass: string) {
  const Art = lazyComponent(load);
  return function LateArt({ className = '' }: ArtProps) {
    return (
      <span className={`block ${frameClass} ${className}`}>
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Art className="size-full" />
          </Suspense>
        </ErrorBoundary>
      </span>
    );
  };
}
