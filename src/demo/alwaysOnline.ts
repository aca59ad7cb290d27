/** The demo's backend is in the browser: on a machine without a network it answers all the same, and the shop is not offline. */
export function alwaysOnline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
}
