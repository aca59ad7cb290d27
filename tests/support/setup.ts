import { guardConsole } from './consoleGuard';

await (typeof window === 'undefined' ? import('./browserGaps') : import('./setupDom'));

guardConsole();
