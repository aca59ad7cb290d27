import { useCallback, useRef } from 'react';

/** Whether an element begins in the upper half of the viewport, below the header. */
function beginsInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const headerEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= headerEnd && top <= window.innerHeight / 2;
}

/** After `reveal()`, the next element that mounts with `ref` takes the focus, and scrolls to the top if it is not in view. */
export function useReveal() {
  const awaited = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || !awaited.current) return;
    awaited.current = false;
    element.focus({ preventScroll: true });
    if (!beginsInView(element)) element.scrollIntoView({ block: 'start' });
  }, []);
  return {
    ref,
    reveal: () => {
      awaited.current = true;
    },
  };
}
