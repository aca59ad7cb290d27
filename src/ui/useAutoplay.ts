import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Advances a carousel at an interval, except while it is hovered, focused or paused by its button. */
export function useAutoplay(
  frameRef: RefObject<HTMLElement | null>,
  intervalMs: number | undefined,
  onAdvance: () => void,
) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const latestOnAdvance = useRef(onAdvance);
  useEffect(() => {
    latestOnAdvance.current = onAdvance;
  });

  const running = intervalMs !== undefined && !paused && !hovered && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // A pointer that rested there before the carousel came sends no event.
      if (!frameRef.current?.matches(':hover')) latestOnAdvance.current();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs, frameRef]);

  return {
    paused,
    toggle: () => setPaused(!paused),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
