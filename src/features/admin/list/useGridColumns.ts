import { useState, useSyncExternalStore } from 'react';
import { useIsPrinted } from './PrintingProvider';

/** The window's columns. Media queries are slow to make, and each keystroke in a search asks for them. */
function windowColumns() {
  const two = window.matchMedia('(min-width: 40rem)');
  const three = window.matchMedia('(min-width: 64rem)');
  return {
    subscribe: (listener: () => void) => {
      for (const query of [two, three]) query.addEventListener('change', listener);
      return () => {
        for (const query of [two, three]) query.removeEventListener('change', listener);
      };
    },
    get: () => {
      if (three.matches) return 3;
      return two.matches ? 2 : 1;
    },
  };
}

/** Columns of the card grid (§9, ruling 39): 1, 2 from 640 px, 3 from 1024 px; 2 on paper. */
export function useGridColumns(): 1 | 2 | 3 {
  const printed = useIsPrinted();
  const [{ subscribe, get }] = useState(windowColumns);
  const columns = useSyncExternalStore(subscribe, get);
  return printed ? 2 : columns;
}
