import { useEffect, useState } from 'react';

/** True once `active` has been true for `ms` milliseconds without a break. */
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
