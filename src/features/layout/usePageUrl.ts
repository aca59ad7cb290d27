import { useHref, useLocation } from 'react-router-dom';

/** Prerendering has no origin; the prerendered head is discarded anyway. */
const origin = globalThis.location?.origin ?? 'https://shop.invalid';

/** The page's canonical URL, without query and fragment. */
export function usePageUrl(): string {
  const { pathname } = useLocation();
  return new URL(useHref(pathname), origin).href;
}
