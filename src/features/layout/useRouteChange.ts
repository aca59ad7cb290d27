import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading';
import { restoreScroll } from './restoreScroll';
import { recallScroll, rememberScroll } from './scrollMemory';

/**
 * What a change of page does besides drawing it: the focus goes to the h1, a new page starts at the top, and Back and
 * Forward return to the place that was left. A change of the query alone leaves focus and place to the page.
 * Takes the ref of <main>.
 */
export function useRouteChange(mainRef: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef(pathname);
  // The key alone is not enough: every first entry of a visit has the same one.
  const place = `${key} ${pathname}`;

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  useEffect(() => {
    const remember = () => rememberScroll(place, window.scrollY);
    // At the end of scrolling rather than on leaving: by then the next page is already there.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', remember);
    };
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a place counts, also of the same one (key).
  useLayoutEffect(() => {
    // A fragment is the browser's business.
    if (hash) return;
    if (navigation === 'POP') return restoreScroll(recallScroll(place) ?? 0);
    if (lastPathname.current !== pathname) window.scrollTo({ top: 0 });
  }, [key]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (mainRef.current) return focusHeading(mainRef.current);
  }, [pathname, mainRef]);
}
