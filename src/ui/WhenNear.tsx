import { type ReactNode, Suspense, useRef } from 'react';
import { useInView } from '@/lib/useInView';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  /** Lazy content: its code is asked for once this nears the window. */
  readonly children: ReactNode;
  /** Stands in until then, and where the code does not come; of the size of what comes. */
  readonly placeholder: ReactNode;
  /** How far below the window it begins to load. */
  readonly margin?: string;
}

/** Draws what is far below the window only when a reader nears it. */
export function WhenNear({ children, placeholder, margin = '400px' }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { seen: near } = useInView(ref, { margin, once: true });
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
