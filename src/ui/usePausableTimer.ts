import { useEffect, useRef } from 'react';

/** Runs `onEnd` once after `ms`, not counting the time in which it is paused. */
export function usePausableTimer(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [paused]);
}
