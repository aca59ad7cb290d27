import type { ReactNode } from 'react';
import { Spinner } from './Spinner';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  readonly active: boolean;
  /** What is being loaded, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Old content while new is on its way: veiled after a moment, with a ring above it that stays in sight. */
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
