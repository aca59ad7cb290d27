import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { local } from './storage';

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

/**
 * Calls `listener` when another tab changes one of `keys` in local storage, or, once this page is back in view, if one
 * has changed meanwhile: a frozen page gets no events. Returns an unsubscribe function.
 */
export function onStored(keys: readonly string[], listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener();
  };
  const read = () => JSON.stringify(keys.map(local.read));
  let lastInView = read();
  const hidden = () => {
    if (document.visibilityState === 'hidden') lastInView = read();
  };
  window.addEventListener('storage', stored);
  document.addEventListener('visibilitychange', hidden);
  // Without a change, `listener` must not run: it would replace what the page has and could not store.
  const stopWatching = onVisible(() => {
    if (read() !== lastInView) listener();
  });
  return () => {
    window.removeEventListener('storage', stored);
    document.removeEventListener('visibilitychange', hidden);
    stopWatching();
  };
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page can be seen: false in a tab behind another one. */
export const usePageVisible = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

interface Options {
  /** How far outside the viewport an element already counts as in view. */
  readonly margin?: string;
  /** Stops observing after the first sight. */
  readonly once?: boolean;
}

/** Whether an element is in view, and whether it has ever been. */
export function useInView(ref: RefObject<HTMLElement | null>, { margin = '0px', once = false }: Options = {}) {
  const [inView, setInView] = useState(false);
  const [seen, setSeen] = useState(false);
  const finished = once && seen;

  useEffect(() => {
    if (finished || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setInView(entries.at(-1)?.isIntersecting ?? false);
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [finished, ref, margin]);

  return { inView, seen };
}

/** Whether the page is being printed. Renders at once: the browser prints what is rendered when its event returns. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    const render = (next: boolean) => flushSync(() => setPrinting(next));
    const start = () => render(true);
    const end = () => render(false);
    const follow = ({ matches }: MediaQueryListEvent) => render(matches);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}

/** Makes the browser ask before it reloads or closes the page. Returns a function that stops this. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Makes the browser ask before it reloads or closes the page while there is something to lose. */
export function useAskBeforeLeaving(hasUnsaved: boolean): void {
  useEffect(() => (hasUnsaved ? askBeforeLeaving() : undefined), [hasUnsaved]);
}
