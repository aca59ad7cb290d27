import { afterEach, vi } from 'vitest';
import { guardConsole } from './consoleGuard';

// First, so that its check comes last: a test that fails by it is cleaned up too.
guardConsole();

// Test files that share a process share these modules; each file sets them up again.
if (typeof window === 'undefined') (await import('./browserGaps')).fillBrowserGaps();
else (await import('./setupDom')).setUpDom();

// A build's environment; a test of resized pictures sets it.
Object.assign(globalThis, { __IMAGE_TEMPLATE__: '' });

// Stubs of a test would otherwise last into the next file of its process.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
