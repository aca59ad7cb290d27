import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '@/lib/listen';

/** Whether a media query matches; `prerendered` is the result at build time. */
export function useMediaQuery(query: string, prerendered = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => listen(window.matchMedia(query), 'change', listener),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => prerendered,
  );
}
