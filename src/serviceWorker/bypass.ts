import { scope } from './scope';

/** Of the Static Routing API, which TypeScript's library does not know and only some browsers have. */
interface InstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rule: { condition: object; source: 'network' }) => Promise<void>;
}

/**
 * Lets orders, reports and all that changes something go past the worker. A request of a page that is closing would otherwise be lost
 * in Chromium, `keepalive` or not.
 */
export function bypassForWrites(): void {
  scope.addEventListener('install', (event: InstallEvent) => {
    const rule = { condition: { not: { requestMethod: 'GET' } }, source: 'network' } as const;
    // A browser may know fewer conditions.
    event.addRoutes?.(rule).catch(() => {});
  });
}
