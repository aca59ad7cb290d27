import { useCallback, useRef } from 'react';

/** After `reveal()`, the next element that mounts with `ref` takes the focus and scrolls to the top of the viewport. */
export function useReveal() {
  const awaited = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || !awaited.current) return;
    awaited.current = false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  }, []);
  return {
    ref,
    reveal: () => {
      awaited.current = true;
    },
  };
}
