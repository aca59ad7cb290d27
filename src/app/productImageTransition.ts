import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { followedLink, routeOf } from './linkedPath';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** What the style sheet calls the picture and the header while they change places. */
const pictureName = 'product-picture';
const headerName = 'site-header';
/** Where motion is not wanted; and under a finger, for a phone's processor takes longer to picture the page than to change it. */
const unwelcome = '(prefers-reduced-motion: reduce), (pointer: coarse)';
/** A page that takes longer is not waited for: it comes without the picture's way to it (ms). */
const patienceMs = 300;

/** Names an element for the browser's view transition, and gives the way to take the name off. */
function name(element: HTMLElement | null | undefined, as: string): () => void {
  element?.style.setProperty('view-transition-name', as);
  return () => element?.style.removeProperty('view-transition-name');
}

/** Resolves when another page stands in <main>, or when it keeps one waiting. */
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
    // A click that was the end of a swipe leads nowhere.
    if (location.pathname === path) done();
  });
}

/** The link and the one picture of a product card that a plain click is about to leave for its page. */
function leaving(event: MouseEvent) {
  // Keys click with a detail of 0, and so does the click that is sent on.
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
  if (!main || !going || matchMedia(unwelcome).matches) return;
  const { link, picture } = going;
  const unnameCard = name(picture, pictureName);
  const unnameHeader = name(document.querySelector('header'), headerName);
  let unnameGallery = () => {};
  const transition = document.startViewTransition(async () => {
    // Something else may have been followed meanwhile.
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
  // Skipped or broken off, the page is there all the same.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
  transition.finished.then(tidy, tidy);
}

/**
 * From a product's card its picture travels to the product page, where the browser can do that, motion is welcome, the
 * pointer is a mouse and the page's code is here; anything else is followed as ever. Gives the way to stop.
 */
export function productImageTransition(): () => void {
  if (!('startViewTransition' in document)) return () => {};
  let stopped = false;
  void preload(() => loadPages(routePatterns.product).then(() => true)).then((loaded) => {
    // Before React, which is sent the click once the old page's picture is taken.
    if (loaded && !stopped) document.addEventListener('click', follow, { capture: true });
  });
  return () => {
    stopped = true;
    document.removeEventListener('click', follow, { capture: true });
  };
}
