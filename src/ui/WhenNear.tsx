import { type ReactNode, Suspense, useRef } from 'react';
import { useInView } from '@/lib/visibility';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  readonly children: ReactNode;
  /** Shown until then, and if the children fail; as tall as they are, to avoid a layout shift. */
  readonly placeholder: ReactNode;
}

/** Renders its children once they are near the viewport. */
export function WhenNear({ children, placeholder }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { seen: near } = useInView(ref, { margin: '400px', once: true });
  return (
    <div ref={ref}>
      {near ? (
        <ErrorBoundary fallback={() => placeholder}>
          <Suspense fallback={placeholder}>{children}</Suspense>
        </ErrorBoundary>
      ) : (
        placeholder
      )}
    </div>
  );
}
