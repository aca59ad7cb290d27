import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, and stays in step with it. */
export function useMediaQuery(query: string): boolean {
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
    // Drawn at build time, before there is a window.
    () => false,
  );
}
