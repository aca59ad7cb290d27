import { vi } from 'vitest';

/** Every media query matches: a wide window. */
export function wideWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}
