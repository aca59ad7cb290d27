import type { ReactNode } from 'react';
import { useDelayedFlag } from './useDelayedFlag';

interface Props {
  readonly active: boolean;
  readonly children: ReactNode;
  /** Milliseconds of waiting before it is said. */
  readonly afterMs?: number | undefined;
}

/** Names a slow answer: its children appear, and are told, when the wait has grown long. */
export function SlowNote({ active, children, afterMs = 8000 }: Props) {
  const slow = useDelayedFlag(afterMs, active);
  return (
    <div role="status" className="text-center text-ink-soft">
      {slow && <div className="pt-4">{children}</div>}
    </div>
  );
}
