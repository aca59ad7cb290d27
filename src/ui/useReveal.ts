import { useCallback, useRef } from 'react';

/** After `reveal()`, the element that appears with `ref` takes the focus and comes to the top of the view. */
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
