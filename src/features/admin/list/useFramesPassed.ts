import { useEffect, useState } from 'react';

/** Whether so many frames have passed since the component appeared, or since `frames` was no longer Infinity. */
export function useFramesPassed(frames: number): boolean {
  const [left, setLeft] = useState(frames);
  if (left === Number.POSITIVE_INFINITY && frames < left) setLeft(frames);
  useEffect(() => {
    if (left === 0 || left === Number.POSITIVE_INFINITY) return;
    const frame = requestAnimationFrame(() => setLeft(left - 1));
    return () => cancelAnimationFrame(frame);
  }, [left]);
  return left === 0;
}
