import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listen, stopAll } from '@/lib/listen';

const timeoutMs = 5000;

/**
 * Focuses the page's h1 (`data-page-heading`), waiting for it while the page's chunk loads. Does nothing if the focus
 * moves into the page meanwhile. Returns a cancel function.
 */
export function focusHeading(main: HTMLElement): () => void {
  const initial = document.activeElement;
  function focusNow(): boolean {
    const heading = main.querySelector<HTMLElement>('[data-page-heading]');
    if (!heading) return false;
    const active = document.activeElement;
    // An ancestor of the heading has the focus only because a focused element disappeared.
    if (active === initial || active?.contains(heading)) heading.focus({ preventScroll: true });
    return true;
  }
  if (focusNow()) return () => {};
  const observer = new MutationObserver(() => focusNow() && stop());
  const timer = setTimeout(stop, timeoutMs);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    stopListening();
  }
  observer.observe(main, { childList: true, subtree: true });
  // Don't steal focus while the user is typing.
  const stopListening = listen(document, 'input', stop, { capture: true });
  return stop;
}

/** Parameters that select the page's content: a product of the same name, an order's invoice or packing slip, a list's page. */
const contentParams = ['id', 'invoice', 'slip', 'page'];

function contentOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  return [pathname, ...contentParams.map((name) => params.get(name))].join(' ');
}

/** React Router's key of each visit's first history entry, which is not in `history.state`. */
const firstKey = 'default';

/** The scroll position in the history entry, which survives a reload, in pixels; undefined for a new entry. */
function savedScroll(): number | undefined {
  const scroll: unknown = history.state?.scroll;
  return typeof scroll === 'number' ? scroll : undefined;
}

/** A navigation changes the entry before its page renders, so a position is saved only to the entry with its key. */
function saveScroll(key: string): void {
  if ((history.state?.key ?? firstKey) !== key) return;
  history.replaceState({ ...history.state, scroll: window.scrollY }, '');
}

const scrollTimeoutMs = 4000;
const userInput = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Repeats `scroll` in each frame until it returns true or the time is over; user input cancels it. Returns a cancel function. */
function scrollWhenReady(scroll: () => boolean): () => void {
  let stopped = false;
  const stopListening = listen(window, userInput, stop, { passive: true });
  function stop() {
    stopped = true;
    stopListening();
  }
  const deadline = performance.now() + scrollTimeoutMs;
  function attempt() {
    if (stopped) return;
    if (scroll() || performance.now() > deadline) stop();
    else requestAnimationFrame(attempt);
  }
  attempt();
  return stop;
}

/** Scrolls to a position once the page is tall enough; one that has become shorter stays where it is. */
export function restoreScroll(top: number): () => void {
  return scrollWhenReady(() => {
    const canReach = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (canReach) window.scrollTo({ top });
    return canReach;
  });
}

/** Scrolls to a fragment's element once it renders; the browser itself scrolls to an element of the HTML. */
function scrollToLate(hash: string): (() => void) | undefined {
  const target = () => document.getElementById(hash.slice(1));
  if (target()) return undefined;
  return scrollWhenReady(() => {
    target()?.scrollIntoView();
    return target() !== null;
  });
}

/**
 * Focus and scrolling on navigation: focuses the new page's h1 and scrolls to the top; Back and Forward restore the
 * scroll position. A change of only the query is left to the page.
 */
export function useRouteChange(mainRef: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash, state } = useLocation();
  const navigation = useNavigationType();
  const address = pathname + search;
  const content = contentOf(pathname, search);
  // A frame that mounts on a navigation follows another one: that of the shop after the dashboard's.
  const last = useRef(navigation === 'POP' ? { address, content } : { address: '', content: '' });
  const lastKey = useRef<string>(null);

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  useEffect(() => {
    // Saved after scrolling or on a click, not on leaving: by then the next page is already rendered.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      timer = undefined;
      saveScroll(key);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(save, 100);
    };
    const saveWaiting = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      save();
    };
    return stopAll(
      () => clearTimeout(timer),
      listen(window, 'scroll', onScroll, { passive: true }),
      listen(window, 'click', saveWaiting, { capture: true }),
      listen(window, 'pagehide', save),
    );
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation (key, or an anchor's hash) counts, even to the same URL.
  useLayoutEffect(() => {
    const saved = savedScroll();
    const isFirst = lastKey.current === null;
    lastKey.current = key;
    // The browser itself scrolls to fragments, but not on Back or a reload.
    if (hash && saved === undefined) return isFirst ? scrollToLate(hash) : undefined;
    // A new visit is at the top: setting the position would only delay the first paint.
    if (isFirst && key === firstKey && saved === undefined) return;
    if (navigation === 'POP') return restoreScroll(saved ?? 0);
    // A link to the current page scrolls to its top, as in any browser.
    if (!state?.stays && (last.current.content !== content || last.current.address === address))
      window.scrollTo({ top: 0 });
  }, [key, hash]);

  useEffect(() => {
    // A change of filter keeps the focus, even if it leaves a list's second page.
    const isOther = !state?.stays && last.current.content !== content;
    last.current = { address, content };
    if (isOther && mainRef.current) return focusHeading(mainRef.current);
  }, [address, content, state, mainRef]);
}
