import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { listen, stopAll } from './listen';
import { local } from './storage';

/** Calls `listener` whenever the page comes back into view. Returns an unsubscribe function. */
export function onVisible(listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === 'visible') listener();
  };
  // A page from the back/forward cache was frozen: it missed every event meanwhile.
  return stopAll(listen(window, 'pageshow', changed), listen(document, 'visibilitychange', changed));
}

/**
 * Calls `listener` when another tab changes one of `keys` in local storage, or, once this page is back in view, if one
 * has changed meanwhile: a frozen page gets no events. Returns an unsubscribe function.
 */
export function onStored(keys: readonly string[], listener: () => void): () => void {
  const read = () => JSON.stringify(keys.map(local.read));
  let lastInView = read();
  return stopAll(
    listen(window, 'storage', ({ key }) => {
      if (key === null || keys.includes(key)) listener();
    }),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') lastInView = read();
    }),
    // Without a change, `listener` must not run: it would replace what the page has and could not store.
    onVisible(() => {
      if (read() !== lastInView) listener();
    }),
  );
}

const subscribeToVisibility = (listener: () => void) => listen(document, 'visibilitychange', listener);

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
    const render = (next: boolean) => flushSync(() => setPrinting(next));
    return stopAll(
      listen(window, 'beforeprint', () => render(true)),
      listen(window, 'afterprint', () => render(false)),
      listen(window.matchMedia('print'), 'change', ({ matches }) => render(matches)),
    );
  }, []);
  return printing;
}

/** Makes the browser ask before it reloads or closes the page. Returns a function that stops this. */
export const askBeforeLeaving = () => listen(window, 'beforeunload', (event) => event.preventDefault());

/** Makes the browser ask before it reloads or closes the page while there is something to lose. */
export function useAskBeforeLeaving(hasUnsaved: boolean): void {
  useEffect(() => (hasUnsaved ? askBeforeLeaving() : undefined), [hasUnsaved]);
}
