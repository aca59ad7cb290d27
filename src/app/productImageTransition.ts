import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { addressOf, followedLink, routeOf } from './linkedPath';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** View transition names, used by the style sheet. */
const pictureName = 'product-picture';
const headerName = 'site-header';
/** Reduced motion, and touch: a phone takes longer to capture the page than to change it. */
const disabled = '(prefers-reduced-motion: reduce), (pointer: coarse)';
/** A page that takes longer than this (ms) appears without the animation. */
const patienceMs = 300;

/** Names an element for the view transition. Returns a function that removes the name. */
function name(element: HTMLElement | null | undefined, as: string): () => void {
  element?.style.setProperty('view-transition-name', as);
  return () => element?.style.removeProperty('view-transition-name');
}

/** Resolves when <main> holds another page, or after `patienceMs`. */
function nextPage(main: Element, go: () => void): Promise<void> {
  return new Promise((resolve) => {
    const before = main.firstElementChild;
    const path = location.pathname;
    const observer = new MutationObserver(() => {
      if (main.firstElementChild !== before) done();
    });
    const timer = setTimeout(done, patienceMs);
    function done() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe(main, { childList: true });
    go();
    // A click that ends a swipe does not navigate.
    if (location.pathname === path) done();
  });
}

/** The product link that a plain click follows, and the picture of its card. */
function leaving(event: MouseEvent) {
  // A click by keyboard has a detail of 0, and so has `link.click()` in `follow`.
  const plain =
    event.button === 0 && event.detail > 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = plain && !event.defaultPrevented ? followedLink(event.target) : null;
  if (!link || link.pathname === location.pathname) return null;
  if (!matchPath(routePatterns.product, routeOf(link.pathname))) return null;
  const [picture, ...others] = link.closest('article')?.querySelectorAll('img') ?? [];
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
  const inSight = picture && others.length === 0 && bottom > 0 && top < innerHeight;
  return { link, picture: inSight ? picture : null };
}

function follow(event: MouseEvent): void {
  const main = document.getElementById('main');
  const going = leaving(event);
  if (!main || !going || matchMedia(disabled).matches) return;
  const { link, picture } = going;
  const unnameCard = name(picture, pictureName);
  const unnameHeader = name(document.querySelector('header'), headerName);
  let unnameGallery = () => {};
  const transition = document.startViewTransition(async () => {
    // Another navigation may have removed the link meanwhile.
    if (link.isConnected) await nextPage(main, () => link.click());
    unnameCard();
    if (picture) unnameGallery = name(main.querySelector<HTMLElement>('[data-gallery] img'), pictureName);
  });
  event.preventDefault();
  event.stopPropagation();
  const tidy = () => {
    unnameHeader();
    unnameGallery();
  };
  // The page changes even when the transition is skipped or aborted.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
  transition.finished.then(tidy, tidy);
}

/** Animates a product's picture from its card to its page, once that page's code has loaded. */
export function productImageTransition(): void {
  if (!('startViewTransition' in document)) return;
  void preload(() => loadPages(addressOf(routePatterns.product)).then(() => true)).then((loaded) => {
    // Listens ahead of React, which gets the click once the browser has captured the old page.
    if (loaded) document.addEventListener('click', follow, { capture: true });
  });
}
