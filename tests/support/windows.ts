import { beforeEach, vi } from 'vitest';
import { readCatalogue } from '@/build/bundle';
import { adminSignedIn } from './dashboard';

/** Simulates a phone for one test: only media queries for small screens match. */
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

/** Every media query matches: a wide window. */
function wideWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** Before each test of a file: an administrator at a wide window. */
export function adminAtWideWindow(): void {
  beforeEach(async () => {
    wideWindow();
    await adminSignedIn();
  });
}

/** A wide window, whose media queries match until it is made narrow. */
export function resizableWindow() {
  const changed = new EventTarget();
  let wide = true;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return wide;
    },
    addEventListener: changed.addEventListener.bind(changed),
    removeEventListener: changed.removeEventListener.bind(changed),
  }));
  return {
    narrow() {
      wide = false;
      changed.dispatchEvent(new Event('change'));
    },
  };
}

/** A module as the French build has it. Takes its path below `src`. */
export const inFrench = <Module>(file: string) => readCatalogue<Module>(file, { language: 'fr', locale: 'fr-CA' });
