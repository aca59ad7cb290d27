import { useSyncExternalStore } from 'react';
import type { SlidesToShow } from './carouselTypes';

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How many slides fit side by side at the current window width. */
export function useSlidesToShow({ wide, under }: SlidesToShow): number {
  return useSyncExternalStore(
    subscribe,
    () => under.filter(({ width }) => window.innerWidth < width).at(-1)?.slides ?? wide,
    // Prerendering has no window: assume a phone.
    () => under.at(-1)?.slides ?? wide,
  );
}
