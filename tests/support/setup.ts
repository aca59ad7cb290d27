import { afterEach, vi } from 'vitest';
import { guardConsole } from './consoleGuard';

// Test files that share a process share these modules, and set up anew.
if (typeof window === 'undefined') (await import('./browserGaps')).fillBrowserGaps();
else (await import('./setupDom')).setUpDom();
guardConsole();

// A build's environment; a test of resized pictures sets it.
Object.assign(globalThis, { __IMAGE_TEMPLATE__: '' });

// What a test replaced would otherwise be there for the next file of its process.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
