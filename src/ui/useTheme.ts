import { useSyncExternalStore } from 'react';
import { shownTheme } from '@/lib/theme';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme that shows, whichever switch or tab chose it. */
export const useTheme = () => useSyncExternalStore(subscribe, shownTheme, () => 'system' as const);
