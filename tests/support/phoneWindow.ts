import { vi } from 'vitest';

/** For one test the window is as narrow as a phone's: queries for small screens match, nothing else does. */
export function phoneWindow(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}
