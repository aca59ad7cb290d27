import { beforeEach, vi } from 'vitest';
import { adminSignedIn } from './adminSignedIn';

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
