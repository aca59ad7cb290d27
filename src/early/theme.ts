import { themeKey } from '@/lib/themeKey';

// Only what the first paint needs: `src/lib/theme.ts` does the rest.
try {
  const kept = localStorage.getItem(themeKey);
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
} catch {
  // Storage is blocked: the system's theme.
}
