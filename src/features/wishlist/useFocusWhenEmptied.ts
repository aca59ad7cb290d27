import { useEffect, useRef } from 'react';

/** Moves the focus to the page's heading when the last card, which held it, is removed. */
export function useFocusWhenEmptied(empty: boolean): void {
  const wasFull = useRef(false);
  useEffect(() => {
    if (empty && wasFull.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    wasFull.current = !empty;
  }, [empty]);
}
