import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading';
import { restoreScroll } from './restoreScroll';
import { getScrollPosition, nameOfEntry, saveScrollPosition } from './scrollPositions';

/**
 * Focus and scrolling on navigation: focuses the new page's h1 and scrolls to the top; Back and Forward restore the scroll
 * position. A change of only the query is left to the page.
 */
export function useRouteChange(mainRef: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef(pathname);
  const lastKey = useRef<string>(null);

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  useEffect(() => {
    const entry = nameOfEntry(key, pathname);
    const save = () => saveScrollPosition(entry, window.scrollY);
    // Saved after scrolling, not on leaving: by then the next page is already rendered.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(save, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
    };
  }, [key, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation (key) counts, even to the same URL.
  useLayoutEffect(() => {
    // The browser scrolls to fragments.
    if (hash) return;
    const isFirst = lastKey.current === null;
    lastKey.current = key;
    const saved = getScrollPosition(nameOfEntry(key, pathname));
    // A new document is at the top: reading or setting its position would only force a layout before the first paint.
    if (isFirst && saved === undefined) return;
    if (navigation === 'POP') return restoreScroll(saved ?? 0);
    if (lastPathname.current !== pathname) window.scrollTo({ top: 0 });
  }, [key]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (mainRef.current) return focusHeading(mainRef.current);
  }, [pathname, mainRef]);
}
