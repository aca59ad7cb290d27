import { useEffect, useState } from 'react';

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
