import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { routePatterns } from '@/config/paths';
import { nameAt } from '@/domain/product';
import type { Store } from '@/state/makeStore';
import { selectProducts } from '@/state/products';
import { followedLink, routeOf } from './linkedPath';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** A pointer that rests on a link for this long intends to follow it (ms). */
const hoverIntentMs = 60;

function prepare(store: Store, { pathname, search }: HTMLAnchorElement): void {
  void preload(() => loadPages(pathname));
  // matchPath does not decode its params.
  const segment = matchPath(routePatterns.product, routeOf(pathname))?.params.productName;
  if (!segment) return;
  const address = { slug: decodeURIComponent(segment), id: new URLSearchParams(search).get('id') };
  store.dispatch(productApi.util.prefetch('getProduct', nameAt(address, selectProducts(store.getState())), {}));
}

/** Loads the code and the product behind a link on hover, touch and keyboard focus. */
export function preloadOnIntent(store: Store): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A tap fires all three events, and each preparation would delay the page that the tap opens.
  let prepared = '';
  const go = ({ target }: Event) => {
    const link = followedLink(target);
    if (!link || link.href === prepared) return;
    prepared = link.href;
    prepare(store, link);
  };
  const hover = (event: Event) => {
    clearTimeout(timer);
    if (followedLink(event.target)) timer = setTimeout(go, hoverIntentMs, event);
  };
  const at = document.documentElement;
  at.addEventListener('pointerover', hover, { passive: true });
  at.addEventListener('pointerdown', go, { passive: true });
  at.addEventListener('focusin', go);
}
