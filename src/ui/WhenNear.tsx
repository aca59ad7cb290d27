import { type ReactNode, Suspense, useRef } from 'react';
import { useInView } from '@/lib/useInView';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  /** Lazy content: its chunk is requested near the viewport. */
  readonly children: ReactNode;
  /** Shown until then, and if the chunk fails to load; as tall as the content, to avoid layout shift. */
  readonly placeholder: ReactNode;
  /** How far below the viewport loading starts. */
  readonly margin?: string;
}

/** Renders its children once they come near the viewport. */
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
