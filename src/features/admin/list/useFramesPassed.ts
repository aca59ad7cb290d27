import { useEffect, useState } from 'react';

/** Whether so many frames have passed since the component appeared. */
export function useFramesPassed(frames: number): boolean {
  const [left, setLeft] = useState(frames);
  useEffect(() => {
    if (left === 0) return;
    const frame = requestAnimationFrame(() => setLeft(left - 1));
    return () => cancelAnimationFrame(frame);
  }, [left]);
  return left === 0;
}
