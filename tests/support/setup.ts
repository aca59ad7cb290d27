import { guardConsole } from './consoleGuard';

// Test files that share a process share these modules, and set up anew.
if (typeof window === 'undefined') (await import('./browserGaps')).fillBrowserGaps();
else (await import('./setupDom')).setUpDom();
guardConsole();

// A build's environment; a test of resized pictures sets it.
Object.assign(globalThis, { __IMAGE_TEMPLATE__: '' });
