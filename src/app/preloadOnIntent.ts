import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { routePatterns } from '@/config/paths';
import { nameFromSlug } from '@/domain/productSlug';
import type { Store } from '@/state/makeStore';
import { followedLink, routeOf } from './linkedPath';
import { productImageTransition } from './productImageTransition';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** A pointer that only passes over a link stays shorter than this (ms). */
const hoverIntentMs = 60;

function prepare(store: Store, pathname: string): void {
  void preload(() => loadPages(pathname));
  // matchPath matches the encoded path and leaves its parameters encoded.
  const encoded = matchPath(routePatterns.product, routeOf(pathname))?.params.productName;
  if (!encoded) return;
  const slug = decodeURIComponent(encoded);
  const names = productApi.endpoints.getProducts
    .select()(store.getState())
    .data?.map(({ name }) => name);
  store.dispatch(productApi.util.prefetch('getProduct', nameFromSlug(slug, names), {}));
}

/**
 * Preloads the code and the product behind a link that a shopper is about to follow (pointer rests on it, touch, keyboard
 * focus), and starts the picture's transition from a card to its product page. Returns a function that stops both.
 */
export function preloadOnIntent(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = ({ target }: Event) => {
    const link = followedLink(target);
    if (link) prepare(store, link.pathname);
  };
  const hover = (event: Event) => {
    clearTimeout(timer);
    if (followedLink(event.target)) timer = setTimeout(go, hoverIntentMs, event);
  };
  const stopTravel = productImageTransition();
  const at = document.documentElement;
  at.addEventListener('pointerover', hover, { passive: true });
  at.addEventListener('pointerdown', go, { passive: true });
  at.addEventListener('focusin', go);
  return () => {
    clearTimeout(timer);
    stopTravel();
    at.removeEventListener('pointerover', hover);
    at.removeEventListener('pointerdown', go);
    at.removeEventListener('focusin', go);
  };
}
