import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Moves a carousel on while nobody looks closer: neither pointer nor focus on it, and not paused by its button. */
export function useCarouselClock(everyMs: number | undefined, next: () => void) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const step = useRef(next);
  useEffect(() => {
    step.current = next;
  });

  const running = everyMs !== undefined && !paused && !hovered && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => step.current(), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

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
