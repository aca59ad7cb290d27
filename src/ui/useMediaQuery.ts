import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `prerendered` is the result at build time. */
export function useMediaQuery(query: string, prerendered = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => prerendered,
  );
}
