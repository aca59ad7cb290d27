import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console.error fails the test. Warnings of failed calls (§8 "only logged") are silenced.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
// First, so that this check comes last: a test that fails by it is cleaned up too.
afterEach(() => {
  const lines = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.mocked(console.error).mockRestore();
  expect(lines).toEqual([]);
});

// Test files that share a process share these modules; each file sets them up again.
if (typeof window === 'undefined') (await import('./browserGaps')).fillBrowserGaps();
else (await import('./domGaps')).setUpDom();

// A build's environment; a test of resized pictures sets it.
Object.assign(globalThis, { __IMAGE_TEMPLATE__: '' });

// Stubs of a test would otherwise last into the next file of its process.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
