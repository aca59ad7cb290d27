import { useEffect, useRef } from 'react';

/** Calls `onEnd` once after `ms`, not counting paused time. */
export function usePausableTimer(ms: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(ms);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => latestOnEnd.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - started));
    };
  }, [paused]);
}
