import type { ReactNode } from 'react';
import { useDelayedFlag } from './useDelayedFlag';

interface Props {
  readonly active: boolean;
  readonly children: ReactNode;
  readonly afterMs?: number | undefined;
}

/** Shows and announces its children once a response takes long. */
export function SlowNote({ active, children, afterMs = 8000 }: Props) {
  const slow = useDelayedFlag(afterMs, active);
  return (
    <div role="status" className="text-center text-ink-soft">
      {slow && <div className="pt-4">{children}</div>}
    </div>
  );
}
