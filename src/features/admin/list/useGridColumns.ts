import { useSyncExternalStore } from 'react';
import { useIsPrinted } from './PrintingProvider';

const two = '(min-width: 40rem)';
const three = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const queries = [two, three].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Columns of the card grid (§9, ruling 39): 1, 2 from 640 px, 3 from 1024 px; 2 on paper. */
export function useGridColumns(): 1 | 2 | 3 {
  const printed = useIsPrinted();
  return useSyncExternalStore(subscribe, () => {
    if (printed) return 2;
    if (window.matchMedia(three).matches) return 3;
    return window.matchMedia(two).matches ? 2 : 1;
  });
}
