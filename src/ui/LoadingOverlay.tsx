import type { ReactNode } from 'react';
import { Spinner } from './Spinner';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  readonly active: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/** Dims stale content while its replacement loads, under a sticky spinner with a screen-reader label. */
export function LoadingOverlay({ active, label, children }: Props) {
  return (
    <div aria-busy={active} className="relative">
      <div className={active ? 'pointer-events-none' : undefined}>{children}</div>
      <div role="status" className={active ? 'late absolute inset-0 z-20 bg-ivory/70' : 'sr-only'}>
        {active && (
          <div className="sticky top-[40vh] flex justify-center py-10 text-leaf">
            <Spinner className="size-10" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}
