import { guardConsole } from './consoleGuard';

await (typeof window === 'undefined' ? import('./browserGaps') : import('./setupDom'));

guardConsole();

// A build's environment; a test of resized pictures sets it.
Object.assign(globalThis, { __IMAGE_TEMPLATE__: '' });
