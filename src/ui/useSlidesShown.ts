import { useSyncExternalStore } from 'react';
import type { SlidesShown } from './carouselTypes';

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How many slides stand side by side at the window's width now. */
export function useSlidesShown({ wide, under }: SlidesShown): number {
  return useSyncExternalStore(
    subscribe,
    () => under.filter(({ width }) => window.innerWidth < width).at(-1)?.slides ?? wide,
    // Drawn at build time, before there is a window: as on a phone.
    () => under.at(-1)?.slides ?? wide,
  );
}
