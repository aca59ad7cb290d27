/** Calls `listener` whenever the page comes back into view. Returns an unsubscribe function. */
export function onVisible(listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === 'visible') listener();
  };
  // A page from the back/forward cache was frozen: it missed every event meanwhile.
  window.addEventListener('pageshow', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('pageshow', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
