import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from './Button';
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

const slowResponseMs = 8000;

/** Whether a response that is awaited is slow. */
export const useIsSlow = (awaited: boolean) => useDelayedFlag(slowResponseMs, awaited);

/** Shows and announces its children once a response is slow. */
export function SlowNote({ active, children }: { readonly active: boolean; readonly children: ReactNode }) {
  const slow = useIsSlow(active);
  return (
    <div role="status" className="text-center text-ink-soft">
      {slow && <div className="pt-4">{children}</div>}
    </div>
  );
}

/** True once `active` has stayed true for `ms` milliseconds. */
export function useDelayedFlag(ms: number, active: boolean): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setReached(true), ms);
    return () => {
      clearTimeout(timer);
      setReached(false);
    };
  }, [ms, active]);
  return reached;
}
