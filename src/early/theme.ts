import { themeKey } from '@/lib/themeKey';

// Only what the first paint needs: `src/lib/theme.ts` does the rest. A value that the style does not know changes nothing.
try {
  const kept = localStorage.getItem(themeKey);
  if (kept) document.documentElement.dataset.theme = kept;
} catch {
  // Storage is blocked: the system's theme.
}
