let left = false;
// Rules run without a window.
globalThis.window?.addEventListener('pagehide', () => {
  left = true;
});
globalThis.window?.addEventListener('pageshow', () => {
  left = false;
});

/**
 * Resolves at once; on a page that is being left, once Back shows it again. Leaving cuts calls off, which is no failure: the
 * server may have done what they ask.
 */
export function untilShown(): Promise<void> {
  if (!left) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
}
