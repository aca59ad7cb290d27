import { matchPath } from 'react-router-dom';
import { productApi } from '@/api/productApi';
import { routePatterns } from '@/config/paths';
import { nameFromSlug } from '@/domain/productSlug';
import type { Store } from '@/state/makeStore';
import { loadPages } from './routes';
import { ahead } from './staleChunk';

/** A pointer that only passes over a link stays shorter than this (ms). */
const meantMs = 60;
const base = import.meta.env.BASE_URL;

/** The path below the shop's base that a link leads to; null for a link elsewhere. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || !link.pathname.startsWith(base)) return null;
  return link.pathname;
}

function prepare(store: Store, pathname: string): void {
  void ahead(() => loadPages(pathname));
  const slug = matchPath(routePatterns.product, `/${pathname.slice(base.length)}`)?.params.productName;
  if (!slug) return;
  const names = productApi.endpoints.getProducts
    .select()(store.getState())
    .data?.map(({ name }) => name);
  store.dispatch(productApi.util.prefetch('getProduct', nameFromSlug(slug, names), {}));
}

/**
 * Loads the code and the product behind a link when a shopper is about to follow it: under a resting pointer, at a touch,
 * with the focus of the keyboard. Gives the way to stop.
 */
export function prepareNext(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = ({ target }: Event) => {
    const path = pathOf(target);
    if (path) prepare(store, path);
  };
  const hover = (event: Event) => {
    clearTimeout(timer);
    if (pathOf(event.target)) timer = setTimeout(go, meantMs, event);
  };
  const at = document.documentElement;
  at.addEventListener('pointerover', hover, { passive: true });
  at.addEventListener('pointerdown', go, { passive: true });
  at.addEventListener('focusin', go);
  return () => {
    clearTimeout(timer);
    at.removeEventListener('pointerover', hover);
    at.removeEventListener('pointerdown', go);
    at.removeEventListener('focusin', go);
  };
}
