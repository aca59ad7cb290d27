/**
 * Reloads the page for code that is missing or broken: without the service worker, which would answer with the same build
 * again. The page registers it anew.
 */
export async function reloadFromNetwork(): Promise<void> {
  if (!__DEMO__)
    try {
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    } catch {
      // There is none.
    }
  window.location.reload();
}
