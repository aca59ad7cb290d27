import { afterEach, vi } from 'vitest';
import { guardConsole } from './consoleGuard';

// First, so that its check comes last: a test that fails by it is cleaned up too.
guardConsole();

// Test files that share a process share these modules, and set up anew.
if (typeof window === 'undefined') (await import('./browserGaps')).fillBrowserGaps();
else (await import('./setupDom')).setUpDom();

// A build's environment; a test of resized pictures sets it.
Object.assign(globalThis, { __IMAGE_TEMPLATE__: '' });

// What a test replaced would otherwise be there for the next file of its process.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
