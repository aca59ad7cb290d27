import { useEffect, useRef } from 'react';

/** When the last card went with the focus in it, the page's heading has it next. */
export function useFocusWhenEmptied(empty: boolean): void {
  const wasFull = useRef(false);
  useEffect(() => {
    if (empty && wasFull.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    wasFull.current = !empty;
  }, [empty]);
}
